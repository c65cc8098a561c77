import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Published } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { draftOf } from '../drafts/draft-of.ts'
import { goLive } from './go-live.ts'
import { startingOver } from './overtaken.ts'
import { mainHost } from './site-address.ts'
import { stepsOf } from './step.ts'
import { storeRelease } from './store-release.ts'
import { checkClaim, wantedHandle } from './wanted-handle.ts'

type Publish = {
  userId: string
  draftId: string
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
  return startingOver(async () => {
    const { userId, draftId, revision, revertAt } = publish
    const of = { userId, draftId, handle: wantedHandle(handle) }
    const site = await step(1, 'find the website', () => findSite(ctx.db, publish))
    if (!site) throw new AppError('not_found')
    const { draft, live } = site
    if (draft.revision !== revision) throw new AppError('stale_revision', { current: draftOf(draft) })
    if (revertAt && !live) throw new AppError('not_published')
    await step(2, 'look up the handle', () => checkClaim(ctx, of, live?.handle))

    const document = parseDocument(JSON.parse(draft.websiteSettings))
    const order = { ...of, host: mainHost(ctx.env, of.handle, live?.domains), document }
    const release = await step(3, 'make the release', () =>
      storeRelease(ctx, { ...order, cause: 'publish', live: live?.document }),
    )
    return step(4, 'go live', () =>
      goLive(ctx, {
        ...{ ...order, release, revision, publishedAt: ctx.now(), revertAt },
        from: revertAt ? live : undefined,
      }),
    )
  })
}
