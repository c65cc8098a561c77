import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Published } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { findReleaseRow } from '../../storage/publishing/release-rows.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { bringBack } from './bring-back.ts'
import { goLive } from './go-live.ts'
import { startingOver } from './overtaken.ts'
import { mainHost } from './site-address.ts'
import { stepsOf } from './step.ts'

type Which = { userId: string; draftId: string; number: number }

/**
 * Puts an earlier release of a website online again, under the web address it has now. The draft stays as it is. Throws not_found,
 * not_published.
 */
export function rollBack(ctx: ServiceContext, { number, ...of }: Which): Promise<Published> {
  const step = stepsOf(ctx, 'roll back')
  return startingOver(async () => {
    const site = await step(1, 'find the website', () => findSite(ctx.db, of))
    const earlier = await step(2, 'find the release', () => findReleaseRow(ctx.db, { ...of, number }))
    if (!site || !earlier) throw new AppError('not_found')
    const { live } = site
    if (!live) throw new AppError('not_published')
    const document = parseDocument(JSON.parse(earlier.document))
    const host = mainHost(ctx.env, live.handle, live.domains)
    const order = { ...of, handle: live.handle, host, document }
    const release = await step(3, 'make the release', () =>
      bringBack(ctx, { ...order, earlier, cause: 'roll-back', live: live.document }),
    )
    return step(4, 'go live', () => goLive(ctx, { ...order, release, from: live, publishedAt: earlier.createdAt }))
  })
}
