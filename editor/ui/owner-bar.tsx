import { Button } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { AppBar } from './app-bar.tsx'
import classes from './owner-bar.module.css'
import { OwnerNav } from './owner-nav.tsx'
import { useLeaveSignedOut } from './use-leave-signed-out.ts'

/** The bar over an owner's pages: the ways between them, whose they are with the way to their account, and the way out. */
export function OwnerBar({ email }: { email: string | undefined }) {
  const leave = useLeaveSignedOut()
  return (
    <AppBar nav={<OwnerNav />}>
      {email && (
        <div className={classes.account}>
          <Link className={classes.email} to={pages.account} aria-label={`Your account: ${email}`} title={email}>
            <IconUserCircle size={18} aria-hidden />
            <span>{email}</span>
          </Link>
          <Button variant="subtle" color="gray" size="sm" onClick={leave}>
            Sign out
          </Button>
        </div>
      )}
    </AppBar>
  )
}
