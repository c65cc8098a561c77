import { VisuallyHidden } from '@mantine/core'
import { IconBrowser, IconChartBar, IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { pages } from '../../worker/contract/routes-table.ts'
import { unreadQuery } from '../state/messages.ts'
import { useSession } from '../state/session.ts'
import classes from './owner-nav.module.css'

const places = [
  { to: pages.websites, name: 'Websites', Icon: IconBrowser },
  { to: pages.inbox, name: 'Inbox', Icon: IconInbox },
  { to: pages.visitors, name: 'Visitors', Icon: IconChartBar },
]

/** The places that an owner goes to and fro between. The inbox says how many messages are unread, as they come. */
export function OwnerNav() {
  const { loggedIn } = useSession()
  const unread = useQuery({ ...unreadQuery, enabled: loggedIn }).data?.unread ?? 0
  return (
    <nav className={classes.nav} aria-label="Your pages">
      {places.map(({ to, name, Icon }) => (
        <NavLink key={to} className={classes.place} to={to}>
          <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
          {name}
          {to === pages.inbox && unread > 0 && (
            <>
              <span className={classes.badge} aria-hidden>
                {shortCount(unread)}
              </span>
              <VisuallyHidden>, {unread} unread</VisuallyHidden>
            </>
          )}
        </NavLink>
      ))}
    </nav>
  )
}

/** So that a badge stays small. */
const shortCount = (count: number) => (count > 99 ? '99+' : String(count))
