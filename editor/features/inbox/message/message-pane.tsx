import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Session } from '../../../../worker/accounts/schema.ts'
import { failureCode } from '../../../api/api-error.ts'
import { messageQuery } from '../../../state/messages.ts'
import { queryProblem } from '../../../state/query-problem.ts'
import type { MessageActions } from '../use-message-actions.ts'
import { MessageBar } from './message-bar.tsx'
import { MessageGone, MessageProblem, NothingOpen } from './message-notices.tsx'
import classes from './message-pane.module.css'
import { MessageView } from './message-view.tsx'
import { MessageWait } from './message-wait.tsx'

type MessagePaneProps = {
  /** Undefined while none is open. */
  id: string | undefined
  user: NonNullable<Session['user']>
  /** Whether to say which website it came by. */
  several: boolean
  actions: MessageActions
  onBack: () => void
  /** After the message and all others of its sender were deleted. */
  onForgotten: () => void
  /** Whether it takes the place of the list, and so the focus. */
  takesFocus: boolean
}

/** The open message. To open it is to read it. */
export function MessagePane({ id, user, several, actions, onBack, onForgotten, takesFocus }: MessagePaneProps) {
  const query = useQuery({ ...messageQuery(id ?? ''), enabled: id !== undefined })
  const message = id === undefined ? undefined : query.data
  const problem = id === undefined ? null : queryProblem(query)
  const heading = useRef<HTMLHeadingElement>(null)

  const read = useRef<string>(undefined)
  useEffect(() => {
    if (!id) read.current = undefined
    // Once: a person who marks the open message as unread wants it to stay unread.
    if (!message || read.current === message.id) return
    read.current = message.id
    actions.mark([message], true)
  })
  const isThere = message !== undefined
  useEffect(() => {
    if (isThere && id && takesFocus) {
      heading.current?.focus()
      scrollTo({ top: 0 })
    }
  }, [isThere, id, takesFocus])

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
          several={several}
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
