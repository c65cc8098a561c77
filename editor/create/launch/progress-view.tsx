import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { type CreationPhase, creationPhases, importNotes, slowNote } from '#worker/creation/run/phases.ts'
import type { CreationState } from '#worker/creation/schema.ts'
import { creationAnswersAtom } from '../design/offered.ts'
import { previousStepAtom } from '../wizard-state.ts'
import classes from './progress-view.module.css'

type ProgressViewProps = {
  /** The step to show as in progress. */
  progress: { phase: CreationPhase } | undefined
  /** What else is known. */
  told: Pick<CreationState, 'slow' | 'imported'> | undefined
}

/** While the website is being made: what is done, what is being done, what is ahead. */
export function ProgressView({ progress, told }: ProgressViewProps) {
  const { link } = useAtomValue(creationAnswersAtom)
  const back = useSetAtom(previousStepAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])

  const names = (Object.keys(creationPhases) as CreationPhase[]).filter((name) => link || !isOfLink(name))
  const phase = progress?.phase ?? names[0]
  const at = phase ? names.indexOf(phase) : 0
  const outcome = at < names.indexOf('organizing') ? null : told?.imported
  const imported = outcome === 'minimal' || outcome === 'nothing' ? importNotes[outcome] : undefined
  const note = told?.slow ? slowNote : undefined

  return (
    <div className={classes.progress}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        Creating your website
      </h2>
      <ol className={classes.phases}>
        {names.map((name, index) => (
          <li key={name} data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}>
            <span
              className={classes.sign}
              data-warning={(index < at && name === 'importing' && outcome === 'nothing') || undefined}
              aria-hidden
            >
              {index === at ? (
                <Loader size={16} />
              ) : index < at ? (
                name === 'importing' && outcome === 'nothing' ? (
                  <IconAlertTriangle size={16} />
                ) : (
                  <Tick />
                )
              ) : null}
            </span>
            <span>
              {creationPhases[name]}
              {name === 'importing' && imported && <span className={classes.outcome}>{imported}</span>}
              {index === at && note && <span className={classes.outcome}>{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className={classes.spoken}>
        {[phase && creationPhases[phase], imported, note].filter(Boolean).join('. ')}
      </p>
      <Button className={classes.back} variant="default" size="md" data-click="back" onClick={() => back()}>
        Back
      </Button>
    </div>
  )
}

const isOfLink = (phase: CreationPhase) => phase === 'checking' || phase === 'importing'

const Tick = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="m3 8.5 3.2 3.2L13 5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
