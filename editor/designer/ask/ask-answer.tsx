import { Button, CloseButton, Loader, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { stillIntact } from '#ui/errors/error-texts.ts'
import { moveFocus } from '#ui/window/focus-soon.ts'
import type { Screen, Turn } from '#worker/asks/schema.ts'
import { timelineAtom } from '../document/session.ts'
import { useGoToFind } from '../palette/opening.ts'
import { screenPlaces } from '../palette/screen-places.ts'
import classes from './ask.module.css'
import type { AskState } from './asking.ts'
import type { Redo } from './undo-request.ts'

const slowNoticeMs = 6_000

type AskAnswerProps = {
  asking: AskState
  onRetry: () => void
  onRedo: (redo: Redo) => void
  /** Called with the owner's answer to the assistant's question. */
  onChoose: (choice: string) => void
  onOpen: (screen: Screen) => void
  onClose: () => void
}

export function AskAnswer({ asking, onRetry, onRedo, onChoose, onOpen, onClose }: AskAnswerProps) {
  return (
    <>
      <VisuallyHidden role="status">{announcement(asking)}</VisuallyHidden>
      {asking.status === 'running' && <Running {...asking} />}
      {asking.status === 'answered' && (
        <Note onClose={onClose}>
          <p dir="auto">{asking.text}</p>
          {asking.redo && <RedoButton redo={asking.redo} onRedo={onRedo} />}
          {asking.turn && <ReplyActions turn={asking.turn} onChoose={onChoose} onOpen={onOpen} />}
        </Note>
      )}
      {asking.status === 'failed' && (
        <Note onClose={onClose}>
          <p className={classes.problem} role="alert">
            <ErrorText error={asking.error} advice={adviceFor(asking.error)} />
          </p>
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Try again
          </Button>
        </Note>
      )}
    </>
  )
}

/** Buttons after the reply: possible answers to a question, or a link to the screen that can do what the assistant couldn't. */
function ReplyActions({ turn, onChoose, onOpen }: { turn: Turn } & Pick<AskAnswerProps, 'onChoose' | 'onOpen'>) {
  const { choices, screen, outcome } = turn
  const find = useGoToFind()
  const ways = [
    ...choices.map((choice) => ({ label: choice, go: () => onChoose(choice) })),
    ...(screen ? [{ label: screenPlaces[screen], go: () => onOpen(screen) }] : []),
    ...(outcome === 'declined' && !screen ? [{ label: 'Find it yourself', go: find }] : []),
  ]
  if (ways.length === 0) return null
  return (
    <div className={classes.choices}>
      {ways.map(({ label, go }) => (
        <Button key={label} size="compact-sm" variant="default" onClick={go}>
          {label}
        </Button>
      ))}
    </div>
  )
}

/** Redoes what was undone. Disappears with the next edit. */
function RedoButton({ redo, onRedo }: { redo: Redo; onRedo: (redo: Redo) => void }) {
  if (useAtomValue(timelineAtom) !== redo.timeline) return null
  return (
    <Button size="compact-sm" variant="default" onClick={() => onRedo(redo)}>
      Redo
    </Button>
  )
}

/** For screen readers: announces only start and end, since partial text would be read repeatedly. */
function announcement(asking: AskState): string {
  if (asking.status === 'running') return 'Working on it…'
  return asking.status === 'answered' ? asking.text : ''
}

const adviceFor = (error: unknown) => (failureCode(error) === 'network' ? stillIntact.typed : stillIntact.settings)

function Note({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className={classes.note}>
      <div className={classes.words}>{children}</div>
      <CloseButton size="sm" aria-label="Close" onClick={onClose} />
    </div>
  )
}

/** The reply so far, and each change as it arrives. */
function Running({ text, steps }: Extract<AskState, { status: 'running' }>) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), slowNoticeMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.note} aria-busy>
      <Loader className={classes.loader} size={16} aria-hidden />
      <div className={classes.words}>
        <p dir="auto">{text || 'Looking at your website…'}</p>
        {steps.length > 0 && (
          <ul className={classes.found}>
            {steps.map(({ id, title }) => (
              <li key={id} dir="auto">
                <IconCheck size={14} aria-hidden /> {title}
              </li>
            ))}
          </ul>
        )}
        {isLong && <p className={classes.quiet}>This is taking longer than usual. You can go on editing.</p>}
      </div>
    </div>
  )
}

const outcomes = { all: 'Accepted', some: 'Partly accepted', none: 'Discarded' } as const

const outcomeOf = ({ outcome, accepted }: Turn) => {
  if (outcome === 'proposed') return accepted ? outcomes[accepted] : 'Not decided'
  if (outcome === 'asked') return 'Asked back'
  return outcome === 'answered' ? 'Answered' : 'Not possible'
}

type EarlierAsksProps = { turns: readonly Turn[]; onReopen: (turn: Turn) => void; onPut: (message: string) => void }

/** Recent requests, the newest nearest the input. Reopens proposals that weren't accepted. Other requests return to the input. */
export function EarlierAsks({ turns, onReopen, onPut }: EarlierAsksProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [])
  if (turns.length === 0) return null
  const isOpen = ({ outcome, accepted }: Turn) => outcome === 'proposed' && (accepted === null || accepted === 'none')
  return (
    <ul ref={list} className={classes.turns} aria-label="Earlier requests" onKeyDown={moveFocus}>
      {turns.map((turn, index) => (
        <li key={turn.turnId}>
          <UnstyledButton
            className={classes.turn}
            tabIndex={index === turns.length - 1 ? 0 : -1}
            title={turn.text}
            onClick={() => (isOpen(turn) ? onReopen(turn) : onPut(turn.message))}
          >
            <span className={classes.message} dir="auto">
              {turn.message}
            </span>
            <span className={classes.outcome} data-outcome={turn.accepted ?? undefined}>
              {outcomeOf(turn)}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

export function Suggestions({
  suggestions,
  onPut,
}: {
  suggestions: readonly string[]
  onPut: (message: string) => void
}) {
  if (suggestions.length === 0) return null
  return (
    <ul className={classes.suggestions} aria-label="Suggestions">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <UnstyledButton className={classes.suggestion} dir="auto" onClick={() => onPut(suggestion)}>
            {suggestion}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
