import { notifications } from '@mantine/notifications'
import { messageOf } from '../messages.ts'
import { ErrorText } from './error-text.tsx'

/** Says at the edge of the screen why something failed, for a moment. `lead` says what did. */
export function toastError(error: unknown, lead = '') {
  notifications.show({
    id: `${lead} ${messageOf(error)}`,
    message: (
      <>
        {lead && `${lead} `}
        <ErrorText error={error} />
      </>
    ),
    closeButtonProps: { 'aria-label': 'Close' },
  })
}
