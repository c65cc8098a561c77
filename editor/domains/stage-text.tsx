import { Loader, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import classes from './stage.module.css'
import { type Stage, stageSteps, stepNotes } from './stage.ts'

/** What happens with a domain, in a sentence. Told again whenever it changes. */
export const StageText = ({ stage: { title, text, tone } }: { stage: Stage }) => (
  <p role="status" className={classes.text} data-tone={tone}>
    {title && <strong>{title}.</strong>} {text}
  </p>
)

/** How far a domain is, in a word. */
export const StageSign = ({ stage: { label, tone } }: { stage: Stage }) => (
  <span className={classes.sign} data-tone={tone}>
    {label}
  </span>
)

/** The way of a domain: what is done, what is under way, what comes. */
export function StageWay({ stage: { done, tone } }: { stage: Stage }) {
  return (
    <ol className={classes.way}>
      {stageSteps.map((step, index) => {
        const state = index < done ? 'done' : index === done ? (tone === 'wrong' ? 'failed' : 'now') : 'later'
        return (
          <li
            key={step}
            className={classes.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={classes.mark}>{marks[state]}</span>
            <span>
              {step}
              <VisuallyHidden>{spoken[state]}</VisuallyHidden>
              {state === 'now' && stepNotes[step] && <span className={classes.note}>{stepNotes[step]}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const marks = {
  done: <IconCheck size={14} stroke={2.5} aria-hidden />,
  now: <Loader size={14} aria-hidden />,
  failed: <IconX size={14} stroke={2.5} aria-hidden />,
  later: null,
}
const spoken = { done: ': done', now: ': under way', failed: ': failed', later: ': comes later' }
