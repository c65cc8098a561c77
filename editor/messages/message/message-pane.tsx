import { Button } from '@mantine/core'
import { IconMail, IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { queryProblem } from '#session/query-problem.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems, stillIntact } from '#ui/errors/error-texts.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import type { Session } from '#worker/accounts/schema.ts'
import { messageQuery } from '../queries.ts'
import type { MessageActions } from '../use-message-actions.ts'
import { MessageBar } from './message-bar.tsx'
import classes from './message-pane.module.css'
import { MessageView } from './message-view.tsx'
import { replyId } from './reply-form.tsx'

type MessagePaneProps = {
  /** Undefined if no message is open. */
  id: string | undefined
  user: NonNullable<Session['user']>
  /** Whether to show which website it came from. */
  isMultiple: boolean
  actions: MessageActions
  onBack: () => void
  onForgotten: () => void
  /** Whether it replaces the list, and so takes the focus. */
  takesFocus: boolean
}

/** The open message. Opening marks it as read. */
export function MessagePane({ id, user, isMultiple, actions, onBack, onForgotten, takesFocus }: MessagePaneProps) {
  const query = useQuery({ ...messageQuery(id ?? ''), enabled: id !== undefined })
  const message = id === undefined ? undefined : query.data
  const problem = id === undefined ? null : queryProblem(query)
  const heading = useRef<HTMLHeadingElement>(null)

  const read = useRef<string>(undefined)
  useEffect(() => {
    if (!id) read.current = undefined
    // Only once, since someone who marks the open message as unread wants it to stay unread.
    if (!message || read.current === message.id) return
    read.current = message.id
    actions.mark([message], true)
  })
  const isThere = message !== undefined
  const isAnswering = useLocation().hash === `#${replyId}`
  useEffect(() => {
    if (!isThere || !id) return
    if (isAnswering) return focusSoon(replyId)
    if (!takesFocus) return
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [isThere, id, takesFocus, isAnswering])

  if (!id) return <NothingOpen />
  return (
    <section className={classes.pane} aria-label="Message">
      <MessageBar message={message} actions={actions} onBack={onBack} onForgotten={onForgotten} />
      {message ? (
        <MessageView
          key={message.id}
          ref={heading}
          message={message}
          user={user}
          isMultiple={isMultiple}
          alone={takesFocus}
          actions={actions}
        />
      ) : failureCode(problem) === 'not_found' ? (
        <MessageGone onBack={onBack} />
      ) : problem ? (
        <MessageProblem error={problem} onRetry={() => void query.refetch()} />
      ) : (
        <MessageWait />
      )}
    </section>
  )
}

function MessageWait() {
  return (
    <div className={classes.wait} role="status" aria-label="Loading the message">
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.line} />
    </div>
  )
}

/** Shown beside the list if no message is open. */
function NothingOpen() {
  return (
    <section className={classes.pane} aria-label="Message" data-nothing>
      <EmptyState title="No message selected" Icon={IconMail}>
        Choose one from the list.
      </EmptyState>
    </section>
  )
}

/** Shown if the message was deleted here, elsewhere, or automatically at its age limit. */
const MessageGone = ({ onBack }: { onBack: () => void }) => (
  <EmptyState
    title="This message is gone"
    Icon={IconMailOff}
    action={
      <Button variant="default" onClick={onBack}>
        Back to the list
      </Button>
    }
  >
    {problems.messageGone}
  </EmptyState>
)

const MessageProblem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      title={problems.loading}
      Icon={IconMailOff}
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <ErrorText error={error} advice={stillIntact.messages} />
    </EmptyState>
  </div>
)
