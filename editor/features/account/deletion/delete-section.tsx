import { Button } from '@mantine/core'
import type { Account } from '../../../../worker/accounts/schema.ts'
import classes from '../account.module.css'
import type { ReturnedAct } from '../returned-act.ts'
import { Section } from '../section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

/** The end of the account. */
export function DeleteSection({ account, back }: { account: Account; back: ReturnedAct | undefined }) {
  const act = useDeleteAccount(back)
  return (
    <Section title="Delete account" about="Permanently deletes your websites, pictures and web addresses.">
      <div className={classes.row}>
        <div className={classes.facts}>
          <p className={classes.detail}>This can’t be undone.</p>
        </div>
        <Button variant="default" size="sm" className={classes.danger} onClick={act.begin}>
          Delete account
        </Button>
      </div>
      <DeleteAccount act={act} account={account} />
    </Section>
  )
}
