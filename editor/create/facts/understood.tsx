import { useAtomValue } from 'jotai'
import { type PropsWithChildren, useId, useRef, useState } from 'react'
import { problems } from '#ui/errors/error-texts.ts'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import { SummaryLine } from '../summary-line.tsx'
import { type AnswerNext, AskNext } from './ask-next.tsx'
import { FactRows } from './fact-rows.tsx'
import { openQuestionsAtom, rowsAtom } from './fact-state.ts'
import { questionsWait } from './questions-wait.ts'
import classes from './understood.module.css'
import { NothingUnderstood, UnderstoodPanel } from './understood-panel.tsx'
import { type Reading, useFacts } from './use-facts.ts'
import { useGlide } from './use-glide.ts'

const UnderstoodSheet = lazyComponent(async () => (await import('./understood-sheet.tsx')).UnderstoodSheet)

type UnderstoodProps = { onAnswer: AnswerNext }

export function Understood({ onAnswer }: UnderstoodProps) {
  const { facts, reading } = useFacts()
  return (
    <UnderstoodPanel
      state={
        <span key={reading} className={classes.reading} data-reading={reading}>
          {statusText[reading] || (facts && 'Select anything to correct it')}
        </span>
      }
    >
      <UnderstoodRows onAnswer={onAnswer} />
    </UnderstoodPanel>
  )
}

function UnderstoodRows({ onAnswer }: UnderstoodProps) {
  const id = useId()
  const { facts } = useFacts()
  const rows = useAtomValue(rowsAtom)
  const groups = useRef<HTMLDivElement>(null)
  useGlide(groups)
  if (!facts && rows.length === 0) return <NothingUnderstood />
  return (
    <div ref={groups}>
      <FactRows id={id} />
      <AskNext onAnswer={onAnswer} />
    </div>
  )
}

export function UnderstoodSummary({ onAnswer }: UnderstoodProps) {
  const { facts, reading } = useFacts()
  // Like the page, excludes unconfirmed facts.
  const understood = useAtomValue(rowsAtom).filter(({ isRemoved, isSure }) => !isRemoved && isSure).length
  const questions = useAtomValue(openQuestionsAtom)
  const [opened, setOpened] = useState(false)
  const ever = useLatched(opened)
  if (!facts && reading !== 'offline' && reading !== 'failed') return null
  if (statusText[reading] === '' && understood + questions === 0) return null
  return (
    <>
      <div role="status">
        <SummaryLine onClick={() => setOpened(true)}>
          {statusText[reading] || `We understood ${understood} ${understood === 1 ? 'thing' : 'things'}`}
          {questions > 0 && (
            <span className={classes.questions}>{questions === 1 ? '1 question' : `${questions} questions`}</span>
          )}
        </SummaryLine>
      </div>
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

/** The number of open questions, between Back and Next. Renders `children` if there are no questions. */
export function QuestionsNote({ children }: PropsWithChildren) {
  const questions = useAtomValue(openQuestionsAtom)
  const { stay, way } = questionsWait(questions)
  return questions === 0 ? children : `${stay} ${way} in What we understood.`
}

const statusText: Readonly<Record<Reading, string>> = {
  reading: 'Reading…',
  closer: 'Reading more closely…',
  offline: problems.readingOffline,
  failed: problems.reading,
  done: '',
}
