import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import type { ReleaseListItem } from '../../../../worker/publishing/schema.ts'
import { documentAtom } from '../../../designer/document/session.ts'
import { unharmed } from '../../../messages.ts'
import { useSession } from '../../../state/session.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { VerifyGate } from '../verify-gate.tsx'
import { CompareVersion } from './compare-version.tsx'
import { PutOnlineSaid } from './put-online-said.tsx'
import { useBringIn } from './use-bring-in.ts'
import { usePutOnline } from './use-put-online.ts'
import classes from './versions.module.css'

type VersionActionsProps = {
  draftId: string
  version: ReleaseListItem
  /** Undefined until it is there. */
  document: WebsiteSettings | undefined
  online: ReleaseListItem | undefined
  comparing: boolean
  onComparing: (comparing: boolean) => void
  onClose: () => void
}

/** The actions on a version, and their results. */
export function VersionActions({ draftId, version, document, online, onClose, ...comparison }: VersionActionsProps) {
  const { number, live } = version
  const { user, verified } = useSession()
  const draft = useAtomValue(documentAtom)
  const { put, isPending, said, problem } = usePutOnline(draftId)
  const { bringIn, isSame } = useBringIn(version, document, onClose)
  const isGated = user !== null && !verified && !live && online !== undefined
  return (
    <div className={classes.foot}>
      {said && <PutOnlineSaid said={said} isPending={isPending} onUndo={(former) => put(former, said.number)} />}
      {problem && (
        <p className={classes.problem} role="alert">
          <ErrorText error={problem.error} advice={unharmed.version} />
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
            {...comparison}
          />
        )}
        <Button
          variant="default"
          disabled={!document}
          aria-describedby="bring-in-note"
          data-disabled={isSame || undefined}
          aria-disabled={isSame || undefined}
          onClick={isSame ? undefined : bringIn}
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
