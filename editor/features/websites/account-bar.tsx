import { Button } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { pages } from '../../../worker/contract/routes-table.ts'
import { AppBar } from '../../ui/app-bar.tsx'
import { useLeaveSignedOut } from '../../ui/use-leave-signed-out.ts'
import classes from './account-bar.module.css'

/** The bar over a person's websites: whose they are, with the way to their account, and the way out. */
export function AccountBar({ email }: { email: string | undefined }) {
  const leave = useLeaveSignedOut()
  return (
    <AppBar>
      {email && (
        <div className={classes.account}>
          <Link className={classes.email} to={pages.account} aria-label={`Your account: ${email}`} title={email}>
            <IconUserCircle size={18} aria-hidden />
            <span>{email}</span>
          </Link>
          <Button variant="subtle" color="gray" size="sm" onClick={leave}>
            Sign Out
          </Button>
        </div>
      )}
    </AppBar>
  )
}
