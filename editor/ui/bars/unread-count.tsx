import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '#editor/messages/queries.ts'
import { useSession } from '#session/session.ts'
import classes from './unread-count.module.css'

/** The number of unread messages, kept current. Renders nothing for zero. */
export function UnreadCount() {
  const { loggedIn } = useSession()
  const unread = useQuery({ ...unreadQuery, enabled: loggedIn }).data?.unread ?? 0
  if (unread === 0) return null
  return (
    <>
      <span className={classes.badge} aria-hidden>
        {unread > 99 ? '99+' : unread}
      </span>
      <VisuallyHidden>, {unread} unread</VisuallyHidden>
    </>
  )
}
