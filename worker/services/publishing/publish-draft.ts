import { isValidHandle, normalizeHandle } from '../../../renderer/document/handle.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Published } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { isReservedHandle } from '../../contract/routes-table.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { type DraftRow, findOwnDraftRow } from '../../storage/drafts.ts'
import { findHandleOwner, hasRelease, insertPublication } from '../../storage/publishing/publish-rows.ts'
import { removeRelease, writeRelease } from '../../storage/release-store/write-release.ts'
import type { ServiceContext } from '../context.ts'
import { draftOf } from '../drafts/draft-of.ts'
import { writeHosts } from './drain-outbox.ts'
import { renderRelease } from './render-release.ts'
import { siteOrigin, sitesDomain } from './site-address.ts'

type Publish = {
  userId: string
  draftId: string
  /** As a person typed it. */
  handle: string
  /** The draft's revision that the person saw. */
  revision: number
}

/**
 * Publishes a draft as it is saved, under a handle; the handle it had before stops working. Either all of it happens or
 * nothing: a crash leaves the old page live or the new one. Repeating it is harmless. Throws invalid_request for no
 * handle, not_found, stale_revision with what is stored now, handle_in_use.
 */
export async function publishDraft(ctx: ServiceContext, publish: Publish): Promise<Published> {
  const { userId, draftId, revision } = publish
  const handle = normalizeHandle(publish.handle)
  if (!isValidHandle(handle)) {
    throw new AppError('invalid_request', { issues: [{ path: 'handle', message: 'Invalid link' }] })
  }
  if (isReservedHandle(handle)) throw new AppError('handle_in_use')
  const row = await ownDraft(ctx, publish)
  if (row.revision !== revision) throw new AppError('stale_revision', { current: draftOf(row) })
  // Spares the work. Whether the handle is free is decided by the transaction below.
  const owner = await findHandleOwner(ctx.db, handle)
  if (owner && owner.draftId !== draftId) throw new AppError('handle_in_use')

  const document = parseDocument(JSON.parse(row.websiteSettings))
  const release = await renderRelease(document, { draftId, origin: siteOrigin(ctx.env, handle) })
  const { releaseId } = release
  if (!(await hasRelease(ctx.db, releaseId))) await writeRelease(ctx.env, release)
  const outcome = await insertPublication(ctx.db, {
    userId,
    draftId,
    revision,
    handle,
    version: document.version,
    releaseId,
    document: JSON.stringify(document),
    manifest: JSON.stringify(release.manifest),
    sitesDomain: sitesDomain(ctx.env),
    at: ctx.now(),
  })
  if (!outcome.done) {
    if (outcome.reason === 'handle-in-use') throw new AppError('handle_in_use')
    const current = await findOwnDraftRow(ctx.db, { userId, draftId })
    if (current) throw new AppError('stale_revision', { current: draftOf(current) })
    // Deleted meanwhile: nothing would ever remove the files that nothing points to.
    if (!(await hasRelease(ctx.db, releaseId))) await removeRelease(ctx.env, release)
    throw new AppError('not_found')
  }
  await writeHosts(ctx, outcome.changedHosts, new Map([[releaseId, release.page]]))
  notifyOwner(ctx, userId, { type: 'website.published', draftId, revision })
  return { handle, url: `${siteOrigin(ctx.env, handle)}/`, releaseId, draft: draftOf(outcome.draft) }
}

async function ownDraft(ctx: ServiceContext, { userId, draftId }: Publish): Promise<DraftRow> {
  const row = await findOwnDraftRow(ctx.db, { userId, draftId })
  if (!row) throw new AppError('not_found')
  return row
}
