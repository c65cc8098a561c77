import { pagePeriod } from '../../renderer/dates/page-dates.ts'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { draftOf } from '../drafts/drafts.ts'
import { type DraftRow, findOwnDraftRow } from '../drafts/rows.ts'
import type { Published } from '../drafts/schema.ts'
import { handleHost, hostOrigin, mainHost, type SitesOrigin, sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Refusal } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import type { DomainChange, DomainRow } from '../websites/domains.ts'
import { discardRelease } from './remove-releases.ts'
import { type Activation, activate } from './rows/activate.ts'
import type { StoredCause } from './rows/releases.ts'
import type { Site } from './rows/sites.ts'
import { becomesPreferred } from './rows/take-down.ts'
import { ConflictError, stepsOf } from './steps.ts'
import { type StoredRelease, storeRelease } from './store-release.ts'
import { writeHosts } from './write-hosts.ts'

/** A website's next release and its address. */
export type NextRelease = Pick<Activation, 'handle' | 'domain'> & {
  /** JSON. */
  document: string
  /** The release that already has this document. It goes live again unless its files name another host or show another date. */
  earlier?: { id: string; handle: string; host: string | null; number: number | null }
  /** Why a new release is created, if one is needed. */
  cause: StoredCause
}

type MadeRelease = { release: StoredRelease; document: WebsiteSettings; host: string }

/** Stores the files of a website's next release for the main host it will have. Throws too_many_requests, the store's errors. */
export async function makeRelease(ctx: ServiceContext, { draft, live }: Site, next: NextRelease): Promise<MadeRelease> {
  await ctx.beforeRelease?.()
  const { handle, domain, earlier, cause } = next
  const host = mainHost(ctx.env, handle, domainsAfter(live?.domains ?? [], domain, handle))
  const document = parseDocument(JSON.parse(next.document))
  const isThere = earlier && host === (earlier.host ?? handleHost(ctx.env, earlier.handle))
  if (isThere && !pagePeriod(document, ctx.now().getTime())) {
    return { release: { id: earlier.id, cause, restoredFrom: null, changes: null, changesAt: null }, document, host }
  }
  // A release that differs only by the date is still the owner's version.
  const isSame = isThere || cause === 'dates'
  const restoredFrom = isSame || cause === 'roll-back' || cause === 'revert' ? (earlier?.number ?? null) : null
  const of = { userId: draft.userId, draftId: draft.id, handle, host, document }
  const order = { ...of, cause: isSame ? ('dates' as const) : cause, restoredFrom }
  return { release: await storeRelease(ctx, { ...order, live: live?.document }), document, host }
}

/** A website's domains after a change to one of them. */
function domainsAfter(domains: readonly DomainRow[], change: DomainChange | undefined, handle: string) {
  if (!change) return domains
  const { domain, set } = change
  const others = domains
    .filter(({ id }) => id !== domain.id)
    .map((other) => ({ ...other, preferred: other.preferred && !becomesPreferred(change) }))
  const after = { ...domain, ...set }
  return after.websiteName === handle ? [...others, after] : others
}

type Order = NextRelease &
  Pick<Activation, 'publishedAt' | 'hasOtherEmail' | 'revision' | 'from' | 'due' | 'revertAt' | 'handleRedirects'>

/**
 * Creates a website's next release and puts it online: one batch, then the hosts. If writing the hosts fails, the cron writes them. Throws
 * ConflictError after a concurrent change, handle_in_use, website_suspended, stale_revision, not_found.
 */
export async function goLive(ctx: ServiceContext, site: Site, next: Order): Promise<Published> {
  const step = stepsOf(ctx, 'go live')
  const { userId, id: draftId } = site.draft
  const made = await step('make the release', () => makeRelease(ctx, site, next))
  const { release, host } = made
  const order = { ...next, ...made, userId, draftId, sitesDomain: sitesDomain(ctx.env), at: ctx.now() }
  const outcome = await step('commit', () => activate(ctx.db, order))
  if (!outcome.done) return step('refuse', () => refuse(ctx, order, outcome.reason))
  const pages = new Map(release.page ? [[release.id, release.page]] : [])
  await step('write the hosts', () => writeHosts(ctx, outcome.changedHosts, pages)).catch(() => undefined)
  notifyOwner(ctx, userId, { type: 'website.published', draftId, revision: outcome.draft.revision })
  return publishedOf(ctx.env, { handle: next.handle, host, releaseId: release.id }, outcome.draft)
}

/** A published website and its draft, as the API returns them to its owner. */
export const publishedOf = (
  env: SitesOrigin,
  { handle, host, releaseId }: { handle: string; host: string; releaseId: string },
  draft: DraftRow,
): Published => ({ handle, url: `${hostOrigin(env, host)}/`, releaseId, draft: draftOf(draft) })

type Refused = OwnedDraft & { revision?: number | undefined; release: StoredRelease }

/** Throws the error for a refused batch, and removes the unused files. */
export async function refuse(ctx: ServiceContext, { release, ...of }: Refused, reason: Refusal): Promise<never> {
  const step = stepsOf(ctx, 'refuse')
  if (reason === 'live-changed' || reason === 'release-gone') throw new ConflictError(reason)
  await step('discard the files', () => discardRelease(ctx, release)).catch(() => undefined)
  if (reason === 'handle-in-use') throw new AppError('handle_in_use')
  if (reason === 'suspended') throw new AppError('website_suspended')
  const current = await step('find the draft', () => findOwnDraftRow(ctx.db, of))
  if (current && current.revision !== of.revision) throw new AppError('stale_revision', { current: draftOf(current) })
  throw new AppError('not_found')
}
