import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import classes from './toasts.module.css'

/** The place of the toasts at the edge of the screen. One that is shown before the place is there waits for it. */
export function Toasts(props: { className?: string | undefined; 'data-beside-panel'?: true | undefined }) {
  return (
    <Notifications
      className={classes.toasts}
      {...props}
      position="bottom-right"
      autoClose={4000}
      containerWidth={320}
    />
  )
}
