import type { Business } from '../document/business.ts'
import { experienceText } from './fact-words.ts'
import { hoursRows } from './format-hours.ts'
import { formatPrice, hasCents } from './format-price.ts'
import { languageNames } from './language-names.ts'

/** A fact as a text of the page may repeat it, before and after a change. */
export type RepeatedFact = {
  before: string
  /** Blank where the fact is gone. */
  after: string
  /** Whether it is distinctive enough to match within a longer text; others match whole lines only. */
  within: boolean
}

/** The texts by which pages repeat facts, for those that differ between two states of a business. Longer ones come first. */
export function repeatedFacts(before: Business, after: Business, language: string): RepeatedFact[] {
  const now = factTexts(after, language)
  return [...factTexts(before, language)]
    .map(([key, { text, within }]) => ({ before: text, after: now.get(key)?.text ?? '', within }))
    .filter((fact) => fact.before !== fact.after && fact.before.length >= shortest)
    .toSorted((a, b) => b.before.length - a.before.length)
}

/** In characters: a shorter text may be a word of anything. */
const shortest = 3
/** In digits: what is shorter is no whole phone number. */
const wholeNumber = 6

type FactText = { text: string; within: boolean }

function factTexts(business: Business, language: string): Map<string, FactText> {
  const texts = new Map<string, FactText>()
  const add = (key: string, text: string, within = false) => texts.set(key, { text: text.trim(), within })
  const listed = (names: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const { services, people, credentials, terms, areas, phones, emails, hours, address, since } = business
  const cents = hasCents(business)

  for (const { id, number } of phones) add(`phone ${id}`, number, number.replace(/\D/g, '').length >= wholeNumber)
  for (const { id, address: email } of emails) add(`email ${id}`, email, /@\w+\.\w/.test(email))
  for (const { id, name, price, duration } of services) {
    const amount = price ? formatPrice(price, language, cents) : ''
    const all = [amount, duration].filter(Boolean).join(', ')
    add(`price ${id}`, amount && `${name}: ${amount}`)
    add(`duration ${id}`, duration && `${name}: ${duration}`)
    if (amount !== '' && duration !== '') add(`service ${id}`, `${name}: ${all}`)
  }
  for (const { id, name, role, about } of people) {
    add(`person ${id}`, name)
    add(`role ${id}`, role)
    add(`about ${id}`, about)
  }
  for (const { id, name, number } of credentials) add(`credential ${id}`, [name, number].filter(Boolean).join(', '))
  for (const { id, text } of terms) add(`term ${id}`, text)
  const rows = hoursRows(hours, language).map(({ days, times }) => (times === '' ? days : `${days}: ${times}`))
  add('hours', rows.join('\n'), rows.length > 1)
  add('areas', listed(areas.map(({ name }) => name)))
  add('languages', listed(languageNames(business, language)))
  add('address', address.text)
  add('address in a line', inLine(address.text), isStreet(address.text))
  const [street = ''] = address.text.split('\n')
  add('street', street, isStreet(street))
  add('since', experienceText(since, language), true)
  return texts
}

const inLine = (address: string) => address.trim().replace(/\s*\n\s*/g, ', ')

/** Long enough, and with a number, to be no word of anything else. */
const isStreet = (text: string) => text.trim().length >= 8 && /\d/.test(text)

/** A text with the facts that it repeats brought up to date. Returns the same text where it repeats none of them. */
export function withFacts(text: string, facts: readonly RepeatedFact[]): string {
  const whole = facts.find(({ before }) => sameLine(before, text))
  if (whole) return likeLine(whole.after, text)
  const within = facts.filter((fact) => fact.within && fact.after !== '')
  const changed = within.reduce(
    (result, { before, after }) => result.replaceAll(standingAlone(before), () => after),
    text,
  )
  if (!changed.includes('\n')) return changed
  return changed
    .split('\n')
    .flatMap((line) => {
      const fact = facts.find(({ before }) => sameLine(before, line))
      if (!fact) return [line]
      return fact.after === '' ? [] : [likeLine(fact.after, line)]
    })
    .join('\n')
}

/** The composer sets a first letter large and a full stop after what the owner said. */
const sameLine = (fact: string, line: string) => bare(fact) === bare(line)
const bare = (text: string) => {
  const trimmed = text.trim().replace(/\.$/, '')
  return trimmed.charAt(0).toLowerCase() + trimmed.slice(1)
}

function likeLine(fact: string, line: string): string {
  if (fact === '') return ''
  const first = fact.charAt(0)
  const isCapital = line.trim().charAt(0) !== line.trim().charAt(0).toLowerCase()
  const stop = /\.$/.test(line.trim()) && !/[.!?…]$/.test(fact) ? '.' : ''
  return (isCapital ? first.toUpperCase() : first) + fact.slice(1) + stop
}

/** Whether a text has these words where no letter or digit touches them. Making an expression of them takes as long as a whole section. */
export function standsAlone(words: string, text: string): boolean {
  if (words === '') return false
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!endsInLetter.test(text.slice(0, at)) && !startsWithLetter.test(text.slice(at + words.length))) return true
  }
  return false
}

const endsInLetter = /[\p{L}\p{N}]$/u
const startsWithLetter = /^[\p{L}\p{N}]/u

/** The text where no letter or digit touches it. */
export const standingAlone = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu')
