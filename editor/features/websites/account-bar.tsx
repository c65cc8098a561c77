import { Button } from '@mantine/core'
import { AppBar } from '../../ui/app-bar.tsx'
import { useLeaveSignedOut } from '../../ui/use-leave-signed-out.ts'
import classes from './account-bar.module.css'

/** The bar over a person's websites: whose they are, and the way out. */
export function AccountBar({ email }: { email: string | undefined }) {
  const leave = useLeaveSignedOut()
  return (
    <AppBar>
      {email && (
        <div className={classes.account}>
          <span className={classes.email} title={email}>
            {email}
          </span>
          <Button variant="subtle" color="gray" size="sm" onClick={leave}>
            Sign Out
          </Button>
        </div>
      )}
    </AppBar>
  )
}
