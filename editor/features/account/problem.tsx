import { ErrorText } from '../../ui/error-text.tsx'
import classes from './account.module.css'

/** Why something failed, beside what failed. */
export function Problem({ error }: { error: unknown }) {
  return (
    error != null && (
      <p role="alert" className={classes.problem}>
        <ErrorText error={error} />
      </p>
    )
  )
}
