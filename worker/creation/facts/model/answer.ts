import * as z from 'zod'
import { limits } from '../../../../renderer/document/fields/limits.ts'
import { modelText } from '../../../../renderer/document/fields/model-text.ts'
import { maxWrong } from '../schema.ts'

const text = (what: string, max: number) => modelText({ control: 'line', max, ask: { what } })
const open = (what: string, max: number) => modelText({ control: 'line', max, ask: { what, blankable: true } })
const quote = text('the words of the text that say this, copied', limits.quote)

/** How many statements of an answer are read together at most, or 1 for kinds read one by one. */
export const maxStatements = { rate: 1, hours: 8, experience: 3 } as const

/** A model's answer about an owner's text, limited to words from the text. Rules read the numbers, times and prices in them. */
export const modelAnswer = z.object({
  trade: open('what the owner is or runs', 64),
  services: z
    .array(
      z.object({
        // Two rows may have one name, and a list drops entries that begin with the same text.
        words: z.object({
          name: text('the service', limits.serviceName),
          variant: open('its size, length or level', limits.serviceName),
          price: open('its price, with from, currency and range', limits.priceWords),
          unit: open('what the price is for', limits.priceUnit),
          duration: open('how long it takes', limits.duration),
          note: open('what else is said of it', limits.serviceNote),
        }),
        quote,
      }),
    )
    .max(limits.services),
  rate: z
    .array(
      z.object({
        price: text('the price', limits.priceWords),
        unit: text('what the price is for', limits.priceUnit),
        quote,
      }),
    )
    .max(maxStatements.rate),
  people: z.array(z.object({ name: text('the name', 120), role: open('the role', 80), quote })).max(limits.people),
  hours: z.array(text('a statement of opening hours', limits.quote)).max(maxStatements.hours),
  since: z.array(text('since when, or for how long', 120)).max(maxStatements.experience),
  credentials: z.array(text('a credential', limits.quote)).max(limits.credentials),
  areas: z.array(text('a place', 80)).max(limits.areas),
  languages: z.array(text('a language', 48)).max(limits.languages),
  audience: z.array(text('a kind of customer', 120)).max(limits.audience),
  terms: z.array(text('a term', 240)).max(limits.terms),
  notOffered: z.array(text('what is not done, with its negation', 240)).max(limits.terms),
  wrong: z.array(text('the key of a wrong row', 160)).max(maxWrong),
})
export type ModelAnswer = z.output<typeof modelAnswer>
