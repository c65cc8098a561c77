import { notifications } from '@mantine/notifications'
import { withSupportLink } from '../errors/with-support-link.tsx'

/** Says something at the edge of the screen, for a moment. The same words are not shown twice at once. */
export function toast(message: string) {
  notifications.show({
    id: message,
    message: withSupportLink(message),
    closeButtonProps: { 'aria-label': 'Close' },
  })
}
