import classes from './stage.module.css'
import type { Stage } from './stage.ts'

/** What happens with a domain, in a sentence. Told again whenever it changes. */
export const StageText = ({ stage: { title, text, tone } }: { stage: Stage }) => (
  <p role="status" className={classes.text} data-tone={tone}>
    {title && <strong>{title}.</strong>} {text}
  </p>
)
