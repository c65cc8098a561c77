import { notifications } from '@mantine/notifications'
import { ErrorText } from '../errors/error-text.tsx'
import { messageOf } from '../errors/error-texts.ts'

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
