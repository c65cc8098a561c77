import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Published } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { goLive } from './go-live.ts'
import { startingOver } from './overtaken.ts'
import { publishedOf } from './published-of.ts'
import { mainHost } from './site-address.ts'
import { stepsOf } from './step.ts'
import { storeRelease } from './store-release.ts'
import { checkClaim, wantedHandle } from './wanted-handle.ts'

type Which = { userId: string; draftId: string; handle: string }

/**
 * Moves what is live to another web address: what was saved since stays unpublished. The old one stops working and rests for its
 * owner. Throws invalid_request, not_found, not_published, handle_in_use.
 */
export function changeHandle(ctx: ServiceContext, { userId, draftId, handle }: Which): Promise<Published> {
  const step = stepsOf(ctx, 'change handle')
  return startingOver(async () => {
    const of = { userId, draftId, handle: wantedHandle(handle) }
    const site = await step(1, 'find the website', () => findSite(ctx.db, { userId, draftId }))
    if (!site) throw new AppError('not_found')
    const { draft, live } = site
    if (!live) throw new AppError('not_published')
    const host = mainHost(ctx.env, of.handle, live.domains)
    if (live.handle === of.handle) return publishedOf(ctx.env, { ...live, host }, draft)
    await step(2, 'look up the handle', () => checkClaim(ctx, of, live.handle))

    const document = parseDocument(JSON.parse(live.document))
    const order = { ...of, host, document }
    const release = await step(3, 'make the release', () =>
      storeRelease(ctx, { ...order, cause: 'address', live: live.document }),
    )
    return step(4, 'go live', () => goLive(ctx, { ...order, release, from: live }))
  })
}
