import { failureCode } from '#api/api-error.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { publishingAdvice } from '#ui/errors/error-texts.ts'
import classes from './publish.module.css'

export function PublishProblem({ error }: { error: unknown }) {
  const code = failureCode(error)
  return (
    <p className={classes.problem} role="alert">
      <ErrorText error={error} advice={publishingAdvice[code]} />{' '}
      {code === 'not_signed_in' && (
        <a href={signInPath(location)} target="_blank" rel="noreferrer">
          Sign in (opens a new window)
        </a>
      )}
    </p>
  )
}
