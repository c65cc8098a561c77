import type { FactKind, RowFact, RowValue } from '../../worker/creation/facts/row-facts.ts'
import type { FactRow } from '../../worker/creation/facts/schema.ts'
import type { Label } from '../../worker/reading/labels.ts'
import { folded } from '../../worker/reading/text.ts'
import type { Example } from './annotations.ts'
import { amountsIn, isSame } from './compare.ts'
import { goldWeek, weekOf } from './weeks.ts'

/** A careful owner's changes to the rows of a text, by kind: rows added, corrected or removed, and questions answered. */
export type Corrections = Readonly<Record<string, number>>

type Shown = readonly (RowFact & Pick<FactRow, 'isSure'>)[]

/** The corrections after which rows match the marks of their text. A service with its price is one row. */
export function correctionsOf(example: Example, rows: Shown): Corrections {
  const { marks, hours } = example
  const valuesOf = <K extends FactKind>(kind: K) =>
    rows.flatMap((row) =>
      row.kind === kind ? [{ value: row.value as unknown as RowValue<K>, isSure: row.isSure }] : [],
    )
  const marked = (label: Label) => [...new Set(marks.filter((mark) => mark.label === label).map(({ text }) => text))]
  const listed = (wanted: readonly string[], found: readonly { text: string; isSure: boolean }[]) =>
    corrected(wanted, found, (text, row) => (isSame(text, row.text) ? 0 : undefined))
  const textsOf = (kind: 'area' | 'credential' | 'person') =>
    valuesOf(kind).map(({ value, isSure }) => ({
      text: kind === 'credential' ? `${value.name} ${(value as RowValue<'credential'>).number}` : value.name,
      isSure,
    }))
  const details = rows.map((row) => folded(JSON.stringify(row.value))).join('\n')
  const isSaid = (text: string) => details.includes(folded(text)) || rows.some((row) => isOf(row, text))
  const stated = [...marked('N'), ...marked('X'), ...marked('M')]
  const wrongDetails = valuesOf('term').filter(({ value }) => !stated.some((text) => isAlike(text, value.text)))
  const gold = goldWeek(hours)
  const [week] = valuesOf('hours')
  const read = weekOf(week?.value.periods ?? [])
  const isWeekRight = gold ? gold.join() === read.join() : read.every((times) => times === '')
  return {
    services: corrected(goldServices(example), valuesOf('service'), editsOf),
    rate: marks.some(({ label, of }) => label === 'P' && of.includes(0)) === valuesOf('rate').length > 0 ? 0 : 1,
    hours: isWeekRight && week?.isSure !== false ? 0 : 1,
    areas: listed(marked('A'), textsOf('area')),
    people: listed(marked('W'), textsOf('person')),
    credentials: listed(marked('C'), textsOf('credential')),
    details: [...marked('N'), ...marked('X')].filter((text) => !isSaid(text)).length + wrongDetails.length,
  }
}

const isOf = (row: RowFact, text: string) => row.kind === 'term' && isSame(text, row.value.text)

/** Whether either text contains the words of both, or most of them. */
const isAlike = (one: string, other: string) =>
  folded(other).includes(folded(one)) || folded(one).includes(folded(other)) || isSame(one, other)

type GoldService = { names: string[]; amounts: number[] }

/** Each service with its price; one with several, a row for each with the variant before it. */
function goldServices({ marks }: Example): GoldService[] {
  const numbers = [...new Set(marks.filter(({ label }) => label === 'S').flatMap(({ of }) => of))]
  return numbers.flatMap((number) => {
    const own = marks.filter(({ of }) => of.includes(number))
    const name = own.find(({ label }) => label === 'S')?.text ?? ''
    const named = (variant: string) => [name, ...(variant === '' ? [] : [variant, `${name} ${variant}`])]
    const rows: GoldService[] = []
    let variant = ''
    for (const { label, text } of own) {
      if (label === 'V') variant = text
      if (label === 'P') {
        rows.push({ names: named(variant), amounts: amountsIn(text) })
        variant = ''
      }
    }
    return rows.length > 0 ? rows : [{ names: named(''), amounts: [] }]
  })
}

/** 0 for the same service at the same price, 1 at another; undefined for another service. */
function editsOf({ names, amounts }: GoldService, { value }: { value: RowValue<'service'> }): number | undefined {
  const title = `${value.name} ${value.variant}`.trim()
  if (!names.some((name) => isSame(name, title))) return undefined
  const said = value.price ? [value.price.amount] : value.priceWords === '' ? [] : amountsIn(value.priceWords)
  return said[0] === amounts[0] ? 0 : 1
}

/** Pairs wanted with shown rows, the best pairs first. A right question takes a yes; a wrong one costs nothing. */
function corrected<W, R extends { isSure: boolean }>(
  wanted: readonly W[],
  found: readonly R[],
  edits: (wanted: W, row: R) => number | undefined,
): number {
  const left = [...found]
  const waiting: W[] = []
  let count = 0
  for (const most of [0, 1]) {
    for (const one of most === 0 ? wanted : waiting.splice(0)) {
      const at = left.findIndex((row) => (edits(one, row) ?? 2) <= most)
      const [row] = at < 0 ? [] : left.splice(at, 1)
      if (row) count += Math.max(edits(one, row) ?? 0, row.isSure ? 0 : 1)
      else waiting.push(one)
    }
  }
  return count + waiting.length + left.filter(({ isSure }) => isSure).length
}

/** Below it, a text is a word or two. In characters. */
const minTextLength = 60

/** The median and the 90th percentile of corrections, with and without details, and the mean by kind. */
export function correctionsReport(examples: readonly Example[], counts: readonly Corrections[]): string {
  const long = counts.filter((_, nth) => (examples[nth]?.text.length ?? 0) >= minTextLength)
  const kinds = Object.keys(long[0] ?? {})
  const spread = (counted: readonly string[]) => {
    const totals = long.map((count) => sum(counted.map((kind) => count[kind] ?? 0))).sort((a, b) => a - b)
    const at = (share: number) => totals[Math.min(totals.length - 1, Math.floor(share * totals.length))] ?? 0
    return `median ${at(0.5)}, 90th percentile ${at(0.9)}`
  }
  const means = kinds.map((kind) => `${kind} ${(sum(long.map((count) => count[kind] ?? 0)) / long.length).toFixed(2)}`)
  return [
    `  corrections needed           ${spread(kinds)}`,
    `  without details              ${spread(kinds.filter((kind) => kind !== 'details'))}`,
    `  on average                   ${means.join(', ')}`,
  ].join('\n')
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
