import { Loader } from '@mantine/core'
import classes from './route-wait.module.css'

/** Shown while a page's chunk loads. */
export function RouteWait() {
  return (
    <div className={classes.wait} role="status" aria-label="Loading">
      <Loader size="sm" aria-hidden />
    </div>
  )
}
