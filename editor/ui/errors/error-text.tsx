import type { ReactNode } from 'react'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './error-text.module.css'
import { messageOf, referenceOf } from './error-texts.ts'

/** Why a call failed and what to do; for a failure of ours in small print the id that finds it in the log, with a link to support. */
export function ErrorText({ error, advice }: { error: unknown; advice?: string | undefined }) {
  return (
    <>
      {withSupportLink(messageOf(error))}
      {advice && ` ${advice}`}
      <Reference error={error} />
    </>
  )
}

/** The second part alone, after words of a screen's own. Nothing for an error that is not ours. */
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

/** A message whose 'contact support' opens the support page in a new tab, so that nobody loses their work. */
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
