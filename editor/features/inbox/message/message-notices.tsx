import { Button } from '@mantine/core'
import { IconMail, IconMailOff } from '@tabler/icons-react'
import { problems, unharmed } from '../../../messages.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { EmptyNotice } from '../empty/empty-notice.tsx'
import classes from './message-pane.module.css'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['e', 'archive'],
  ['u', 'read or unread'],
  ['r', 'reply'],
  ['#', 'delete'],
  ['/', 'search'],
] as const

/** Beside a list of which none is open. */
export function NothingOpen() {
  return (
    <section className={classes.pane} aria-label="Message" data-nothing>
      <EmptyNotice title="No message selected" Icon={IconMail}>
        Choose one from the list.
      </EmptyNotice>
      <dl className={classes.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Deleted here, elsewhere, or automatically at its age limit. */
export const MessageGone = ({ onBack }: { onBack: () => void }) => (
  <EmptyNotice
    title="This message is gone"
    Icon={IconMailOff}
    action={
      <Button variant="default" onClick={onBack}>
        Back to the list
      </Button>
    }
  >
    {problems.messageGone}
  </EmptyNotice>
)

export const MessageProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <EmptyNotice
      title={problems.loading}
      Icon={IconMailOff}
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <ErrorText error={error} advice={unharmed.messages} />
    </EmptyNotice>
  </div>
)
