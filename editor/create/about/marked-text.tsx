import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type PointerEvent, type PropsWithChildren, useEffect, useRef } from 'react'
import { begunAnswerAtom, rowsAtom } from '../facts/fact-state.ts'
import { answersAtom } from '../wizard-state.ts'
import { type MarkedRow, markedParts } from './marked-parts.ts'
import classes from './marked-text.module.css'

/** The key of the row that the pointer is at, in the list or in the text. */
export const pointedRowAtom = atom('')

/** Underlines the words of a text field that became facts. */
export function MarkedText({ children }: PropsWithChildren) {
  const { businessActivities: text } = useAtomValue(answersAtom)
  const rows = useAtomValue(rowsAtom)
  const begun = useAtomValue(begunAnswerAtom)
  const pointed = useAtomValue(pointedRowAtom)
  const point = useSetAtom(pointedRowAtom)
  const copy = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const field = box.current?.querySelector('textarea')
    if (!field) return
    const follow = () => copy.current?.scrollTo({ top: field.scrollTop })
    follow()
    field.addEventListener('scroll', follow)
    return () => field.removeEventListener('scroll', follow)
  }, [])

  return (
    <div
      ref={box}
      className={classes.box}
      onPointerMove={(event) => point(keyAt(event))}
      onPointerLeave={() => point('')}
    >
      <div ref={copy} className={classes.copy} aria-hidden>
        {markedParts(text, rows.filter(isOfText)).map(({ start, words, row }) =>
          row ? (
            <mark
              key={start}
              data-row={row.key}
              data-asked={row.isSure ? undefined : true}
              data-pointed={row.key === pointed || undefined}
            >
              {words}
            </mark>
          ) : (
            words
          ),
        )}
        {text !== '' && text === begun.text && <span className={classes.example}>{begun.example}</span>}
        {/* A last empty line is a line in the field too. */ '\n'}
      </div>
      {children}
    </div>
  )
}

const isOfText = (row: MarkedRow & { from: string; isRemoved: boolean }) =>
  row.from === 'businessActivities' && !row.isRemoved

/** The field covers the copy, so the pointer's own target is never a mark. */
const keyAt = ({ clientX, clientY }: PointerEvent) =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => (element instanceof HTMLElement ? element.dataset.row : undefined))
    .find(Boolean) ?? ''
