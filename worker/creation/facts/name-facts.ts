import { limits } from '../../../renderer/document/fields/limits.ts'
import { wholeBracket } from '../../reading/brackets.ts'
import { type Found, folded, hashOf, type Span, sliceOf } from '../../reading/text.ts'
import type { ContactFacts } from './contact-facts.ts'
import { keyOf } from './corrections.ts'
import type { FoundFacts } from './find-facts.ts'
import type { FactKind, RowFact, RowValue } from './row-facts.ts'
import { nameOf } from './row-name.ts'
import type { FactRow } from './schema.ts'

/** A row with its id in the business. */
export type NamedFact = FactRow & {
  id: string
  spans: readonly Span[]
  /** Whether the words say more than the fact, so that the sentence stays. */
  partial: boolean
}

/** Each kind's maximum list length. */
export const atMost: Readonly<Partial<Record<FactKind, number>>> = {
  ...{
    service: limits.services,
    credential: limits.credentials,
    person: limits.people,
    area: limits.areas,
    phone: limits.phones,
  },
  ...{
    email: limits.emails,
    link: limits.businessLinks,
    language: limits.languages,
    audience: limits.audience,
    term: limits.terms,
  },
}

type NamedItem = {
  facts: NamedFact[]
  /** Words of facts that didn't fit into their lists. They no longer count as covered, even by other facts. */
  unsaid: Span[]
}

type Naming = { found: FoundFacts; reached: ContactFacts; typed: Readonly<Record<FactRow['from'], string>> }

/** Each fact once, in reading order, after the contact details. `typed` are the form's fields. */
export function nameFacts({ found, reached, typed }: Naming): NamedItem {
  const facts: NamedFact[] = []
  const unsaid: Span[] = []
  const counts = new Map<string, number>()
  const add = <K extends FactKind>(
    kind: K,
    { spans, partial = false, isSure = true, ...value }: Found<RowValue<K>>,
    from: FactRow['from'] = 'businessActivities',
  ) => {
    // The type of `add` ties `kind` to `value`, which the union can't express.
    const fact = { kind, value } as unknown as RowFact
    const key = keyOf(fact)
    const known = facts.find((other) => other.key === key)
    if (known) {
      if (known.from !== from) return
      const all = [...known.spans, ...spans]
      Object.assign(known, {
        ...{ spans: all, quote: quoteOf(all, typed[from]) },
        ...{ partial: known.partial || partial, isSure: known.isSure || isSure },
      })
      return
    }
    const count = counts.get(kind) ?? 0
    if (count >= (atMost[kind] ?? 1)) {
      if (from === 'businessActivities') unsaid.push(...spans)
      return
    }
    counts.set(kind, count + 1)
    facts.push({
      ...fact,
      id: idOf(fact, facts),
      key,
      spans,
      partial,
      by: 'reader',
      isSure,
      from,
      quote: quoteOf(spans, typed[from]),
    })
  }
  if (found.trade) add('trade', found.trade)
  for (const service of found.services) add('service', service)
  if (found.rate) add('rate', found.rate)
  if (found.since) add('experience', found.since)
  for (const credential of found.credentials) add('credential', credential)
  for (const person of found.people) add('person', person)
  for (const area of found.areas) add('area', area)
  if (found.hours) add('hours', { ...found.hours, exceptions: [] })
  // '07700900123' and '077 009 00123' are the same number; keeps the first spelling.
  const written = new Map<string, string>()
  const addPhone = ({ kind, number: said, spans }: ContactFacts['phones'][number], from: FactRow['from']) => {
    const digits = said.replace(/\D/g, '')
    const number = written.get(digits) ?? said
    written.set(digits, number)
    add('phone', { kind, number, spans }, from)
  }
  for (const phone of reached.phones) addPhone(phone, 'contact')
  for (const phone of found.phones) addPhone(phone, 'businessActivities')
  for (const email of reached.emails) add('email', email, 'contact')
  for (const email of found.emails) add('email', email)
  for (const link of reached.links) add('link', link, 'contact')
  for (const link of found.links) add('link', link)
  if (found.address) add('address', found.address)
  for (const language of found.languages) add('language', language)
  for (const audience of found.audience) add('audience', audience)
  for (const term of reached.terms) add('term', term, 'contact')
  for (const term of found.terms) add('term', term)
  return { facts, unsaid }
}

/** An id like 'service-cut', with a number if it is taken, or a hash if it has no Latin letters. */
export function idOf(fact: RowFact, facts: readonly { id: string }[]): string {
  const name = nameOf(fact)
  const slug = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '')
  const base = name === '' ? fact.kind : `${fact.kind}-${slug === '' ? hashOf(name) : slug}`
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? base : `${base}-${nth}`
    if (!facts.some((other) => other.id === id)) return id
  }
}

/** The owner's words for a fact, from its first to its last. */
export function quoteOf(spans: readonly Span[], text: string): string {
  const [start, end] = [Math.min(...spans.map(([at]) => at)), Math.max(...spans.map(([, at]) => at))]
  return spans.length === 0 ? '' : sliceOf(text, wholeBracket(text, [start, end])).slice(0, limits.quote)
}
