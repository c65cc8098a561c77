import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Published } from '../../contract/drafts.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { type Activation, activate } from '../../storage/publishing/activate.ts'
import type { ServiceContext } from '../context.ts'
import { writeHosts } from './drain-outbox.ts'
import { publishedOf } from './published-of.ts'
import { refuse } from './refuse.ts'
import { sitesDomain } from './site-address.ts'
import { stepsOf } from './step.ts'
import type { StoredRelease } from './store-release.ts'

type Order = Pick<
  Activation,
  | 'userId'
  | 'draftId'
  | 'handle'
  | 'host'
  | 'publishedAt'
  | 'revision'
  | 'from'
  | 'due'
  | 'revertAt'
  | 'domain'
  | 'handleRedirects'
> & { release: StoredRelease; document: WebsiteSettings }

/**
 * Puts a release online: one transaction, then the hosts, whose writing is left to the cron where it fails. Throws Overtaken where
 * something else changed first; handle_in_use, stale_revision, not_found.
 */
export async function goLive(ctx: ServiceContext, order: Order): Promise<Published> {
  const { userId, draftId, handle, host, release, document } = order
  const step = stepsOf(ctx, 'go live')
  const outcome = await step(1, 'commit', () =>
    activate(ctx.db, {
      ...order,
      version: document.version,
      listed: document.settings.searchIndexing,
      sitesDomain: sitesDomain(ctx.env),
      at: ctx.now(),
    }),
  )
  if (!outcome.done) return step(2, 'refuse', () => refuse(ctx, order, outcome.reason))
  const pages = new Map(release.page ? [[release.id, release.page]] : [])
  await step(3, 'write the hosts', () => writeHosts(ctx, outcome.changedHosts, pages)).catch(() => undefined)
  notifyOwner(ctx, userId, { type: 'website.published', draftId, revision: outcome.draft.revision })
  return publishedOf(ctx.env, { handle, host, releaseId: release.id }, outcome.draft)
}
