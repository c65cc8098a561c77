import { Button } from '@mantine/core'
import type { Account } from '../../../../worker/accounts/schema.ts'
import classes from '../account.module.css'
import { ActDialog } from '../act-dialog.tsx'
import { DownloadData } from '../download-data.tsx'
import { Problem } from '../problem.tsx'
import type { useDeleteAccount } from './use-delete-account.ts'
import { WhatGoes } from './what-goes.tsx'

/** Says what goes, has them prove who they are, and asks for the last time. */
export function DeleteAccount({ act, account }: { act: ReturnType<typeof useDeleteAccount>; account: Account }) {
  return (
    <ActDialog
      act={act}
      account={account}
      title="Delete your account?"
      telling={
        <>
          <WhatGoes account={account} />
          <div className={classes.offer}>
            <DownloadData>Download a copy of everything first.</DownloadData>
          </div>
          <div className={classes.actions}>
            <Button variant="default" onClick={act.close} data-autofocus>
              Keep my account
            </Button>
            <Button color="red.9" onClick={act.goOn}>
              Continue
            </Button>
          </div>
        </>
      }
    >
      <p>
        Last step: everything in the account <strong>{account.email}</strong> will be permanently deleted.
      </p>
      <Problem error={act.error} />
      <div className={classes.actions}>
        <Button variant="default" onClick={act.close} data-autofocus autoFocus>
          Keep my account
        </Button>
        <Button color="red.9" onClick={() => act.run(undefined)}>
          Delete my account
        </Button>
      </div>
    </ActDialog>
  )
}
