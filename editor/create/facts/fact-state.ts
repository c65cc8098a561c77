import { atom } from 'jotai'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import { type Corrected, correctedRows } from '#worker/creation/facts/corrections.ts'
import type { RowFact } from '#worker/creation/facts/row-facts.ts'
import type { Correction, FactRow } from '#worker/creation/facts/schema.ts'
import { longest } from '../answers.ts'
import { answersAtom, changeAnswersAtom } from '../wizard-state.ts'
import { factsAtom } from './read-facts.ts'

/** The description with a line that begins an answer, and how that could go on. */
export const begunAnswerAtom = atom({ text: '', example: '' })

/** A row as it is shown: what was read, or what the owner made of it. */
export type ShownRow = FactRow & Corrected

export const rowsAtom = atom((get): ShownRow[] => {
  const isTyped = get(answersAtom).businessActivities.trim() !== '' || get(answersAtom).contact.trim() !== ''
  const rows: readonly FactRow[] = isTyped ? (get(factsAtom)?.rows ?? []) : []
  return correctedRows(rows, get(answersAtom).corrections, ownRow)
})

/** How many rows are questions. */
export const openQuestionsAtom = atom(
  (get) => get(rowsAtom).filter(({ isRemoved, isSure }) => !isRemoved && !isSure).length,
)

const ownRow = (fact: RowFact & { key: string }): FactRow => ({
  ...fact,
  ...{ quote: '', from: 'businessActivities', isSure: true, by: 'reader' },
})

const correctAtom = atom(null, (get, set, key: string, correction: Correction | undefined) => {
  const others = get(answersAtom).corrections.filter((one) => one.key !== key)
  set(changeAnswersAtom, { corrections: [...others, ...(correction ? [correction] : [])].slice(-longest.corrections) })
})

/** Stores the owner's value of a row; the value that was read confirms it. */
export const setRowAtom = atom(null, (get, set, { key, quote }: Pick<FactRow, 'key' | 'quote'>, fact: RowFact) => {
  const read = get(factsAtom)?.rows.find((row) => row.key === key)
  const isSame = read?.kind === fact.kind && sameJson(read.value, fact.value)
  set(correctAtom, key, isSame ? { act: 'confirm', key, quote } : { act: 'set', key, quote, fact })
})

export const confirmRowAtom = atom(null, (_get, set, { key, quote }: ShownRow) =>
  set(correctAtom, key, { act: 'confirm', key, quote }),
)

export const removeRowAtom = atom(null, (_get, set, { key, quote, isOwn, kind, value }: ShownRow) => {
  // `kind` and `value` belong together, which destructuring hides from the compiler.
  const fact = isOwn ? ({ kind, value } as RowFact) : undefined
  set(correctAtom, key, { act: 'remove', key, quote, ...(fact && { fact }) })
})

export const putBackRowAtom = atom(null, (get, set, { key, quote }: ShownRow) => {
  const removed = get(answersAtom).corrections.find((one) => one.key === key)
  const fact = removed?.act === 'remove' ? removed.fact : undefined
  set(correctAtom, key, fact && { act: 'set', key, quote, fact })
})

/** Adds a row of the owner's own. */
export const addRowAtom = atom(null, (get, set, fact: RowFact) => {
  const taken = get(answersAtom).corrections.map(({ key }) => Number(/^own:(\d+)$/.exec(key)?.[1] ?? 0))
  const key = `own:${Math.max(0, ...taken) + 1}`
  set(correctAtom, key, { act: 'set', key, quote: '', fact })
})
