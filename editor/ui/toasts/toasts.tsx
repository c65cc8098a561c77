import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import classes from './toasts.module.css'

/** The toast container. Toasts shown before it mounts wait. */
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
