import type { ReactNode } from 'react'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './with-support-link.module.css'

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
