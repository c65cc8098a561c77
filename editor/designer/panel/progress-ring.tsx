import classes from './first-step-card.module.css'

/** Progress as a ring around its numbers. */
export function ProgressRing({ done, all }: { done: number; all: number }) {
  return (
    <span className={classes.ring} role="img" aria-label={`${done} of ${all} done`}>
      <svg viewBox="0 0 36 36" aria-hidden>
        <circle cx="18" cy="18" r="16" />
        {done > 0 && <circle cx="18" cy="18" r="16" pathLength={all} strokeDasharray={`${done} ${all}`} />}
      </svg>
      <span aria-hidden>
        {done}/{all}
      </span>
    </span>
  )
}
