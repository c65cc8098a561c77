import type { Business, Credential } from '../document/business.ts'
import type { IconName } from '../document/icon-names.ts'
import { serviceTitle } from '../document/values/service-title.ts'
import type { FactWords } from '../languages/fact-words.ts'
import { factWordsIn } from '../languages/languages.ts'
import { credentialText, isName, registerIn } from './credential-text.ts'
import { yearsText } from './fact-words.ts'
import { dayRows, hasLimitedHours, openDaysText } from './format-hours.ts'
import { formatPrice, hasCents } from './format-price.ts'
import { commaList, languageNames } from './language-names.ts'
import { lowestPrice, pricedServices } from './lowest-price.ts'
import { containsWords } from './repeated-facts.ts'

/** Parts of the business that the strip shows. In the editor, its cells link to them. */
type StripPart = 'since' | 'credentials' | 'services' | 'rate' | 'areas' | 'place' | 'hours' | 'languages'
/** `label` is blank in languages without fact words. */
export type StripFact = { part: StripPart; icon: IconName; label: string; text: string }

type StripBusiness = Pick<
  Business,
  'since' | 'credentials' | 'services' | 'rate' | 'areas' | 'place' | 'hours' | 'languages' | 'sentences' | 'trade'
>

/** In characters: fits two lines of a cell. */
const maxCellLength = 40
const [minFacts, maxFacts] = [3, 5]

/** Up to five facts that customers look for first, except those already in the `headline`. Empty if there are fewer than three. */
export function factStrip(business: StripBusiness, locale: string, headline = ''): StripFact[] {
  const fresh = knownFacts(business, locale, headline)
  return fresh.length < minFacts ? [] : fresh.slice(0, maxFacts)
}

export function knownFacts(business: StripBusiness, locale: string, headline: string): StripFact[] {
  const factWords = factWordsIn(locale)
  const facts = [
    experience(business, locale, factWords),
    credential(business, factWords),
    prices(business, locale, factWords),
    where(business, locale, factWords),
    hours(business, locale, factWords),
    languages(business, locale, factWords),
  ].filter((fact) => fact !== undefined)
  const title = headline.toLowerCase()
  return facts.filter(({ text }) => !containsWords(text.toLowerCase(), title))
}

type Words = FactWords | undefined

function experience({ since }: StripBusiness, locale: string, factWords: Words): StripFact | undefined {
  if (since?.year)
    return { part: 'since', icon: 'calendar', label: factWords?.labels.since ?? '', text: String(since.year) }
  if (!since?.years) return undefined
  return {
    part: 'since',
    icon: 'calendar',
    label: factWords?.labels.experience ?? '',
    text: yearsText(since.years, locale),
  }
}

/** The credential that matters most for the trade, otherwise a license before an insurance. */
function credential({ credentials, trade }: StripBusiness, factWords: Words): StripFact | undefined {
  const usual: readonly Credential['kind'][] = ['License', 'Qualification', 'Membership', 'Award', 'Insurance']
  const order = [...trade.proof, ...usual]
  const [first] = credentials
    .filter(isName)
    // A name that repeats its label adds nothing.
    .filter(({ kind, name }) => !['', factWords?.labels[kind].toLowerCase()].includes(name.trim().toLowerCase()))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  if (!first) return undefined
  const register = first.kind === 'Membership' ? registerIn(first.name) : undefined
  const isRegistered =
    register !== undefined || first.name.toLowerCase().startsWith(`${factWords?.labels.registered.toLowerCase()} `)
  const label = factWords?.labels[isRegistered ? 'registered' : first.kind] ?? ''
  const icon = first.kind === 'Insurance' ? 'shield-check' : 'certificate'
  return { part: 'credentials', icon, label, text: register && factWords ? register : credentialText(first, label) }
}

/** The lowest of several comparable prices, otherwise the only price with its name. */
function prices(business: StripBusiness, locale: string, factWords: Words): StripFact | undefined {
  const [first, ...others] = pricedServices(business)
  if (!first) {
    const { rate } = business
    return rate
      ? {
          part: 'rate',
          icon: 'tag',
          label: factWords?.labels.prices ?? '',
          text: formatPrice(rate, locale, hasCents(business)),
        }
      : undefined
  }
  const lowest = lowestPrice(business)
  if (others.length === 0 || !lowest) {
    return {
      part: 'services',
      icon: 'tag',
      label: serviceTitle(first),
      text: formatPrice(first.price, locale, hasCents(business)),
    }
  }
  const isOne = [first, ...others].every(
    ({ price }) => price.amount === lowest.amount && price.to === null && !price.from,
  )
  const text = formatPrice({ ...lowest, to: null, from: !isOne }, locale, hasCents(business))
  return { part: 'services', icon: 'tag', label: factWords?.labels.prices ?? '', text }
}

function where({ areas, place }: StripBusiness, locale: string, factWords: Words): StripFact | undefined {
  const names = areas.map(({ name }) => name.trim()).filter(Boolean)
  if (names.length > 1)
    return { part: 'areas', icon: 'area', label: factWords?.labels.areas ?? '', text: fitIntoCell(names, locale) }
  const town = place.town.trim()
  return town === '' ? undefined : { part: 'place', icon: 'pin', label: factWords?.labels.place ?? '', text: town }
}

/** The days, with times if they are all the same; otherwise 'by appointment' if applicable. */
function hours({ hours }: StripBusiness, locale: string, factWords: Words): StripFact | undefined {
  if (hasLimitedHours(hours)) return undefined
  const label = factWords?.labels.hours ?? ''
  const rows = dayRows({ ...hours, closed: [] }, locale, 'short')
  const [row] = rows
  if (row && rows.length === 1) return { part: 'hours', icon: 'clock', label, text: `${row.days} ${row.times}` }
  if (row) return { part: 'hours', icon: 'clock', label, text: openDaysText(hours, locale) }
  return hours.byAppointment && factWords
    ? { part: 'hours', icon: 'clock', label, text: factWords.byAppointment }
    : undefined
}

/** Undefined if it's only the page's language. */
function languages(business: StripBusiness, locale: string, factWords: Words): StripFact | undefined {
  const names = languageNames(business, locale)
  if (names.length < 2) return undefined
  return {
    part: 'languages',
    icon: 'languages',
    label: factWords?.labels.languages ?? '',
    text: fitIntoCell(names, locale),
  }
}

/** As many names as fit into a cell, and how many more there are. */
function fitIntoCell(names: readonly string[], locale: string): string {
  let count = 1
  while (count < names.length && names.slice(0, count + 1).join(', ').length <= maxCellLength) count += 1
  // '+1' takes as much room as most names.
  if (names.length - count === 1) count += 1
  const shown = commaList(names.slice(0, count), locale)
  return count < names.length ? `${shown} +${names.length - count}` : shown
}
