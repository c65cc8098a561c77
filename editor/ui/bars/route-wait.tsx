import { Loader } from '@mantine/core'
import classes from './route-wait.module.css'

/** While a page's own code is on its way. */
export function RouteWait() {
  return (
    <div className={classes.wait} role="status" aria-label="Loading">
      <Loader size="sm" aria-hidden />
    </div>
  )
}
