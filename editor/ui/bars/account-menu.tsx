import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconGauge, IconHelp, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '#session/session.ts'
import { useLeaveSignedOut } from '#session/sign-out.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { menuBehavior } from '../window/focus-soon.ts'
import { initialsOf } from '../words/initials.ts'
import classes from './account-menu.module.css'

export function AccountMenu({ email }: { email: string | undefined }) {
  const leave = useLeaveSignedOut()
  const { user } = useSession()
  // Reserves its space while loading.
  if (!email) return <span className={classes.disc} />
  const [name = email] = email.split('@')
  return (
    <Menu {...menuBehavior} position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.disc} aria-label={`Your account: ${email}`} title={email}>
          <span data-initials={initialsOf(name.replaceAll(/[._+-]/g, ' '))} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.email}>{email}</Menu.Label>
        <Menu.Item component={Link} to={pages.account} leftSection={<IconUserCircle size={16} aria-hidden />}>
          Your account
        </Menu.Item>
        {user?.operator && (
          <Menu.Item component={Link} to={pages.operate} leftSection={<IconGauge size={16} aria-hidden />}>
            Operate
          </Menu.Item>
        )}
        <Menu.Item
          component="a"
          href={pages.support}
          target="_blank"
          rel="noreferrer"
          data-click="help"
          leftSection={<IconHelp size={16} aria-hidden />}
        >
          Help
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={leave}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
