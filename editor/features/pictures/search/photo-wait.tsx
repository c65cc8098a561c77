import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './search.module.css'

const ratios = [1.5, 0.7, 1.5, 1.3, 0.75, 1.5, 1.5, 1.2, 0.7, 1.5, 1.4, 1.5]

/** Where pictures will be, while the first of them are on their way. */
export function PhotoWait() {
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <ul className={classes.rows} aria-hidden>
        {ratios.map((ratio, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <li key={index} className={classes.found} style={{ '--ratio': ratio } as CSSProperties}>
            <div className={classes.wait} />
          </li>
        ))}
      </ul>
    </>
  )
}
