import { atom } from 'jotai'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import { type Corrected, correctedRows } from '#worker/creation/facts/corrections.ts'
import type { RowFact } from '#worker/creation/facts/row-facts.ts'
import type { Correction, FactRow } from '#worker/creation/facts/schema.ts'
import { maxLengths } from '../answers.ts'
import { answersAtom, changeAnswersAtom } from '../wizard-state.ts'
import { factsAtom } from './read-facts.ts'

/** A description with the start of an answer, and an example of how it could continue. */
export const begunAnswerAtom = atom({ text: '', example: '' })

/** A fact with the owner's correction applied. */
export type ShownRow = FactRow & Corrected

export const rowsAtom = atom((get): ShownRow[] => {
  const isTyped = get(answersAtom).businessActivities.trim() !== '' || get(answersAtom).contact.trim() !== ''
  const rows: readonly FactRow[] = isTyped ? (get(factsAtom)?.rows ?? []) : []
  return correctedRows(rows, get(answersAtom).corrections, ownRow)
})

export const openQuestionsAtom = atom(
  (get) => get(rowsAtom).filter(({ isRemoved, isSure }) => !isRemoved && !isSure).length,
)

const ownRow = (fact: RowFact & { key: string }): FactRow => ({
  ...fact,
  ...{ quote: '', from: 'businessActivities', isSure: true, by: 'reader' },
})

const correctAtom = atom(null, (get, set, key: string, correction: Correction | undefined) => {
  const others = get(answersAtom).corrections.filter((one) => one.key !== key)
  set(changeAnswersAtom, {
    corrections: [...others, ...(correction ? [correction] : [])].slice(-maxLengths.corrections),
  })
})

/** Stores the owner's value for a row. Storing the original value confirms it. */
export const setRowAtom = atom(null, (get, set, { key, quote }: Pick<FactRow, 'key' | 'quote'>, fact: RowFact) => {
  const read = get(factsAtom)?.rows.find((row) => row.key === key)
  const isSame = read?.kind === fact.kind && sameJson(read.value, fact.value)
  set(correctAtom, key, isSame ? { act: 'confirm', key, quote } : { act: 'set', key, quote, fact })
})

export const confirmRowAtom = atom(null, (_get, set, { key, quote }: ShownRow) =>
  set(correctAtom, key, { act: 'confirm', key, quote }),
)

export const removeRowAtom = atom(null, (_get, set, { key, quote, isOwn, kind, value }: ShownRow) => {
  // Destructuring hides from the compiler that `kind` and `value` belong together.
  const fact = isOwn ? ({ kind, value } as RowFact) : undefined
  set(correctAtom, key, { act: 'remove', key, quote, ...(fact && { fact }) })
})

export const putBackRowAtom = atom(null, (get, set, { key, quote }: ShownRow) => {
  const removed = get(answersAtom).corrections.find((one) => one.key === key)
  const fact = removed?.act === 'remove' ? removed.fact : undefined
  set(correctAtom, key, fact && { act: 'set', key, quote, fact })
})

export const addRowAtom = atom(null, (get, set, fact: RowFact) => {
  const taken = get(answersAtom).corrections.map(({ key }) => Number(/^own:(\d+)$/.exec(key)?.[1] ?? 0))
  const key = `own:${Math.max(0, ...taken) + 1}`
  set(correctAtom, key, { act: 'set', key, quote: '', fact })
})
