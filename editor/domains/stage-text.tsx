import { Loader, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconExclamationMark, IconX } from '@tabler/icons-react'
import classes from './stage.module.css'
import { type Stage, stageSteps, stepNotes } from './stage.ts'

/** A domain's status in a sentence. A live region. */
export const StageText = ({ stage: { title, text, tone } }: { stage: Stage }) => (
  <p role="status" className={classes.text} data-tone={tone}>
    {title && <strong>{title}.</strong>} {text}
  </p>
)

export const StageTag = ({ stage: { label, tone } }: { stage: Stage }) => (
  <span className={classes.sign} data-tone={tone}>
    {label}
  </span>
)

/** Completed, current and upcoming steps. */
export function StageSteps({ stage: { done, tone } }: { stage: Stage }) {
  return (
    <ol className={classes.way}>
      {stageSteps.map((step, index) => {
        const state = index < done ? 'done' : index === done ? (states[tone] ?? 'now') : 'later'
        return (
          <li
            key={step}
            className={classes.step}
            data-state={state}
            aria-current={state === 'now' || state === 'needed' ? 'step' : undefined}
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

/** The current step's state if nothing is running. */
const states: Partial<Record<Stage['tone'], 'failed' | 'needed'>> = { wrong: 'failed', 'needs-you': 'needed' }
const marks = {
  done: <IconCheck size={14} stroke={2.5} aria-hidden />,
  now: <Loader size={14} aria-hidden />,
  needed: <IconExclamationMark size={14} stroke={2.5} aria-hidden />,
  failed: <IconX size={14} stroke={2.5} aria-hidden />,
  later: null,
}
const spoken = { done: ': done', now: ': under way', needed: ': needs you', failed: ': failed', later: ': comes later' }
