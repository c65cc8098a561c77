import { parseDocument } from '../../renderer/document/versions.ts'
import { draftOf } from '../drafts/drafts.ts'
import type { Published } from '../drafts/schema.ts'
import { mainHost } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { goLive, publishedOf } from './go-live.ts'
import { assertHandleAvailable, parseHandle } from './handles.ts'
import { findReleaseRow } from './rows/releases.ts'
import { findSite, getLiveSite } from './rows/sites.ts'
import { retryOnConflict, stepsOf } from './steps.ts'
import { bringBack, storeRelease } from './store-release.ts'

type Publish = OwnedDraft & {
  /** As a person typed it. */
  handle: string
  /** The draft's revision that the person saw. */
  revision: number
  /** When what is live now comes back. */
  revertAt?: Date | undefined
}

/**
 * Publishes a draft as it is saved, under a handle; the handle it had before stops working and rests for its owner. Either all of it
 * happens or nothing: a crash leaves the old page live or the new one. Repeating it is harmless. Throws invalid_request for no
 * handle, not_found, stale_revision with the stored version, handle_in_use; not_published where nothing could come back.
 */
export function publishDraft(ctx: ServiceContext, { handle, ...publish }: Publish): Promise<Published> {
  const step = stepsOf(ctx, 'publish')
  return retryOnConflict(async () => {
    const { userId, draftId, revision, revertAt } = publish
    const of = { userId, draftId, handle: parseHandle(handle) }
    const site = await step('find the website', () => findSite(ctx.db, publish))
    if (!site) throw new AppError('not_found')
    const { draft, live } = site
    if (draft.revision !== revision) throw new AppError('stale_revision', { current: draftOf(draft) })
    if (revertAt && !live) throw new AppError('not_published')
    await step('look up the handle', () => assertHandleAvailable(ctx, of, live?.handle))

    const document = parseDocument(JSON.parse(draft.websiteSettings))
    const order = { ...of, host: mainHost(ctx.env, of.handle, live?.domains), document }
    const release = await step('make the release', () =>
      storeRelease(ctx, { ...order, cause: 'publish', live: live?.document }),
    )
    return step('go live', () =>
      goLive(ctx, {
        ...{ ...order, release, revision, publishedAt: ctx.now(), revertAt },
        from: revertAt ? live : undefined,
      }),
    )
  })
}

type Which = OwnedDraft & { number: number }

/**
 * Puts an earlier release of a website online again, under the web address it has now. The draft stays as it is. Throws not_found,
 * not_published.
 */
export function rollBack(ctx: ServiceContext, { number, ...of }: Which): Promise<Published> {
  const step = stepsOf(ctx, 'roll back')
  return retryOnConflict(async () => {
    const site = await step('find the website', () => findSite(ctx.db, of))
    const earlier = await step('find the release', () => findReleaseRow(ctx.db, { ...of, number }))
    if (!site || !earlier) throw new AppError('not_found')
    const { live } = site
    if (!live) throw new AppError('not_published')
    const document = parseDocument(JSON.parse(earlier.document))
    const host = mainHost(ctx.env, live.handle, live.domains)
    const order = { ...of, handle: live.handle, host, document }
    const release = await step('make the release', () =>
      bringBack(ctx, { ...order, earlier, cause: 'roll-back', live: live.document }),
    )
    return step('go live', () => goLive(ctx, { ...order, release, from: live, publishedAt: earlier.createdAt }))
  })
}

type Rename = OwnedDraft & { handle: string }

/**
 * Moves what is live to another web address: what was saved since stays unpublished. The old one stops working and rests for its
 * owner. Throws invalid_request, not_found, not_published, handle_in_use.
 */
export function changeHandle(ctx: ServiceContext, { userId, draftId, handle }: Rename): Promise<Published> {
  const step = stepsOf(ctx, 'change handle')
  return retryOnConflict(async () => {
    const of = { userId, draftId, handle: parseHandle(handle) }
    const { draft, live } = await step('find the website', () => getLiveSite(ctx.db, { userId, draftId }))
    const host = mainHost(ctx.env, of.handle, live.domains)
    if (live.handle === of.handle) return publishedOf(ctx.env, { ...live, host }, draft)
    await step('look up the handle', () => assertHandleAvailable(ctx, of, live.handle))

    const document = parseDocument(JSON.parse(live.document))
    const order = { ...of, host, document }
    const release = await step('make the release', () =>
      storeRelease(ctx, { ...order, cause: 'address', live: live.document }),
    )
    return step('go live', () => goLive(ctx, { ...order, release, from: live }))
  })
}
