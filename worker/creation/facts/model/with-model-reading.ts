import { folded, overlaps, type Span, sliceOf, taken, without } from '../../../reading/text.ts'
import { keyOf } from '../corrections.ts'
import { atMost, idOf, type NamedFact } from '../name-facts.ts'
import type { FactKind, RowFact } from '../row-facts.ts'
import { nameOf } from '../row-name.ts'
import type { ModelReading } from '../schema.ts'
import type { CheckedFact } from './check-reading.ts'

type Reading = {
  facts: readonly CheckedFact[]
  wrong: ModelReading['wrong']
  /** Whether the owner has corrected or confirmed a row. Such a row doesn't change. */
  isSettled: (row: NamedFact) => boolean
}

/**
 * The reader's rows combined with a model's reading of the same text (`text`). Rows keep their keys, so that the owner's corrections still
 * apply. What both read becomes certain; where they differ, the model's value wins; what the model calls wrong becomes a question.
 */
export function withModelReading(
  text: string,
  rows: readonly NamedFact[],
  { facts, wrong, isSettled }: Reading,
): NamedFact[] {
  const pairs = pairsOf(rows, facts)
  const rest = without(
    text,
    facts.flatMap(({ spans }) => spans),
  ).replaceAll(taken, ' ')
  const known = rows.map((row) => {
    const fact = pairs.get(row)
    if (isSettled(row)) return row
    if (fact) return mergedRow(row, fact, facts)
    const isNamed = wrong.some(({ key, quote }) => key === row.key && quote === row.quote)
    const isWrong = isNamed || isToldOtherwise(row, facts, rest)
    return isWrong && isReadInText(row) ? { ...row, isSure: false, by: 'model' as const } : row
  })
  const used = new Set(pairs.values())
  return facts.filter((fact) => !used.has(fact)).reduce(withRow, known)
}

const contactKinds: ReadonlySet<FactKind> = new Set(['phone', 'email', 'link', 'address'])
const isReadInText = ({ kind, from }: NamedFact) => from === 'businessActivities' && !contactKinds.has(kind)

const touches = (row: NamedFact, fact: CheckedFact): boolean =>
  row.from === 'businessActivities' && row.spans.some((one) => fact.spans.some((other) => overlaps(one, other)))

/** A row's name without variants; blank for kinds with a single row. */
const titleOf = (fact: RowFact): string => (fact.kind === 'service' ? fact.value.name : nameOf(fact))

/** 'Rosa' and 'Rosa Diaz', 'Facial' and 'Classic facial'. */
function isAkin(row: NamedFact, fact: CheckedFact): boolean {
  const [one, other] = [` ${folded(titleOf(row))} `, ` ${folded(titleOf(fact))} `]
  return row.kind === fact.kind && one.trim() !== '' && (one.includes(other) || other.includes(one))
}

const priceOf = (fact: RowFact): string => {
  if (fact.kind === 'rate') return String(fact.value.price.amount)
  return fact.kind === 'service' ? String(fact.value.price?.amount ?? '') : ''
}
const isSamePrice = (row: NamedFact, fact: CheckedFact) => priceOf(row) === priceOf(fact)

/** Criteria that match facts to rows, from most to least certain. */
const rounds: readonly ((row: NamedFact, fact: CheckedFact) => boolean)[] = [
  (row, fact) => row.key === keyOf(fact),
  (row, fact) => row.kind === fact.kind && !atMost[row.kind],
  (row, fact) => isAkin(row, fact) && isSamePrice(row, fact) && (row.kind !== 'service' || touches(row, fact)),
  (row, fact) => isAkin(row, fact) && touches(row, fact),
  (row, fact) =>
    row.kind === fact.kind &&
    touches(row, fact) &&
    row.kind !== 'person' &&
    (row.kind !== 'service' || (isSamePrice(row, fact) && priceOf(row) !== '')),
]

function pairsOf(rows: readonly NamedFact[], facts: readonly CheckedFact[]): ReadonlyMap<NamedFact, CheckedFact> {
  const pairs = new Map<NamedFact, CheckedFact>()
  const used = new Set<CheckedFact>()
  for (const isPair of rounds)
    for (const fact of facts) {
      const row = used.has(fact) ? undefined : rows.find((one) => !pairs.has(one) && isPair(one, fact))
      if (!row) continue
      pairs.set(row, fact)
      used.add(fact)
    }
  return pairs
}

/** Whether other facts have all of the row's words or its price: a person mistaken for a place, or the previous service's price. */
const isToldOtherwise = (row: NamedFact, facts: readonly CheckedFact[], rest: string): boolean =>
  titleOf(row) !== '' &&
  row.spans.length > 0 &&
  (row.spans.every((span) => !/[\p{L}\p{N}]/u.test(sliceOf(rest, span))) ||
    (priceOf(row) !== '' && facts.some((fact) => isSamePrice(row, fact) && touches(row, fact))))

function mergedRow(row: NamedFact, fact: CheckedFact, facts: readonly CheckedFact[]): NamedFact {
  const said = mergedFact(row, fact, facts)
  const isSure = row.isSure || fact.isSure
  if (!said || isAlike(row.value, said.value)) return { ...row, isSure }
  const { quote, spans, partial } = fact
  return { ...row, ...said, quote, spans, partial, isSure: fact.isSure, by: 'model' }
}

/** The model's value, completed by the row's. Undefined if the row's value is just as good. */
function mergedFact(row: NamedFact, fact: CheckedFact, facts: readonly CheckedFact[]): RowFact | undefined {
  if (row.kind === 'service' && fact.kind === 'service') {
    const [own, said] = [row.value, fact.value]
    const isOthers = facts.some((other) => other !== fact && isSamePrice(row, other) && touches(row, other))
    const isKept = said.price === null && said.priceWords === '' && !isOthers
    const price = isKept ? { price: own.price, priceWords: own.priceWords } : {}
    const more = {
      duration: said.duration || own.duration,
      note: own.note || said.note,
      group: said.group || own.group,
    }
    return { kind: 'service', value: { ...said, ...price, ...more } }
  }
  if (row.kind === 'person' && fact.kind === 'person') {
    const name = row.value.name.length > fact.value.name.length ? row.value.name : fact.value.name
    return { kind: 'person', value: { name, role: fact.value.role || row.value.role, about: row.value.about } }
  }
  if (row.kind === 'term' && fact.kind === 'term')
    return (row.value.kind === 'Excluded') === (fact.value.kind === 'Excluded') ? undefined : fact
  // A doubtful week never replaces a certain one.
  const isDoubtful = row.kind === 'hours' && row.isSure && !fact.isSure
  return row.kind === 'audience' || isDoubtful ? undefined : fact
}

/** Whether two values differ only in case, accents and signs between words. */
const isAlike = (one: object, other: object): boolean => comparable(one) === comparable(other)
const comparable = (value: object): string =>
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'string') return folded(part)
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part)
    return isObject ? Object.fromEntries(Object.entries(part).toSorted()) : part
  })

/** A service's rows all begin at the same name. */
const endOf = (spans: readonly Span[]) => Math.max(...spans.map(([, end]) => end))

/** Adds a fact as a row, in text order among the rows of its kind. */
function withRow(rows: NamedFact[], fact: CheckedFact): NamedFact[] {
  const { isSure, partial, spans, quote, ...said } = fact
  const same = rows.filter(({ kind }) => kind === fact.kind)
  const key = keyOf(fact)
  if (same.length >= (atMost[fact.kind] ?? 1) || rows.some((row) => row.key === key)) return rows
  const row: NamedFact = {
    ...(said as RowFact),
    ...{ id: idOf(fact, rows), key, quote, spans, partial, from: 'businessActivities', isSure, by: 'model' },
  }
  const next = same.find((other) => isReadInText(other) && endOf(other.spans) > endOf(spans))
  const last = rows.findLastIndex(({ kind }) => kind === fact.kind)
  const at = next ? rows.indexOf(next) : last < 0 ? rows.length : last + 1
  return rows.toSpliced(at, 0, row)
}
