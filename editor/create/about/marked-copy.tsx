import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { begunAnswerAtom, rowsAtom } from '../facts/fact-state.ts'
import { pointedRowAtom } from '../facts/pointed-row.ts'
import { answersAtom } from '../wizard-state.ts'
import { type MarkedRow, markedParts } from './marked-parts.ts'
import classes from './marked-text.module.css'

/** A copy of the field's text that underlines the words that became facts. `box` contains the field. */
export function MarkedCopy({ box }: { box: RefObject<HTMLElement | null> }) {
  const { businessActivities: text } = useAtomValue(answersAtom)
  const rows = useAtomValue(rowsAtom)
  const begun = useAtomValue(begunAnswerAtom)
  const pointed = useAtomValue(pointedRowAtom)
  const copy = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const field = box.current?.querySelector('textarea')
    if (!field) return
    const follow = () => copy.current?.scrollTo({ top: field.scrollTop })
    follow()
    field.addEventListener('scroll', follow)
    return () => field.removeEventListener('scroll', follow)
  }, [box])

  return (
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
      {/* HTML collapses a trailing line break. The field shows it. */ '\n'}
    </div>
  )
}

const isOfText = (row: MarkedRow & { from: string; isRemoved: boolean }) =>
  row.from === 'businessActivities' && !row.isRemoved
