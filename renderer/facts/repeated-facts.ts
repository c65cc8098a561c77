import type { Business } from '../document/business.ts'
import { experienceText } from './fact-words.ts'
import { hoursRows } from './format-hours.ts'
import { formatPrice, hasCents } from './format-price.ts'
import { languageNames } from './language-names.ts'

/** A fact as texts may repeat it, before and after a change. */
export type RepeatedFact = {
  before: string
  /** Blank if the fact was removed. */
  after: string
  /** Whether it's distinctive enough to match within a longer text. Others match whole lines only. */
  within: boolean
}

/** Texts for facts that differ between two states of a business, longest first. */
export function repeatedFacts(before: Business, after: Business, language: string): RepeatedFact[] {
  const now = factTexts(after, language)
  return [...factTexts(before, language)]
    .map(([key, { text, within }]) => ({ before: text, after: now.get(key)?.text ?? '', within }))
    .filter((fact) => fact.before !== fact.after && fact.before.length >= minTextLength)
    .toSorted((a, b) => b.before.length - a.before.length)
}

/** In characters. Shorter texts match unrelated words. */
const minTextLength = 3
/** In digits. Shorter numbers aren't complete phone numbers. */
const minPhoneDigits = 6

type FactText = { text: string; within: boolean }

function factTexts(business: Business, language: string): Map<string, FactText> {
  const texts = new Map<string, FactText>()
  const add = (key: string, text: string, within = false) => texts.set(key, { text: text.trim(), within })
  const listed = (names: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const { services, people, credentials, terms, areas, phones, emails, hours, address, since } = business
  const cents = hasCents(business)

  for (const { id, number } of phones) add(`phone ${id}`, number, number.replace(/\D/g, '').length >= minPhoneDigits)
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

/** Long enough, and with a number, so it can't match unrelated words. */
const isStreet = (text: string) => text.trim().length >= 8 && /\d/.test(text)

/** Updates repeated facts in a text. Returns the same text if it repeats none. */
export function withFacts(text: string, facts: readonly RepeatedFact[]): string {
  const whole = facts.find(({ before }) => sameLine(before, text))
  if (whole) return likeLine(whole.after, text)
  const within = facts.filter((fact) => fact.within && fact.after !== '')
  const changed = within.reduce(
    (result, { before, after }) => result.replaceAll(wordsPattern(before), () => after),
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

/** Ignores capitalization and the final period, which the composer adds to the owner's words. */
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

/**
 * Whether a text contains these words, not adjacent to letters or digits. Avoids a regular expression, since compiling
 * one takes as long as rendering a section.
 */
export function containsWords(words: string, text: string): boolean {
  if (words === '') return false
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!endsInLetter.test(text.slice(0, at)) && !startsWithLetter.test(text.slice(at + words.length))) return true
  }
  return false
}

const endsInLetter = /[\p{L}\p{N}]$/u
const startsWithLetter = /^[\p{L}\p{N}]/u

export const wordsPattern = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu')
