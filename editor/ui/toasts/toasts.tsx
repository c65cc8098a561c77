import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** The place of the toasts at the edge of the screen. One that is shown before the place is there waits for it. */
export function Toasts({ className }: { className?: string }) {
  return <Notifications className={className} position="bottom-right" autoClose={4000} containerWidth={320} />
}
