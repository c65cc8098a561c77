import { Fragment } from 'react'
import { bareAddress } from './names-of.ts'
import classes from './web-address.module.css'

/** A URL that only wraps before dots. A part that is longer than a line is truncated. */
export function WebAddress({ url }: { url: string }) {
  const address = bareAddress(url)
  const parts = address.split(/(?=\.)/)
  return (
    <span className={classes.address} title={address}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of an address have no other name, and never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
