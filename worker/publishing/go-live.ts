import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { DomainChange, DomainRow } from '../domains/records/domains.ts'
import { draftOf } from '../drafts/drafts.ts'
import { type DraftRow, findOwnDraftRow } from '../drafts/rows.ts'
import type { Published } from '../drafts/schema.ts'
import { hostOrigin, mainHost, type SitesOrigin, sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Refusal } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { discardRelease } from './remove-releases.ts'
import { type Activation, activate } from './rows/activate.ts'
import { getLiveSite } from './rows/sites.ts'
import { becomesPreferred } from './rows/take-down.ts'
import { ConflictError, retryOnConflict, stepsOf } from './steps.ts'
import { bringBack, type StoredRelease } from './store-release.ts'
import { writeHosts } from './write-hosts.ts'

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
 * Puts a release online: one transaction, then the hosts, whose writing is left to the cron where it fails. Throws ConflictError where
 * something else changed first; handle_in_use, stale_revision, not_found.
 */
export async function goLive(ctx: ServiceContext, order: Order): Promise<Published> {
  const { userId, draftId, handle, host, release, document } = order
  const step = stepsOf(ctx, 'go live')
  const outcome = await step('commit', () =>
    activate(ctx.db, {
      ...order,
      version: document.version,
      listed: document.settings.searchIndexing,
      sitesDomain: sitesDomain(ctx.env),
      at: ctx.now(),
    }),
  )
  if (!outcome.done) return step('refuse', () => refuse(ctx, order, outcome.reason))
  const pages = new Map(release.page ? [[release.id, release.page]] : [])
  await step('write the hosts', () => writeHosts(ctx, outcome.changedHosts, pages)).catch(() => undefined)
  notifyOwner(ctx, userId, { type: 'website.published', draftId, revision: outcome.draft.revision })
  return publishedOf(ctx.env, { handle, host, releaseId: release.id }, outcome.draft)
}

type Refused = OwnedDraft & { revision?: number | undefined; release: StoredRelease }

/** Says why a transaction changed nothing, and removes the unused files. */
export async function refuse(ctx: ServiceContext, { release, ...of }: Refused, reason: Refusal): Promise<never> {
  const step = stepsOf(ctx, 'refuse')
  if (reason === 'live-changed' || reason === 'release-gone') throw new ConflictError(reason)
  await step('discard the files', () => discardRelease(ctx, release)).catch(() => undefined)
  if (reason === 'handle-in-use') throw new AppError('handle_in_use')
  const current = await step('find the draft', () => findOwnDraftRow(ctx.db, of))
  if (current && current.revision !== of.revision) throw new AppError('stale_revision', { current: draftOf(current) })
  throw new AppError('not_found')
}

/** Where a website is now, and its draft, as its owner reads it. */
export const publishedOf = (
  env: SitesOrigin,
  { handle, host, releaseId }: { handle: string; host: string; releaseId: string },
  draft: DraftRow,
): Published => ({ handle, url: `${hostOrigin(env, host)}/`, releaseId, draft: draftOf(draft) })

type Repointing = OwnedDraft & {
  /**
   * The change of a domain that belongs to this website before or after, from its current state; undefined: no change is left. If it
   * is live and preferred then, no other is preferred any more.
   */
  change?: ((domains: DomainRow[]) => DomainChange | undefined) | undefined
  handleRedirects?: boolean | undefined
}

/**
 * Changes which names a website has and which is its main one: the live release stays, and is rebuilt if its canonical address changes
 * with it. One transaction with the change itself. Throws not_found, not_published.
 */
export function repoint(
  ctx: ServiceContext,
  { userId, draftId, change, handleRedirects }: Repointing,
): Promise<'repointed' | 'nothing-to-change'> {
  const step = stepsOf(ctx, 'repoint')
  return retryOnConflict(async () => {
    const { live } = await step('find the website', () => getLiveSite(ctx.db, { userId, draftId }))
    const domain = change?.(live.domains)
    if (change && !domain) return 'nothing-to-change'
    const { handle } = live
    const host = mainHost(ctx.env, handle, changed(live.domains, domain, handle))
    const document = parseDocument(JSON.parse(live.document))
    const earlier = { ...live, id: live.releaseId }
    const release = await step('make the release', () =>
      bringBack(ctx, { userId, draftId, handle, host, document, earlier, cause: 'address', live: live.document }),
    )
    await step('go live', () =>
      goLive(ctx, { userId, draftId, handle, host, document, release, from: live, domain, handleRedirects }),
    )
    return 'repointed'
  })
}

/** A website's domains as they will be. */
function changed(domains: readonly DomainRow[], change: DomainChange | undefined, handle: string) {
  if (!change) return domains
  const { domain, set } = change
  const others = domains
    .filter(({ id }) => id !== domain.id)
    .map((other) => ({ ...other, preferred: other.preferred && !becomesPreferred(change) }))
  const after = { ...domain, ...set }
  return after.websiteName === handle ? [...others, after] : others
}
