import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { daysHandleRests } from '../../../worker/publishing/schema.ts'
import { unharmed } from '../../messages.ts'
import { connectedWith, domainsQuery } from '../../state/domains.ts'
import { useTakeOffline } from '../../state/release-changes.ts'
import { releasesQuery } from '../../state/releases.ts'
import { takingOfflineAtom } from '../../state/websites.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { namesOf } from '../../ui/names-of.ts'
import { toast } from '../../ui/toast.ts'
import { useOpened } from '../../ui/use-opened.ts'
import classes from './delete-website-dialog.module.css'

/** Asks once before visitors can no longer reach a website. Opened by takingOfflineAtom. */
export function TakeOfflineDialog() {
  const [asked, setAsked] = useAtom(takingOfflineAtom)
  const { mutateAsync, isPending, error, reset } = useTakeOffline()
  // What it says stays while it goes from the screen.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const { data } = useQuery({ ...releasesQuery(asked?.draftId ?? ''), enabled: asked !== null })
  const own = useQuery({ ...domainsQuery(asked?.draftId ?? ''), enabled: asked !== null }).data
  const domains = own ? connectedWith(own) : []
  const opened = useOpened(asked !== null)

  const close = () => {
    setAsked(null)
    reset()
  }
  const takeOffline = async ({ draftId, businessName }: NonNullable<typeof asked>) => {
    await mutateAsync({ draftId })
    close()
    toast(`${businessName} is offline`)
  }
  return (
    <Dialog
      opened={opened}
      onClose={isPending ? undefined : close}
      title="Take this website offline?"
      actions={
        <>
          <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
            Keep it online
          </Button>
          <Button loading={isPending} onClick={() => asked && takeOffline(asked).catch(() => undefined)}>
            Take offline
          </Button>
        </>
      }
    >
      <p>
        <strong>{shown?.handle}</strong> goes offline right away. You keep the website and all its versions, and you can
        publish it again at any time.
      </p>
      <p className={classes.more}>The web address stays yours for {daysHandleRests} days.</p>
      {domains.length > 0 && (
        <p className={classes.more}>
          {namesOf(domains)} won’t show your website either. Keep the DNS settings: publishing again reconnects your
          domain.
        </p>
      )}
      {data && data.schedules.length > 0 && <p className={classes.more}>Scheduled versions won’t go online.</p>}
      {error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} advice={unharmed.online} />
        </p>
      )}
    </Dialog>
  )
}
