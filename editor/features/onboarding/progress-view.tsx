import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { phases, progressAt } from './progress.ts'
import classes from './progress-view.module.css'

/** While the website is being made. `answered`: it is there, and is being put on the screen. */
export function ProgressView({ answered }: { answered: boolean }) {
  const [start] = useState(() => Date.now())
  const [now, setNow] = useState(start)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(clock)
  }, [])
  const { phase, slow } = progressAt(now - start, answered)
  const at = phases.indexOf(phase)

  return (
    <div className={classes.progress}>
      <h2 className={classes.heading}>Creating your website</h2>
      <ol className={classes.phases}>
        {phases.map((name, index) => (
          <li key={name} data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}>
            <span className={classes.sign} aria-hidden>
              {index === at ? <Loader size={16} /> : index < at ? <Tick /> : null}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <p className={classes.note}>{slow && 'Taking longer than expected. Your answers are kept.'}</p>
      <p role="status" className={classes.spoken}>
        {phase}
      </p>
    </div>
  )
}

const Tick = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="m3 8.5 3.2 3.2L13 5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
