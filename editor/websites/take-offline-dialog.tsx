import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { releasesQuery } from '#editor/designer/publish/queries.ts'
import { useTakeOffline } from '#editor/designer/publish/release-changes.ts'
import { connectedWith, domainsQuery } from '#editor/domains/queries.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { stillIntact } from '#ui/errors/error-texts.ts'
import { toast } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { namesOf } from '#ui/words/names-of.ts'
import { handleReservationDays } from '#worker/publishing/schema.ts'
import classes from './delete-website-dialog.module.css'
import { takingOfflineAtom } from './queries.ts'

/** Confirms taking a website offline. Opened by takingOfflineAtom. */
export function TakeOfflineDialog() {
  const [requested, setRequested] = useAtom(takingOfflineAtom)
  const { mutateAsync, isPending, error, reset } = useTakeOffline()
  // Keep the content during the closing transition.
  const [shown, setShown] = useState(requested)
  if (requested && requested !== shown) setShown(requested)
  const { data } = useQuery({ ...releasesQuery(requested?.draftId ?? ''), enabled: requested !== null })
  const own = useQuery({ ...domainsQuery(requested?.draftId ?? ''), enabled: requested !== null }).data
  const domains = own ? connectedWith(own) : []

  const close = () => {
    setRequested(null)
    reset()
  }
  const takeOffline = async ({ draftId, businessName }: NonNullable<typeof requested>) => {
    await mutateAsync({ draftId })
    close()
    toast(`${businessName} is offline`)
  }
  return (
    <Dialog
      opened={requested !== null}
      onClose={isPending ? undefined : close}
      title="Take this website offline?"
      actions={
        <>
          <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
            Keep it online
          </Button>
          <Button loading={isPending} onClick={() => requested && takeOffline(requested).catch(() => undefined)}>
            Take offline
          </Button>
        </>
      }
    >
      <p>
        <strong>{shown?.handle}</strong> goes offline right away. You keep the website and all its versions, and you can
        publish it again at any time.
      </p>
      <p className={classes.more}>The web address stays yours for {handleReservationDays} days.</p>
      {domains.length > 0 && (
        <p className={classes.more}>
          {namesOf(domains)} won’t show your website either. Keep the DNS settings: publishing again reconnects your
          domain.
        </p>
      )}
      {data && data.schedules.length > 0 && <p className={classes.more}>Scheduled versions won’t go online.</p>}
      {error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} advice={stillIntact.online} />
        </p>
      )}
    </Dialog>
  )
}
