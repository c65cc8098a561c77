import { type Business, business } from '../../../renderer/document/business.ts'
import { serviceTitle } from '../../../renderer/document/values/service-title.ts'

type Lists = {
  [K in keyof Business as Business[K] extends { id: string }[] ? K : never]: Business[K]
}
export type ListName = Exclude<keyof Lists, 'sentences'>

/** The identity of a fact within its list. */
const names: { [K in ListName]: (fact: Lists[K][number]) => string } = {
  people: ({ name }) => name,
  credentials: ({ name }) => name,
  services: serviceTitle,
  areas: ({ name }) => name,
  phones: ({ number }) => number.replace(/\D/g, '').slice(-8),
  emails: ({ address }) => address,
  links: ({ url }) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''),
  languages: ({ code }) => code,
  audience: ({ text }) => text,
  terms: ({ text }) => text,
}

/** Items with the same name but different numbers are different items. */
const numberOf = (fact: object): string => ('number' in fact && 'name' in fact ? folded(String(fact.number)) : '')

function isSame<K extends ListName>(list: K, one: Lists[K][number], other: Lists[K][number]): boolean {
  const [number, another] = [numberOf(one), numberOf(other)]
  const isOneNumber = number === another || number === '' || another === ''
  return isOneNumber && folded(names[list](one)) === folded(names[list](other))
}

/** Facts that a business needs only once: the owner's phone number replaces the old website's. */
const replaced: ReadonlySet<ListName> = new Set(['phones', 'emails'])

/**
 * Merges the facts of two sources; `first` wins on conflicts. `second` fills gaps, such as a service's price or a person's role.
 * Description, location and place come from `first`.
 */
export function mergeFacts(first: Business, second: Business): Business {
  const hasHours = ({ hours }: Business) =>
    hours.periods.length + hours.closed.length > 0 || hours.byAppointment || hours.note !== ''
  return business.parse({
    ...first,
    ...Object.fromEntries((Object.keys(names) as ListName[]).map((name) => [name, mergedList(name, first, second)])),
    trade: first.trade.name === '' && first.trade.slug === '' ? second.trade : first.trade,
    since: first.since ?? second.since,
    rate: first.rate ?? second.rate,
    address: first.address.text === '' ? second.address : first.address,
    hours: hasHours(first) ? first.hours : second.hours,
    sentences: [...first.sentences, ...unsaid(first, second)].slice(0, maxItems('sentences')),
  })
}

function mergedList<K extends ListName>(list: K, first: Business, second: Business): Lists[K][number][] {
  const own: Lists[K][number][] = first[list]
  const others: Lists[K][number][] = second[list]
  if (own.length > 0 && replaced.has(list)) return own
  // Facts from one source don't complete each other: 30- and 60-minute massages are two services.
  return others.reduce((facts, fact) => withFact(list, facts, fact, own).facts, own)
}

/**
 * Adds a fact to a list and returns its id there. Completes an equal fact in `known` instead, if any. The id is blank if the list is full
 * or the fact adds nothing.
 */
export function withFact<K extends ListName>(
  list: K,
  facts: Lists[K][number][],
  fact: Lists[K][number],
  known = facts,
): { facts: Lists[K][number][]; id: string } {
  const same = known.find((one) => isSame(list, one, fact))
  if (same) {
    const full = facts.map((one) => (one.id === same.id ? completed(one, fact) : one))
    return full.every((one, at) => one === facts[at]) ? { facts, id: '' } : { facts: full, id: same.id }
  }
  if (facts.length >= maxItems(list)) return { facts, id: '' }
  const id = freeId(fact.id, new Set(facts.map((one) => one.id)))
  return { facts: [...facts, { ...fact, id }], id }
}

/** Fills blank fields from another fact; returns the same object if nothing changed. */
function completed<T extends object>(fact: T, other: T): T {
  const isOpen = (value: unknown) => value === '' || value === null
  const more = (Object.keys(fact) as (keyof T)[]).filter((name) => isOpen(fact[name]) && !isOpen(other[name]))
  return more.length === 0 ? fact : { ...fact, ...Object.fromEntries(more.map((name) => [name, other[name]])) }
}

/** The second source's sentences that the first doesn't contain. */
function unsaid(first: Business, second: Business): Business['sentences'] {
  const known = new Set(first.sentences.map(({ text }) => folded(text)))
  const ids = new Set(first.sentences.map(({ id }) => id))
  return second.sentences
    .filter(({ text }) => !known.has(folded(text)))
    .map((sentence) => {
      const id = freeId(sentence.id, ids)
      ids.add(id)
      return { ...sentence, id }
    })
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`
  return free
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Each list's maximum length, from the schema. */
const maxItems = (list: keyof Business): number => Number(business.shape[list].meta()?.max ?? 48)
