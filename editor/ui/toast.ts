import { notifications } from '@mantine/notifications'
import { withSupportLink } from './with-support-link.tsx'

/** Says something at the edge of the screen, for a moment. The same words are not shown twice at once. Answers its id. */
export function toast(message: string): string {
  return notifications.show({
    id: message,
    message: withSupportLink(message),
    closeButtonProps: { 'aria-label': 'Close' },
  })
}

/** Hides a toast before its time is over. */
export const hideToast = (id: string) => notifications.hide(id)
