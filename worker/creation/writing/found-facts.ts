import * as z from 'zod'
import { askedText } from '../../../renderer/document/asked-fields.ts'

/** What a model may find in somebody's words. Of digits, rules find more: prices, phones and hours are taken only where those found none. */
export const foundKinds = [
  'service',
  'person',
  'credential',
  'experience',
  'area',
  'audience',
  'language',
  'term',
  'trade',
  'phone',
  'email',
  'hours',
] as const

const most = 30
const blankable = true

export const foundFact = z.object({
  id: askedText({ control: 'line', max: 12, ask: { what: 'a new id, "n1", "n2" and so on', words: 1 } }),
  kind: z.enum(foundKinds),
  quote: askedText({
    control: 'line',
    max: 240,
    ask: { what: 'the words of the data that say it, copied letter by letter' },
  }),
  name: askedText({
    control: 'line',
    max: 120,
    ask: {
      what: 'what it is called, in words of the quote: the name of the service, of the person, of the credential, of the area',
    },
  }),
  detail: askedText({
    control: 'line',
    max: 120,
    ask: {
      what: 'a role, a number of a credential, or a duration, in words of the quote; blank without one',
      blankable,
    },
  }),
  price: askedText({
    control: 'line',
    max: 32,
    ask: { what: 'of a service its price as the quote has it, sign and all; blank without one', blankable },
  }),
})
export type FoundFact = z.infer<typeof foundFact>

export const foundFacts = z.array(foundFact).max(most).describe('Facts that `facts` lacks. None where it lacks none.')
