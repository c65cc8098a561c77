import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { problems } from '#ui/errors/error-texts.ts'
import { late, useLatched } from '#ui/window/late.tsx'
import { SummaryLine } from '../summary-line.tsx'
import type { AnswerNext } from './ask-next.tsx'
import { rowsAtom } from './fact-state.ts'
import classes from './understood.module.css'
import { type Reading, useFacts } from './use-facts.ts'

const AskNext = late(async () => (await import('./ask-next.tsx')).AskNext)
const FactRows = late(async () => (await import('./fact-rows.tsx')).FactRows)
const UnderstoodSheet = late(async () => (await import('./understood-sheet.tsx')).UnderstoodSheet)

type UnderstoodProps = { onAnswer: AnswerNext }

/** The facts that were read, as rows that the owner corrects. */
export function Understood({ onAnswer }: UnderstoodProps) {
  const { facts, reading } = useFacts()
  const id = useId()
  return (
    <section className={classes.understood} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>What we understood</h3>
        <span key={reading} className={classes.reading} data-reading={reading}>
          {said[reading] || (facts && 'Select anything to correct it')}
        </span>
      </div>
      <UnderstoodRows onAnswer={onAnswer} />
    </section>
  )
}

function UnderstoodRows({ onAnswer }: UnderstoodProps) {
  const id = useId()
  const { facts } = useFacts()
  const rows = useAtomValue(rowsAtom)
  if (!facts && rows.length === 0)
    return (
      <p className={classes.empty}>
        As you type, facts show up here: services, prices, opening hours, people, years. Select one to correct it.
      </p>
    )
  return (
    <>
      <FactRows id={id} />
      <AskNext onAnswer={onAnswer} />
    </>
  )
}

/** One line that opens the rows over the page. */
export function UnderstoodSummary({ onAnswer }: UnderstoodProps) {
  const { facts, reading } = useFacts()
  const shown = useAtomValue(rowsAtom).filter(({ isRemoved }) => !isRemoved)
  // What waits for a yes isn't on the page either.
  const understood = shown.filter(({ isSure }) => isSure).length
  const questions = shown.length - understood
  const [opened, setOpened] = useState(false)
  const ever = useLatched(opened)
  if (!facts) return null
  return (
    <>
      <SummaryLine onClick={() => setOpened(true)}>
        <span role="status">
          {said[reading] || `We understood ${understood} ${understood === 1 ? 'thing' : 'things'}`}
        </span>
        {questions > 0 && (
          <span className={classes.questions}>{questions === 1 ? '1 question' : `${questions} questions`}</span>
        )}
      </SummaryLine>
      {ever && (
        <UnderstoodSheet opened={opened} onClose={() => setOpened(false)}>
          <UnderstoodRows
            onAnswer={(...answer) => {
              setOpened(false)
              onAnswer(...answer)
            }}
          />
        </UnderstoodSheet>
      )}
    </>
  )
}

const said: Readonly<Record<Reading, string>> = {
  reading: 'Reading…',
  closer: 'Reading more closely…',
  offline: problems.readingOffline,
  failed: problems.reading,
  done: '',
}
