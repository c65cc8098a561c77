import { IconBrowser, IconChartBar, IconInbox } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './owner-nav.module.css'
import { UnreadCount } from './unread-count.tsx'

const places = [
  { to: pages.websites, name: 'Websites', Icon: IconBrowser },
  { to: pages.inbox, name: 'Inbox', Icon: IconInbox },
  { to: pages.visitors, name: 'Visitors', Icon: IconChartBar },
]

/** The places that an owner goes to and fro between. The inbox says how many messages are unread, as they come. */
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
