import * as z from 'zod'
import { type Business, business as businessSchema, type Price } from '../../../renderer/document/business.ts'
import { askedText } from '../../../renderer/document/fields/asked-fields.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { remember } from '../../../renderer/remember.ts'
import { withFact } from '../facts/merge-facts.ts'
import { numbersIn, plain, standsIn, stemOf, weekdayNames, wordsIn } from './known-words.ts'
import { isInstruction } from './told-facts.ts'

type Merged = {
  business: Business
  /** Maps the model's id of a fact to its id in the outline: 'services.balayage'. */
  ids: ReadonlyMap<string, string>
}

type Merging = {
  business: Business
  found: readonly FoundFact[]
  /** The owner's description and website. Every quote must appear in one of them. */
  texts: readonly string[]
  /** The page's language, BCP 47. */
  language: string
  /** Keys of facts that the owner removed: 'service:cut'. They must not come back this way. */
  dismissed?: readonly string[]
}

/**
 * Adds the facts that a model found to those that rules read. Drops a fact whose quote isn't in the owner's text or page, and keeps known
 * facts unchanged: rules read digits better than models.
 */
export function addFoundFacts({ business, found, texts, language, dismissed = [] }: Merging): Merged {
  const ids = new Map<string, string>()
  let merged = business
  for (const fact of found) {
    if (!texts.some((text) => standsIn(fact.quote, text)) || isInstruction(sentenceOf(fact.quote, texts))) continue
    if (isDismissed(fact, dismissed)) continue
    const added = adders[fact.kind](merged, fact, language)
    if (added === undefined) continue
    const checked = businessSchema.safeParse(added.business)
    if (!checked.success) continue
    merged = withSentence(checked.data, fact.quote, added.id)
    ids.set(fact.id, added.told)
  }
  return { business: merged, ids }
}

/** By kind alone if there is only one, and if a removed key starts with the same name, since it may be longer. */
function isDismissed({ kind, name }: FoundFact, dismissed: readonly string[]): boolean {
  const wanted = folded(name)
  return dismissed.some((key) => {
    const [of, ...said] = key.split(':')
    const words = folded(said.join(':'))
    return of === kind && (words === '' || words === wanted || words.startsWith(`${wanted} `))
  })
}

const folded = (text: string) => plain(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** `id` is the fact's id in its list, `told` its id in prompts. */
type Added = { business: Business; id: string; told: string } | undefined
type Adder = (business: Business, fact: FoundFact, language: string) => Added
type Listed = 'services' | 'people' | 'credentials' | 'areas' | 'audience' | 'languages' | 'terms' | 'phones' | 'emails'

const source = 'model' as const

const adders: Record<FoundFact['kind'], Adder> = {
  service: (business, fact, language) => {
    const { name, quote } = fact
    if (!isSaidIn(name, quote) || !isNoName(business, name, language)) return undefined
    const price = priceIn(fact, business, language)
    const duration = isSaidIn(fact.detail, quote) ? fact.detail.slice(0, limits.duration) : ''
    return listed(business, 'services', name, { name, price, priceWords: '', duration, note: '', group: '' })
  },
  person: (business, { name, detail, quote }) =>
    isSaidIn(name, quote) && /\p{L}/u.test(name)
      ? listed(business, 'people', name, { name, role: isSaidIn(detail, quote) ? detail.slice(0, 80) : '', about: '' })
      : undefined,
  credential: (business, { name, detail, quote }) =>
    isSaidIn(name, quote)
      ? listed(business, 'credentials', name, {
          kind: 'Qualification',
          name,
          number: isSaidIn(detail, quote) ? detail.slice(0, 64) : '',
        })
      : undefined,
  area: (business, { name, quote }) =>
    isSaidIn(name, quote) && !same(business.place.town, name) ? listed(business, 'areas', name, { name }) : undefined,
  audience: (business, { name, quote }) =>
    isSaidIn(name, quote) ? listed(business, 'audience', name, { text: name }) : undefined,
  language: (business, { name, quote }) => {
    const code = isSaidIn(name, quote) ? languageCode(name) : undefined
    return code ? listed(business, 'languages', code, { code }) : undefined
  },
  term: (business, { quote }) => listed(business, 'terms', quote, { kind: 'Other', text: quote }),
  experience: (business, { quote }) => {
    const [number, ...more] = numbersIn(quote).map(Number)
    if (business.since || number === undefined || more.length > 0 || !Number.isInteger(number)) return undefined
    const since = number > 1800 && number < 2100 ? { year: number, years: null } : { year: null, years: number }
    return { business: { ...business, since: { ...since, source } }, id: 'since', told: 'since' }
  },
  trade: (business, { name, quote }) =>
    business.trade.name === '' && isSaidIn(name, quote) && numbersIn(name).length === 0 && name.length <= 64
      ? { business: { ...business, trade: { ...business.trade, name, source } }, id: 'trade', told: 'trade' }
      : undefined,
  phone: (business, { name }) =>
    business.phones.length === 0 && /^\+?[\d\s()./-]{7,24}$/.test(name)
      ? listed(business, 'phones', 'phone', { kind: 'Phone', number: name.trim() })
      : undefined,
  email: (business, { name }) =>
    business.emails.length === 0 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(name)
      ? listed(business, 'emails', 'email', { address: name })
      : undefined,
  hours: (business, { quote }) => {
    const { periods, note, byAppointment } = business.hours
    if (periods.length > 0 || note !== '' || byAppointment) return undefined
    return { business: { ...business, hours: { ...business.hours, note: quote, source } }, id: 'hours', told: 'hours' }
  },
}

/** Adds a fact as an import would: a fact that rules read stays, and its gaps are filled. */
function listed<K extends Listed>(
  business: Business,
  list: K,
  name: string,
  entry: Omit<Business[K][number], 'id' | 'source'>,
): Added {
  const fact = { id: slugOf(name), source, ...entry } as Business[K][number]
  const { facts, id } = withFact(list, business[list] as Business[K][number][], fact)
  return id === '' ? undefined : { business: { ...business, [list]: facts }, id, told: `${list}.${id}` }
}

const same = (one: string, other: string) => plain(one).toLowerCase() === plain(other).toLowerCase()

/** Whether the quote has these words, ignoring endings: 'Repairs' matches 'I repair bikes'. */
function isSaidIn(name: string, quote: string): boolean {
  const said = new Set(wordsIn(quote).map(stemOf))
  const words = wordsIn(name)
  const numbers = new Set(numbersIn(quote))
  return (
    words.length > 0 &&
    words.every((word) => said.has(stemOf(word))) &&
    numbersIn(name).every((one) => numbers.has(one))
  )
}

/** A price, a weekday, a person, a place or a language never becomes a service. */
function isNoName({ people, areas, place, languages }: Business, name: string, language: string): boolean {
  const taken = [...people, ...areas].map((one) => one.name).concat(place.town, place.region)
  const days = [...weekdayNames(language), ...weekdayNames('en')]
  const code = languageCode(name)
  return (
    !/[\d$€£¥₹₩]/u.test(name) &&
    !taken.some((one) => same(one, name)) &&
    !days.includes(name.toLowerCase()) &&
    !languages.some((one) => one.code === code)
  )
}

const currencyBySign: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW' }
const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD' }

/** The only amount with a currency sign in the quote. */
function priceIn({ price, quote }: FoundFact, { place }: Business, _language: string): Price | null {
  const [amount, ...more] = numbersIn(price).map(Number)
  if (amount === undefined || more.length > 0 || !Number.isFinite(amount)) return null
  if (!numbersIn(quote).includes(`${amount}`)) return null
  const sign = /[$€£¥₹₩]/u.exec(price)?.[0] ?? ''
  if (sign === '' || !quote.includes(sign)) return null
  const currency = sign === '$' ? (dollars[place.country] ?? 'USD') : currencyBySign[sign]
  if (!currency) return null
  return {
    amount,
    to: null,
    currency,
    from: /(?<!\p{L})(?:from|ab|desde|da|dès|vanaf)(?!\p{L})/iu.test(price),
    unit: '',
  }
}

const common =
  'en de fr es it pt nl pl cs sk uk ru ro hu el tr ar he hi ur pa bn ta zh ja ko vi th id tl sv da nb fi cy ga'.split(
    ' ',
  )
const spoken = 'en de fr es it pt nl'

/** Codes by lowercase language name, in each of the local languages. */
const codesByName = remember((names: string): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>()
  for (const language of names.split(' ')) {
    const display = new Intl.DisplayNames([language], { type: 'language' })
    for (const code of common) codes.set(plain(display.of(code) ?? '').toLowerCase(), code)
  }
  return codes
}, 1)

/** 'pl' for 'Polish', 'Polnisch' or 'polonais'. */
const languageCode = (name: string): string | undefined => codesByName(spoken).get(plain(name).toLowerCase())

const sentenceOf = (quote: string, texts: readonly string[]): string =>
  texts.flatMap((text) => text.split(/(?<=[.!?\n])\s+/)).find((sentence) => standsIn(quote, sentence)) ?? quote

/** Links the owner's sentence to the fact it states. */
const withSentence = (business: Business, quote: string, id: string): Business => ({
  ...business,
  sentences: business.sentences.map((sentence) =>
    standsIn(quote, sentence.text) && !sentence.facts.includes(id) && sentence.facts.length < 64
      ? { ...sentence, facts: [...sentence.facts, id] }
      : sentence,
  ),
})

function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
  return slug === '' ? 'fact' : slug
}

/** The kinds of facts that a model may find. Rules read digits better, so prices, phones and hours count only if the rules found none. */
const foundKinds = [
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

const foundFact = z.object({
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
