import { Notifications } from '@mantine/notifications'
import classes from './designer.module.css'

/** Where toasts appear, in a file of its own so that it loads apart from what shows them. */
export function Toasts() {
  return <Notifications className={classes.toasts} position="bottom-right" autoClose={4000} containerWidth={320} />
}
