import { draftOf } from '../drafts/drafts.ts'
import type { Published } from '../drafts/schema.ts'
import { drawOnce } from '../pictures/draw-map.ts'
import { mainHost } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import type { DomainChange, DomainRow } from '../websites/domains.ts'
import { goLive, publishedOf } from './go-live.ts'
import { assertHandleAvailable, parseHandle } from './handles.ts'
import { assertPasses } from './review-publication.ts'
import { findReleaseRow } from './rows/releases.ts'
import { getSite, liveOf, type Site } from './rows/sites.ts'
import { runVerb } from './steps.ts'

export type Publish = OwnedDraft & {
  /** As a person typed it. */
  handle: string
  /** The draft's revision that the person saw. */
  revision: number
  /** When the version that is live now returns. */
  revertAt?: Date | undefined
}

/**
 * Publishes a draft's saved version under a handle. A former handle stays reserved for its owner. Atomic: after a crash, either the old or
 * the new page is live. Idempotent. Throws invalid_request for an invalid handle, not_found, stale_revision with the stored version,
 * handle_in_use, held_for_review, publication_refused, website_suspended; not_published if there is no version to return to.
 */
export async function publishDraft(ctx: ServiceContext, order: Publish): Promise<Published> {
  const { revision, revertAt } = order
  const handle = parseHandle(order.handle)
  const documentOf = drawOnce(ctx)
  return runVerb(ctx, 'publish', async (step) => {
    const site = await step('find the website', () => getSite(ctx.db, order))
    assertPublishable(site, order)
    await step('look up the handle', () => assertHandleAvailable(ctx, site, handle))
    await step('check', () => assertPasses(ctx, site, { handle, publishes: !revertAt }))
    const document = await step('draw the map', () => documentOf(site.draft))
    const from = revertAt ? site.live : undefined
    const next = { handle, document, cause: 'publish' } as const
    return step('go live', () => goLive(ctx, site, { ...next, publishedAt: ctx.now(), revision, revertAt, from }))
  })
}

/** Throws stale_revision with the stored version; not_published if there is no version to return to. */
export function assertPublishable(site: Site, { revision, revertAt }: Pick<Publish, 'revision' | 'revertAt'>): void {
  if (site.draft.revision !== revision) throw new AppError('stale_revision', { current: draftOf(site.draft) })
  if (revertAt) liveOf(site)
}

type Which = OwnedDraft & { number: number }

/**
 * Puts an earlier release of a website online again, under its current web address. The draft stays unchanged. Throws not_found,
 * not_published.
 */
export function rollBack(ctx: ServiceContext, which: Which): Promise<Published> {
  return runVerb(ctx, 'roll back', async (step) => {
    const site = await step('find the website', () => getSite(ctx.db, which))
    const earlier = await step('find the release', () => findReleaseRow(ctx.db, which))
    if (!earlier) throw new AppError('not_found')
    const live = liveOf(site)
    const next = { handle: live.handle, document: earlier.document, earlier, cause: 'roll-back' } as const
    return step('go live', () => goLive(ctx, site, { ...next, publishedAt: earlier.createdAt, from: live }))
  })
}

type Rename = OwnedDraft & { handle: string }

/**
 * Moves the live version to another web address without publishing later saves. The old address stays reserved for its owner. Throws
 * invalid_request, not_found, not_published, handle_in_use.
 */
export async function changeHandle(ctx: ServiceContext, order: Rename): Promise<Published> {
  const handle = parseHandle(order.handle)
  return runVerb(ctx, 'change handle', async (step) => {
    const site = await step('find the website', () => getSite(ctx.db, order))
    const live = liveOf(site)
    if (live.handle === handle) {
      return publishedOf(ctx.env, { ...live, host: mainHost(ctx.env, handle, live.domains) }, site.draft)
    }
    await step('look up the handle', () => assertHandleAvailable(ctx, site, handle))
    const next = { handle, document: live.document, cause: 'address' } as const
    return step('go live', () => goLive(ctx, site, { ...next, from: live }))
  })
}

type Repointing = OwnedDraft & {
  /**
   * Returns the change to a domain of this website, given its current domains; undefined if nothing is left to change. If the domain
   * ends up live and preferred, no other domain stays preferred.
   */
  change?: ((domains: DomainRow[]) => DomainChange | undefined) | undefined
  handleRedirects?: boolean | undefined
}

/**
 * Changes a website's domains and its main domain, in one batch with the change itself. The live release stays unless its canonical address
 * changes. Throws not_found, not_published.
 */
export function repoint(ctx: ServiceContext, order: Repointing): Promise<'repointed' | 'nothing-to-change'> {
  const { change, handleRedirects } = order
  return runVerb(ctx, 'repoint', async (step) => {
    const site = await step('find the website', () => getSite(ctx.db, order))
    const live = liveOf(site)
    const domain = change?.(live.domains)
    if (change && !domain) return 'nothing-to-change'
    const earlier = { ...live, id: live.releaseId }
    const next = { handle: live.handle, document: live.document, earlier, cause: 'address' } as const
    await step('go live', () => goLive(ctx, site, { ...next, domain, handleRedirects, from: live }))
    return 'repointed'
  })
}
