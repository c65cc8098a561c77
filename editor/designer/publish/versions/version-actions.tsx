import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { useSession } from '#session/session.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { stillIntact } from '#ui/errors/error-texts.ts'
import { toast } from '#ui/toasts/toast.tsx'
import type { ReleaseListItem } from '#worker/publishing/schema.ts'
import { restoreDocumentAtom } from '../../document/edits.ts'
import { documentAtom } from '../../document/session.ts'
import { publishOpenAtom } from '../publishing.ts'
import { useRollBack } from '../release-changes.ts'
import { VerifyGate } from '../verify-gate.tsx'
import { CompareVersion } from './compare-version.tsx'
import classes from './versions.module.css'

type VersionActionsProps = {
  draftId: string
  version: ReleaseListItem
  /** Undefined while loading. */
  document: WebsiteSettings | undefined
  online: ReleaseListItem | undefined
  onClose: () => void
}

export function VersionActions({ draftId, version, document, online, onClose }: VersionActionsProps) {
  const { number, live } = version
  const { user, verified } = useSession()
  const draft = useAtomValue(documentAtom)
  const { put, isPending, published, problem } = usePublishVersion(draftId)
  const { bringIn: restore, isSame } = useRestoreVersion(version, document, onClose)
  const isGated = user !== null && !verified && !live && online !== undefined
  return (
    <div className={classes.foot}>
      {published && (
        <PublishedNotice
          published={published}
          isPending={isPending}
          onUndo={(former) => put(former, published.number)}
        />
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          <ErrorText error={problem.error} advice={stillIntact.version} />
        </p>
      )}
      {!online && <p className={classes.quiet}>Your website is offline. Publish it to put it online again.</p>}
      {isGated && <VerifyGate email={user.email} />}
      <div className={classes.actions}>
        {document && draft && (
          <CompareVersion
            version={{ number, document }}
            draftId={draftId}
            online={live ? undefined : online}
            draft={draft}
          />
        )}
        <Button
          variant="default"
          disabled={!document}
          aria-describedby="bring-in-note"
          data-disabled={isSame || undefined}
          aria-disabled={isSame || undefined}
          onClick={isSame ? undefined : restore}
        >
          Open in the editor
        </Button>
        {!live && online && verified && (
          <Button loading={isPending} disabled={!document} onClick={() => put(number, online.number)}>
            Publish this version
          </Button>
        )}
      </div>
      <p id="bring-in-note" className={classes.quiet}>
        {isSame
          ? 'The editor shows this version.'
          : 'You can edit it in the editor. Visitors won’t see that until you publish.'}
      </p>
    </div>
  )
}

/** Restores a version in the editor. `isSame`: the draft is already the same. */
function useRestoreVersion({ number }: { number: number }, document: WebsiteSettings | undefined, onClose: () => void) {
  const bring = useSetAtom(restoreDocumentAtom)
  const closePanel = useSetAtom(publishOpenAtom)
  const draft = useAtomValue(documentAtom)
  const isSame = useMemo(
    () => draft !== null && document !== undefined && sameWebsite(draft, document),
    [draft, document],
  )
  const restore = () => {
    if (!document || !bring(document)) return
    onClose()
    closePanel(false)
    toast(`Version ${number} is in the editor. Visitors won’t see it until you publish. Undo to go back to yours.`)
  }
  return { bringIn: restore, isSame }
}

type PublishedNoticeProps = { published: PublishedVersion; isPending: boolean; onUndo: (former: number) => void }

/** Confirms which version is live. Takes the focus, since the pressed button no longer exists. */
function PublishedNotice({ published, isPending, onUndo }: PublishedNoticeProps) {
  const { number, former, url } = published
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useEffect(() => place.current?.focus(), [published])
  return (
    <div ref={place} className={classes.published} role="status" tabIndex={-1}>
      <IconCircleCheck size={20} aria-hidden />
      <span>Version {number} is online</span>
      {former !== undefined && (
        <Button size="compact-sm" variant="default" loading={isPending} onClick={() => onUndo(former)}>
          Undo
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label="Visit website, opens in a new window"
      >
        Visit website
      </Button>
    </div>
  )
}

/** For the confirmation. `former` is the previous version, for Undo. */
type PublishedVersion = { number: number; former: number | undefined; url: string }

/** Publishes a version. `published`: the last success. `problem`: why the last request failed. */
function usePublishVersion(draftId: string) {
  const { mutateAsync, isPending, error, variables } = useRollBack()
  const [published, setPublished] = useState<PublishedVersion>()
  const put = async (number: number, former: number | undefined) => {
    setPublished(undefined)
    try {
      const { url } = await mutateAsync({ draftId, number })
      setPublished({ number, former, url })
    } catch {
      // `problem` includes the error.
    }
  }
  return { put, isPending, published, problem: error ? { error, number: variables.number } : undefined }
}
