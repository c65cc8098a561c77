import { parseDocument } from '../../../renderer/document/versions.ts'
import { AppError } from '../../contract/errors.ts'
import type { DomainChange, DomainRow } from '../../storage/domains/domain-rows.ts'
import { becomesPreferred } from '../../storage/publishing/site-domains.ts'
import { findSite } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { bringBack } from './bring-back.ts'
import { goLive } from './go-live.ts'
import { startingOver } from './overtaken.ts'
import { mainHost } from './site-address.ts'
import { stepsOf } from './step.ts'

export type Repointing = {
  userId: string
  draftId: string
  /**
   * The change of a domain that belongs to this website before or after, from its current state; undefined: no change is left. If it
   * is live and preferred then, no other is preferred any more.
   */
  change?: ((domains: DomainRow[]) => DomainChange | undefined) | undefined
  handleRedirects?: boolean | undefined
}

/**
 * Changes which names a website has and which is its main one: the live release stays, and is rebuilt if its canonical address changes
 * with it. One transaction with the change itself. Returns false if nothing was left to change. Throws not_found, not_published.
 */
export function repoint(
  ctx: ServiceContext,
  { userId, draftId, change, handleRedirects }: Repointing,
): Promise<boolean> {
  const step = stepsOf(ctx, 'repoint')
  return startingOver(async () => {
    const site = await step(1, 'find the website', () => findSite(ctx.db, { userId, draftId }))
    if (!site) throw new AppError('not_found')
    const { live } = site
    if (!live) throw new AppError('not_published')
    const domain = change?.(live.domains)
    if (change && !domain) return false
    const { handle } = live
    const host = mainHost(ctx.env, handle, changed(live.domains, domain, handle))
    const document = parseDocument(JSON.parse(live.document))
    const earlier = { ...live, id: live.releaseId }
    const release = await step(2, 'make the release', () =>
      bringBack(ctx, { userId, draftId, handle, host, document, earlier, cause: 'address', live: live.document }),
    )
    await step(3, 'go live', () =>
      goLive(ctx, { userId, draftId, handle, host, document, release, from: live, domain, handleRedirects }),
    )
    return true
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
