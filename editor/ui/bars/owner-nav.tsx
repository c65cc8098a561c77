import { VisuallyHidden } from '@mantine/core'
import { IconBrowser, IconChartBar, IconHome, IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { unreadQuery } from '#editor/messages/queries.ts'
import { useSession } from '#session/session.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './owner-nav.module.css'

const places = [
  { to: pages.week, name: 'Home', Icon: IconHome },
  { to: pages.websites, name: 'Websites', Icon: IconBrowser },
  { to: pages.inbox, name: 'Inbox', Icon: IconInbox },
  { to: pages.visitors, name: 'Visitors', Icon: IconChartBar },
]

/** The owner's main navigation, with a live count of unread messages. */
export function OwnerNav() {
  return (
    <nav className={classes.nav} aria-label="Your pages">
      {places.map(({ to, name, Icon }) => (
        <NavLink key={to} className={classes.place} to={to}>
          <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
          {name}
          {to === pages.inbox && <UnreadCount />}
        </NavLink>
      ))}
    </nav>
  )
}

/** The live number of unread messages. Renders nothing for zero. */
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
