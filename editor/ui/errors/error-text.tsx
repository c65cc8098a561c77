import type { ReactNode } from 'react'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './error-text.module.css'
import { messageOf, referenceOf } from './error-texts.ts'

/** An error's message and advice. For server errors, adds the request id and a support link. */
export function ErrorText({ error, advice }: { error: unknown; advice?: string | undefined }) {
  return (
    <>
      {withSupportLink(messageOf(error))}
      {advice && ` ${advice}`}
      <Reference error={error} />
    </>
  )
}

/** Only the request id and support link. Renders nothing for other errors. */
export function Reference({ error }: { error: unknown }) {
  const reference = referenceOf(error)
  if (!reference) return null
  return (
    <small className={classes.reference}>
      <a href={pages.support} target="_blank" rel="noreferrer">
        Support
      </a>{' '}
      can find this with the reference {reference}.
    </small>
  )
}

const words = 'contact support'

/** Turns 'contact support' in a message into a link to the support page, in a new tab so that no work is lost. */
export function withSupportLink(message: string): ReactNode {
  const [before, after] = message.split(words)
  if (after === undefined) return message
  return (
    <>
      {before}
      <a className={classes.link} href={pages.support} target="_blank" rel="noreferrer">
        {words}
      </a>
      {after}
    </>
  )
}
