import * as z from 'zod'
import {
  audience,
  business,
  credential,
  email,
  linkedPage,
  offeredService,
  openingHours,
  person,
  phone,
  price,
  serviceArea,
  since,
  spokenLanguage,
  term,
} from '../../../renderer/document/business.ts'

const origin = { source: true, quote: true, confirmedOn: true } as const
const own = { id: true, ...origin } as const
const { trade, address } = business.shape

/** Each row kind's value: the business fields that an owner fills in. */
export const rowValues = {
  trade: trade.unwrap().pick({ name: true }),
  service: offeredService.omit(own),
  rate: z.object({ price }),
  experience: since.omit(origin),
  credential: credential.omit(own),
  person: person.omit(own),
  area: serviceArea.omit({ ...own, latitude: true, longitude: true }),
  hours: openingHours.omit(origin),
  phone: phone.omit(own),
  email: email.omit(own),
  link: linkedPage.omit(own),
  address: address.unwrap().pick({ text: true }),
  language: spokenLanguage.omit(own),
  audience: audience.omit(own),
  term: term.omit(own),
}

/** A fact of any kind, with its value. */
export const anyFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trade'), value: rowValues.trade }),
  z.object({ kind: z.literal('service'), value: rowValues.service }),
  z.object({ kind: z.literal('rate'), value: rowValues.rate }),
  z.object({ kind: z.literal('experience'), value: rowValues.experience }),
  z.object({ kind: z.literal('credential'), value: rowValues.credential }),
  z.object({ kind: z.literal('person'), value: rowValues.person }),
  z.object({ kind: z.literal('area'), value: rowValues.area }),
  z.object({ kind: z.literal('hours'), value: rowValues.hours }),
  z.object({ kind: z.literal('phone'), value: rowValues.phone }),
  z.object({ kind: z.literal('email'), value: rowValues.email }),
  z.object({ kind: z.literal('link'), value: rowValues.link }),
  z.object({ kind: z.literal('address'), value: rowValues.address }),
  z.object({ kind: z.literal('language'), value: rowValues.language }),
  z.object({ kind: z.literal('audience'), value: rowValues.audience }),
  z.object({ kind: z.literal('term'), value: rowValues.term }),
])
export type RowFact = z.infer<typeof anyFact>
export type FactKind = RowFact['kind']
export type RowValue<K extends FactKind> = Extract<RowFact, { kind: K }>['value']
