import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Draft } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { keepForLater } from '../../storage/publishing/keep-for-later.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { draftOf } from '../drafts/draft-of.ts'
import { startingOver } from './overtaken.ts'
import { refuse } from './refuse.ts'
import { mainHost, sitesDomain } from './site-address.ts'
import { stepsOf } from './step.ts'
import { storeRelease } from './store-release.ts'
import { checkClaim, wantedHandle } from './wanted-handle.ts'

type Order = {
  userId: string
  draftId: string
  /** As a person typed it. */
  handle: string
  /** The draft's revision that the person saw. */
  revision: number
  goesLiveAt: Date
  /** When what is live now comes back. */
  revertAt?: Date | undefined
}

/**
 * Makes a release of what is saved now, which waits for its time, and sets what is live now for another. One transaction, before which
 * nothing is set. Throws as `scheduleRelease`.
 */
export function setForLater(ctx: ServiceContext, { handle, ...order }: Order): Promise<Draft> {
  const step = stepsOf(ctx, 'set')
  return startingOver(async () => {
    const { userId, draftId, revision, revertAt } = order
    const of = { userId, draftId, handle: wantedHandle(handle) }
    const site = await step(1, 'find the website', () => findSite(ctx.db, order))
    if (!site) throw new AppError('not_found')
    const { draft, live = null } = site
    if (draft.revision !== revision) throw new AppError('stale_revision', { current: draftOf(draft) })
    if (live && live.handle !== of.handle) {
      const message = 'A website that is online changes its web address at once'
      throw new AppError('invalid_request', { issues: [{ path: 'handle', message }] })
    }
    if (revertAt && !live) throw new AppError('not_published')
    await step(2, 'look up the handle', () => checkClaim(ctx, of, live?.handle))

    const document = parseDocument(JSON.parse(draft.websiteSettings))
    const release = await step(3, 'make the release', () =>
      storeRelease(ctx, {
        ...of,
        host: mainHost(ctx.env, of.handle, live?.domains),
        document,
        cause: 'publish',
        live: live?.document,
      }),
    )
    const outcome = await step(4, 'commit', () =>
      keepForLater(ctx.db, {
        ...{ ...order, ...of, release, from: live },
        ...{ sitesDomain: sitesDomain(ctx.env), at: ctx.now() },
      }),
    )
    if (!outcome.done) return step(5, 'refuse', () => refuse(ctx, { ...order, release }, outcome.reason))
    return draftOf(outcome.draft)
  })
}
