import type { Business, Term } from '../../renderer/document/business.ts'
import { sentencesIn } from './sentences.ts'

const listed = ['services', 'areas', 'phones', 'emails', 'links', 'languages'] as const

export type Known = {
  quotes: readonly string[]
  of: (typeof listed)[number] | 'terms' | 'hours' | 'credentials' | 'people' | 'audience' | 'since'
  term?: Term['kind']
  priced?: boolean
  /** The texts of a service's row, in lowercase. */
  rows?: readonly string[]
}

export function knownFacts(business: Business): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const of of listed) for (const { id, quote } of business[of]) known.set(id, { quotes: quotesIn(quote), of })
  for (const { id, quote, price, name, variant, duration, note, group, priceWords } of business.services) {
    const row = [name, variant, duration, note, group, priceWords, price?.unit ?? ''].join(' ').toLowerCase()
    known.set(id, {
      quotes: quotesIn(quote),
      of: 'services',
      priced: price !== null,
      rows: [name.toLowerCase(), row],
    })
  }
  for (const { id, quote, kind } of business.terms) known.set(id, { quotes: quotesIn(quote), of: 'terms', term: kind })
  for (const { id, quote } of business.credentials) known.set(id, { quotes: quotesIn(quote), of: 'credentials' })
  for (const { id, quote } of business.people) known.set(id, { quotes: quotesIn(quote), of: 'people' })
  for (const { id, quote } of business.audience) known.set(id, { quotes: quotesIn(quote), of: 'audience' })
  known.set('hours', { quotes: hoursIn(business.hours), of: 'hours' })
  known.set('experience', { quotes: quotesIn(business.since?.quote), of: 'since' })
  return known
}

/** Excludes unrelated sentences between the first and the last sentence with hours. */
function hoursIn({ quote, note }: Business['hours']): string[] {
  const pieces = quotesIn(quote)
    .flatMap(sentencesIn)
    .map((piece) => piece.replace(/\.$/u, ''))
  return [...quotesIn(note), ...pieces].filter(
    (piece, at, { length }) => /\p{Nd}/u.test(piece) || at < quotesIn(note).length || at === length - 1,
  )
}

const withoutStop = (text: string): string => text.replace(/(?<=\p{L}{3})\.$/u, '')

const quotesIn = (quote = '') =>
  quote
    .toLowerCase()
    .split('\n')
    .map(withoutStop)
    .filter((one) => one !== '')
