import { type Business, business } from '../../renderer/document/business.ts'

type Lists = {
  [K in keyof Business as Business[K] extends { id: string }[] ? K : never]: Business[K]
}
type ListName = Exclude<keyof Lists, 'sentences'>

/** What tells a fact from the others of its list. */
const names: { [K in ListName]: (fact: Lists[K][number]) => string } = {
  people: ({ name }) => name,
  credentials: ({ name, number }) => `${name} ${number}`,
  services: ({ name }) => name,
  areas: ({ name }) => name,
  phones: ({ number }) => number.replace(/\D/g, '').slice(-8),
  emails: ({ address }) => address,
  links: ({ url }) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''),
  languages: ({ code }) => code,
  audience: ({ text }) => text,
  terms: ({ text }) => text,
}

/** Of these one is enough: an old website's number does not stand beside the one that the owner typed. */
const replaced: ReadonlySet<ListName> = new Set(['phones', 'emails'])

/**
 * The facts of two sources: where they say something of the same thing, `first` wins. What it leaves open (a service's price or
 * duration, a person's role) comes from `second`. Description, location and place are those of `first`.
 */
export function mergeFacts(first: Business, second: Business): Business {
  const hasHours = ({ hours }: Business) =>
    hours.periods.length + hours.closed.length > 0 || hours.byAppointment || hours.note !== ''
  return business.parse({
    ...first,
    ...Object.fromEntries((Object.keys(names) as ListName[]).map((name) => [name, mergedList(name, first, second)])),
    trade: first.trade.name === '' && first.trade.slug === '' ? second.trade : first.trade,
    since: first.since ?? second.since,
    address: first.address.text === '' ? second.address : first.address,
    hours: hasHours(first) ? first.hours : second.hours,
    sentences: [...first.sentences, ...unsaid(first, second)].slice(0, most('sentences')),
  })
}

function mergedList<K extends ListName>(list: K, first: Business, second: Business): Lists[K][number][] {
  const own: Lists[K][number][] = first[list]
  const others: Lists[K][number][] = second[list]
  if (own.length > 0 && replaced.has(list)) return own
  const nameOf = (fact: Lists[K][number]) => folded(names[list](fact))
  const known = new Map(others.map((fact) => [nameOf(fact), fact]))
  const taken = new Set(own.map(nameOf))
  const ids = new Set(own.map(({ id }) => id))
  const added = others.filter((fact) => !taken.has(nameOf(fact)))
  return [
    ...own.map((fact) => completed(fact, known.get(nameOf(fact)))),
    ...added.map((fact) => ({ ...fact, id: freeId(fact.id, ids) })),
  ].slice(0, most(list))
}

/** What the fact leaves blank as the other has it. */
function completed<T extends object>(fact: T, other: T | undefined): T {
  if (!other) return fact
  const isOpen = (value: unknown) => value === '' || value === null
  return Object.fromEntries(
    Object.entries(fact).map(([name, value]) => [name, isOpen(value) ? other[name as keyof T] : value]),
  ) as T
}

/** The second's sentences that the first does not have. */
function unsaid(first: Business, second: Business): Business['sentences'] {
  const known = new Set(first.sentences.map(({ text }) => folded(text)))
  const ids = new Set(first.sentences.map(({ id }) => id))
  return second.sentences
    .filter(({ text }) => !known.has(folded(text)))
    .map((sentence) => ({ ...sentence, id: freeId(sentence.id, ids) }))
}

function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`
  taken.add(free)
  return free
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** How many a list holds at most, as the schema says. */
const most = (list: keyof Business): number => Number(business.shape[list].meta()?.max ?? 48)
