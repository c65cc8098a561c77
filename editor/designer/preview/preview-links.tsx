import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { useSession } from '#session/session.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { previewLinkDays } from '#worker/drafts/schema.ts'
import { saveFirstAtom } from '../document/save.ts'
import { saveStateAtom, storedDraftAtom, unsavedAtom } from '../document/session.ts'
import { VerifyGate } from '../publish/verify-gate.tsx'
import classes from './preview.module.css'
import {
  createPreviewLink,
  endPreviewLinks,
  type PreviewDays,
  previewLinkOpenAtom,
  previewSharingQuery,
} from './queries.ts'

/** Shares the unpublished website by private link. Opened by previewLinkOpenAtom. */
export function PreviewLinkDialog() {
  const [opened, setOpened] = useAtom(previewLinkOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const { user, verified } = useSession()
  return (
    <Dialog
      opened={opened && draft !== null && !conflict}
      onClose={() => setOpened(false)}
      title="Share a private preview"
    >
      {user && !verified ? (
        <VerifyGate email={user.email} to="share a preview" />
      ) : (
        draft && <PreviewLinks key={draft.draftId} draftId={draft.draftId} />
      )}
    </Dialog>
  )
}

/** The link's duration, the link, and a button that revokes all links. */
function PreviewLinks({ draftId }: { draftId: string }) {
  const [days, setDays] = useState<PreviewDays>(7)
  const { create, end, isShared } = usePreviewLinks(draftId)
  const unsaved = useAtomValue(unsavedAtom)
  const link = create.data
  const problem = create.error ?? end.error
  const stopped = end.isSuccess && !link
  const again = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (stopped) again.current?.focus()
  }, [stopped])

  const make = () => {
    end.reset()
    create.mutate(days)
  }
  const stop = () => end.mutate(undefined, { onSuccess: create.reset })

  return (
    <div>
      <p className={classes.about}>
        Anyone with the link can see this website as you last saved it, published or not. Search engines can’t find it.
      </p>
      {link ? <LinkMade url={link.url} /> : <DaysChoice days={days} onChange={setDays} />}
      <p className={classes.said} role="status">
        {link && `The link works until ${until(link.expiresAt)}.`}
        {stopped && 'Sharing has stopped. Earlier links no longer work.'}
        {!link && !stopped && unsaved && 'Your unsaved changes will be saved first.'}
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          <ErrorText error={problem} />
        </p>
      )}
      <div className={classes.actions}>
        {isShared && (
          <Button
            className={classes.stop}
            variant="subtle"
            color="gray"
            loading={end.isPending}
            disabled={create.isPending}
            onClick={stop}
          >
            Stop sharing
          </Button>
        )}
        {link ? (
          <Button component="a" variant="default" href={link.url} target="_blank" rel="noreferrer">
            Open
          </Button>
        ) : (
          <Button ref={again} loading={create.isPending} disabled={end.isPending} onClick={make}>
            Create link
          </Button>
        )}
      </div>
    </div>
  )
}

const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** When a link expires, in local time: 'Sunday, November 22 at 3:04 PM'. */
const until = (instant: string): string => moment.format(Date.parse(instant))

const choices = previewLinkDays.map((days) => ({ value: String(days), label: days === 1 ? '1 day' : `${days} days` }))

function DaysChoice({ days, onChange }: { days: PreviewDays; onChange: (days: PreviewDays) => void }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={classes.label}>
        The link works for
      </p>
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        aria-labelledby={id}
        data={choices}
        value={String(days)}
        onChange={(value) => onChange(Number(value) as PreviewDays)}
      />
    </div>
  )
}

/** Creates a link to the draft after saving it, or revokes all links. Both throw ApiError. Also returns whether any link works. */
function usePreviewLinks(draftId: string) {
  const saveFirst = useSetAtom(saveFirstAtom)
  const queries = useQueryClient()
  const sharing = previewSharingQuery(draftId)
  const setShared = (shared: boolean) => queries.setQueryData(sharing.queryKey, { shared })
  const { data } = useQuery({ ...sharing, staleTime: 0 })
  const create = useMutation({
    mutationFn: async (days: PreviewDays) => {
      await saveFirst()
      return createPreviewLink({ draftId, days })
    },
    networkMode: 'always',
    onSuccess: () => setShared(true),
  })
  const end = useMutation({
    mutationFn: () => endPreviewLinks(draftId),
    networkMode: 'always',
    onSuccess: () => setShared(false),
  })
  return { create, end, isShared: data?.shared ?? false }
}

/** The new link. Its copy button takes the focus from the button that created it. */
function LinkMade({ url }: { url: string }) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => button.current?.focus(), [])

  return (
    <div className={classes.link}>
      <TextInput
        className={classes.address}
        label="Private link"
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        ref={button}
        leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={() => copy(url)}
      >
        {copied ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  )
}
