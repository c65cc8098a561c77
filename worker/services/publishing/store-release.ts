import { parseDocument } from '../../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { visibleChanges } from '../../../renderer/visible-changes.ts'
import type { ReleaseCause } from '../../contract/release-kinds.ts'
import { holdRelease } from '../../storage/publishing/release-rows.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import { type ReleaseFiles, writeRelease } from '../../storage/release-store/write-release.ts'
import type { ServiceContext } from '../context.ts'
import { renderRelease } from './render-release.ts'
import { hostOrigin } from './site-address.ts'
import { stepsOf } from './step.ts'

/** As long as writing the files may take, by far. */
const msToWrite = 10 * 60 * 1000
/** The store takes one write a second for a key: who writes the same files right after another waits for that. */
const pauseMs = 1100
const triesToHold = 3
const longestChanges = 50_000

type Storing = Pick<ServiceContext, 'env' | 'db' | 'now' | 'around'>

type Order = {
  userId: string
  draftId: string
  handle: string
  /** The hostname that the files name as the website's own. */
  host: string
  document: WebsiteSettings
  cause: ReleaseCause
  restoredFrom?: number
  /** The document that is live, as JSON. */
  live: string | undefined
}

/** A release whose files are all there, ready to go live. */
export type StoredRelease = {
  id: string
  /** Its index page, if available. */
  page?: StoredPage
  cause: ReleaseCause
  restoredFrom: number | null
  changes: string | null
  /** Names the caller's hold, where nobody else has begun to write the same: it may be discarded. */
  heldUntil?: Date
}

/**
 * Renders a document for a hostname and stores the files, after inserting their row: until the release is kept, it is held,
 * and given up after ten minutes. Stored files are not written again. Throws the store's errors.
 */
export async function storeRelease(ctx: Storing, order: Order): Promise<StoredRelease> {
  const { userId, draftId, handle, host, document, cause, restoredFrom = null, live } = order
  const step = stepsOf(ctx, 'store')
  const release = await step(1, 'render', () => renderRelease(document, { draftId, origin: hostOrigin(ctx.env, host) }))
  const hold = await step(2, 'hold the release', () =>
    holdUp(ctx, release, { userId, draftId, handle, host, document }),
  )
  if (hold.state === 'pending') await step(3, 'write the files', () => writeRelease(ctx.env, release))
  return {
    id: release.releaseId,
    page: release.page,
    cause,
    restoredFrom,
    changes: live === undefined ? null : changesSince(parseDocument(JSON.parse(live)), document),
    ...(hold.state === 'pending' && hold.alone && { heldUntil: hold.heldUntil }),
  }
}

/** As JSON, for its owner to read; null for more than anybody would, since a row holds two million bytes with the document. */
function changesSince(live: WebsiteSettings, document: WebsiteSettings): string | null {
  const json = JSON.stringify(visibleChanges(live, document))
  return json.length > longestChanges ? null : json
}

/** Waits for a concurrent writer of the same release: KV allows one write per second per key. */
async function holdUp(
  ctx: Storing,
  { releaseId, manifest }: ReleaseFiles,
  { document, ...of }: Pick<Order, 'userId' | 'draftId' | 'handle' | 'host' | 'document'>,
) {
  const step = stepsOf(ctx, 'hold')
  const row = { ...of, id: releaseId, document: JSON.stringify(document), manifest: JSON.stringify(manifest) }
  const hold = () => {
    const at = ctx.now()
    return holdRelease(ctx.db, { ...row, at, until: new Date(at.getTime() + msToWrite) })
  }
  for (let tries = 1; ; tries += 1) {
    const held = await step(1, 'say so', hold)
    if (held.state === 'stored' || (held.state === 'pending' && (held.alone || tries > 1))) return held
    if (tries === triesToHold) throw new Error(`release ${releaseId} is being removed`)
    await step(2, 'wait', () => scheduler.wait(pauseMs))
  }
}
