import type { Business } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/limits.ts'
import type { FactChip } from '../../contract/facts.ts'
import type { ContactFacts } from './contact-facts.ts'
import type { FoundFacts } from './find-facts.ts'
import { type Found, folded, hashOf, type Span } from './text.ts'

type Item<K extends keyof Business> = Business[K] extends readonly (infer T)[] ? Omit<T, 'id' | 'source'> : never
type Values = {
  trade: { name: string }
  experience: Omit<NonNullable<Business['since']>, 'source'>
  hours: Omit<Business['hours'], 'source'>
  address: { text: string }
  service: Item<'services'>
  credential: Item<'credentials'>
  person: Item<'people'>
  area: Item<'areas'>
  phone: Item<'phones'>
  email: Item<'emails'>
  link: Item<'links'>
  language: Item<'languages'>
  audience: Item<'audience'>
  term: Item<'terms'>
}

/** A fact with the id it has in the business and the key that tells the owner's wish to remove it. */
export type NamedFact = {
  [K in keyof Values]: {
    kind: K
    id: string
    key: string
    value: Values[K]
    spans: readonly Span[]
    /** The words say more than the fact, so that they stay. */
    partial: boolean
    from: FactChip['from']
  }
}[keyof Values]

const atMost: Readonly<Partial<Record<keyof Values, number>>> = {
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

type Named = {
  facts: NamedFact[]
  /** Words of facts that have no room in their lists: other facts may share them, and cover them no more. */
  unsaid: Span[]
}

/** Every fact once, in the order in which it was read. What is typed for reaching the business comes first. */
export function nameFacts({ found, reached }: { found: FoundFacts; reached: ContactFacts }): Named {
  const facts: NamedFact[] = []
  const unsaid: Span[] = []
  const counts = new Map<string, number>()
  const add = <K extends keyof Values>(
    kind: K,
    name: string,
    fact: Found<Values[K]>,
    from: FactChip['from'] = 'businessActivities',
  ) => {
    const { spans, partial = false, ...value } = fact
    const key = name === '' ? kind : `${kind}:${folded(name).slice(0, 120)}`
    const known = facts.find((other) => other.key === key)
    if (known) {
      if (known.from === from)
        Object.assign(known, { spans: [...known.spans, ...spans], partial: known.partial || partial })
      return
    }
    const count = counts.get(kind) ?? 0
    if (count >= (atMost[kind] ?? 1)) {
      if (from === 'businessActivities') unsaid.push(...spans)
      return
    }
    counts.set(kind, count + 1)
    // `kind` and `value` belong together by the type of `add`, which the union cannot express.
    facts.push({ kind, id: idOf(kind, name, facts), key, value, spans, partial, from } as unknown as NamedFact)
  }
  if (found.trade) add('trade', '', found.trade)
  for (const service of found.services)
    add('service', [service.name, service.duration, service.group].filter((part) => part !== '').join(' '), service)
  if (found.since) add('experience', '', found.since)
  for (const credential of found.credentials) add('credential', `${credential.name} ${credential.number}`, credential)
  for (const person of found.people) add('person', person.name, person)
  for (const area of found.areas) add('area', area.name, area)
  if (found.hours) add('hours', '', found.hours)
  // '07700900123' and '077 009 00123' are one number, as it was written first.
  const written = new Map<string, string>()
  const addPhone = ({ kind, number: said, spans }: ContactFacts['phones'][number], from: FactChip['from']) => {
    const digits = said.replace(/\D/g, '')
    const number = written.get(digits) ?? said
    written.set(digits, number)
    add('phone', `${kind} ${number}`, { kind, number, spans }, from)
  }
  for (const phone of reached.phones) addPhone(phone, 'contact')
  for (const phone of found.phones) addPhone(phone, 'businessActivities')
  for (const email of reached.emails) add('email', email.address, email, 'contact')
  for (const email of found.emails) add('email', email.address, email)
  for (const link of found.links) add('link', link.url, link)
  if (found.address) add('address', '', found.address)
  for (const language of found.languages) add('language', language.code, language)
  for (const audience of found.audience) add('audience', audience.text, audience)
  for (const term of found.terms) add('term', term.text, term)
  return { facts, unsaid }
}

/** 'service-cut'; a number behind where two would be alike, and a hash where there are no Latin letters. */
function idOf(kind: string, name: string, facts: readonly NamedFact[]): string {
  const slug = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '')
  const base = name === '' ? kind : `${kind}-${slug === '' ? hashOf(name) : slug}`
  for (let nth = 1; ; nth += 1) {
    const id = nth === 1 ? base : `${base}-${nth}`
    if (!facts.some((fact) => fact.id === id)) return id
  }
}
