import classes from './stage.module.css'
import type { Stage } from './stage.ts'

/** How far a domain is, in a word. */
export const StageSign = ({ stage: { label, tone } }: { stage: Stage }) => (
  <span className={classes.sign} data-tone={tone}>
    {label}
  </span>
)
