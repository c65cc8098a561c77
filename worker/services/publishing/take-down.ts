import { removePublication } from '../../storage/publishing/take-down-rows.ts'
import type { ServiceContext } from '../context.ts'
import { writeHosts } from './drain-outbox.ts'
import { sitesDomain } from './site-address.ts'

/**
 * Takes a draft's website down and gives its handle back. Does nothing when it is not up or is another person's; may be
 * repeated.
 */
export async function takeDown(ctx: ServiceContext, which: { userId: string; draftId: string }): Promise<void> {
  const hostnames = await removePublication(ctx.db, { ...which, sitesDomain: sitesDomain(ctx.env), at: ctx.now() })
  if (hostnames.length > 0) await writeHosts(ctx, hostnames, new Map())
}
