import * as z from 'zod'
import { addressFact, areasFact, emailFact, phoneFact } from './contact.ts'
import type { FactKind } from './fact-kind.ts'
import { appointmentFact, datesFact, hoursFact } from './hours.ts'
import { serviceFact } from './offers.ts'
import { credentialFact, personFact, sinceFact } from './people.ts'

/** Every kind of fact that can be set, by its name. The company's name is set apart, as it is no fact of the business. */
const kinds = {
  phone: phoneFact,
  email: emailFact,
  address: addressFact,
  areas: areasFact,
  hours: hoursFact,
  dates: datesFact,
  appointment: appointmentFact,
  service: serviceFact,
  person: personFact,
  credential: credentialFact,
  since: sinceFact,
} as const

export const fact = z.discriminatedUnion('kind', [
  phoneFact.input,
  emailFact.input,
  addressFact.input,
  areasFact.input,
  hoursFact.input,
  datesFact.input,
  appointmentFact.input,
  serviceFact.input,
  personFact.input,
  credentialFact.input,
  sinceFact.input,
])
export type Fact = z.output<typeof fact>

/** How a fact of its kind is set. */
export const kindOf = ({ kind }: Fact): FactKind => kinds[kind] as unknown as FactKind
