import { folded } from '../../reading/text.ts'
import type { RowFact } from './row-facts.ts'
import { nameOf } from './row-name.ts'
import type { Correction, FactRow } from './schema.ts'

/** A row's identity. Stable as long as the owner's words for it are. */
export function keyOf(fact: RowFact): string {
  const name = nameOf(fact)
  return name === '' ? fact.kind : `${fact.kind}:${folded(name).slice(0, 120)}`
}

type Row = RowFact & Pick<FactRow, 'key' | 'quote' | 'isSure' | 'by'>
/** `isOwn`: the value is the owner's. A removed row keeps its place, so that it can be put back. */
export type Corrected = { isOwn: boolean; isRemoved: boolean }

/**
 * The rows after the owner's corrections, which override any reading of the same words. Added rows come last, as do corrected ones whose
 * words are gone from the text. `add` turns an added fact into a row.
 */
export function correctedRows<T extends Row>(
  rows: readonly T[],
  corrections: readonly Correction[],
  add: (fact: RowFact & { key: string }) => T,
): (T & Corrected)[] {
  const used = new Set<Correction>()
  const found = rows.map((row) => {
    const correction = correctionOf(
      row,
      rows,
      corrections.filter((one) => !used.has(one)),
    )
    if (!correction) return withMarks(row, { isOwn: false, isRemoved: false })
    used.add(correction)
    const { key } = correction
    if (correction.act === 'remove')
      return withMarks({ ...row, ...correction.fact, key }, { isOwn: true, isRemoved: true })
    const owned = { isOwn: true, isRemoved: false } as const
    if (correction.act === 'confirm') return withMarks({ ...row, isSure: true }, { isOwn: false, isRemoved: false })
    const isAdded = correction.key !== row.key && correction.quote === ''
    const fact = isAdded ? completed(correction.fact, row) : correction.fact
    return withMarks({ ...row, ...fact, key, isSure: true }, owned)
  })
  const added = corrections.flatMap((correction) => {
    if (correction.act === 'confirm' || !correction.fact || used.has(correction)) return []
    const isRemoved = correction.act === 'remove'
    return [withMarks(add({ ...correction.fact, key: correction.key }), { isOwn: true, isRemoved })]
  })
  return [...found, ...added]
}

const withMarks = <T extends Row>(row: T, marks: Corrected): T & Corrected => ({ ...row, ...marks })

/** Matches by the row's key, else by its words, by what the owner added, or by the service's name if its key is now longer. */
function correctionOf(row: Row, rows: readonly Row[], corrections: readonly Correction[]): Correction | undefined {
  const own = corrections.find(({ key }) => key === row.key)
  if (own) return appliesTo(row, own) ? own : undefined
  const others = corrections.filter(({ key, act }) => act !== 'confirm' && !rows.some((other) => other.key === key))
  const isOfKind = (one: Correction) =>
    /^own:/.test(one.key) || one.key.split(':')[0] === row.kind || (one.act === 'set' && one.fact.kind === row.kind)
  const name = bareKeyOf(row)
  return (
    others.find((one) => one.quote !== '' && one.quote === row.quote && isOfKind(one)) ??
    others.find((one) => one.act !== 'confirm' && one.quote === '' && one.fact && keyOf(one.fact) === row.key) ??
    others.find(({ key }) => key === name && rows.filter((other) => bareKeyOf(other) === name).length === 1)
  )
}

/** Confirming a row, or rejecting the only row of its kind, applies only to the words the owner saw. */
const appliesTo = (row: Row, { act, quote, key }: Correction): boolean =>
  quote === row.quote || act === 'set' || (act === 'remove' && key.includes(':'))

/** Whether a correction decides what a row is. */
export const isSettled = (row: Row, corrections: readonly Correction[]): boolean =>
  corrections.some((correction) => correction.key === row.key && appliesTo(row, correction))

/** A service's key without variant, duration and unit. */
const bareKeyOf = (row: Row): string =>
  row.kind === 'service' ? `service:${folded(row.value.name).slice(0, 120)}` : row.key

/** Completes an added row from the text: a tapped suggestion gets its price there. */
function completed(fact: RowFact, row: RowFact): RowFact {
  if (fact.kind !== row.kind) return fact
  const said = Object.entries(fact.value).filter(([, value]) => value !== '' && value !== null)
  return { ...fact, value: { ...row.value, ...Object.fromEntries(said) } } as RowFact
}
