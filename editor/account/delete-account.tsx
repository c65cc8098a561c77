import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { draftsQuery } from '#editor/websites/drafts.ts'
import { forgetPerson, leaveForHome } from '#session/sign-out.ts'
import { requestSpinnerAtom } from '#ui/window/spinner.ts'
import type { Account } from '#worker/accounts/schema.ts'
import { accountDeletedPlace } from '#worker/platform/addresses/paths.ts'
import classes from './account.module.css'
import { ActDialog } from './act-dialog.tsx'
import type { ReturnedAct } from './act-steps.ts'
import { pluralize } from './browsers-section.tsx'
import { Problem } from './dialog-form.tsx'
import { DownloadData } from './download-data.tsx'
import { useAct } from './use-act.ts'

/** Lists what the deletion removes, reauthenticates the person, and asks one last time. */
export function DeleteAccount({ act, account }: { act: ReturnType<typeof useDeleteAccount>; account: Account }) {
  return (
    <ActDialog
      act={act}
      account={account}
      title="Delete your account?"
      explanation={
        <>
          <DeletionSummary account={account} />
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

function DeletionSummary({ account }: { account: Account }) {
  const websites = useQuery(draftsQuery).data
  const count = websites?.length ?? account.websites
  const isAnyPublished = websites?.some(({ publishedHandle }) => publishedHandle !== null) ?? count > 0
  return (
    <div className={classes.goes}>
      {count === 0 ? (
        <p>Your account has no websites. We’ll delete your email address and your ways to sign in.</p>
      ) : (
        <>
          <p>
            This deletes {count === 1 ? 'your website, with its' : `all of your ${count} websites, with their`} texts
            and pictures:
          </p>
          <ul className={classes.names} aria-label={pluralize(count, 'website')}>
            {websites?.map(({ draftId, businessName, publishedHandle, mainDomain }) => (
              <li key={draftId}>
                <strong>{businessName}</strong>
                <span>{mainDomain ?? publishedHandle ?? 'Not published'}</span>
              </li>
            ))}
          </ul>
          {isAnyPublished && <p>Their web addresses stop working right away. Others can take them after 90 days.</p>}
        </>
      )}
      <p>This can’t be undone.</p>
    </div>
  )
}

/** Deletes the account, forgets the person in this browser and redirects to the homepage. */
export function useDeleteAccount(back: ReturnedAct | undefined) {
  const queries = useQueryClient()
  const requestSpinner = useSetAtom(requestSpinnerAtom)
  return useAct('delete-account', {
    back,
    explains: true,
    run: async () => {
      const stop = requestSpinner({ priority: 'Highest', message: 'Deleting your account…' })
      try {
        await responseBody(api.account.$delete())
      } catch (error) {
        stop()
        if (failureCode(error) !== 'reauthentication_required') console.error('The account was not deleted.', error)
        throw error
      }
      await forgetPerson(queries)
      leaveForHome(accountDeletedPlace)
    },
  })
}
