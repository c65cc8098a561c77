import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './error-text.module.css'
import { messageOf, referenceOf } from './error-texts.ts'
import { withSupportLink } from './with-support-link.tsx'

/** Why a call failed and what to do; for a failure of ours in small print the id that finds it in the log, with a link to support. */
export function ErrorText({ error, advice }: { error: unknown; advice?: string | undefined }) {
  const reference = referenceOf(error)
  return (
    <>
      {withSupportLink(messageOf(error))}
      {advice && ` ${advice}`}
      {reference && (
        <small className={classes.reference}>
          <a href={pages.support} target="_blank" rel="noreferrer">
            Support
          </a>{' '}
          can find this with the reference {reference}.
        </small>
      )}
    </>
  )
}
