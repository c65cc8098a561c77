import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { atHomeOfName, listHomes, takeName } from '../platform/db/homes.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { findHolder } from './claims.ts'
import { websiteDomains } from './domain-tables.ts'
import type { DomainRow } from './domains.ts'

/** The row of an account of another home that holds a name, with that home's context. */
export async function findHolderElsewhere(
  ctx: ServiceContext,
  domainName: string,
): Promise<{ there: ServiceContext; holder: DomainRow } | undefined> {
  const there = await atHomeOfName(ctx, domainName)
  const holder = there.home === ctx.home ? undefined : await findHolder(there.db, domainName)
  return holder && { there, holder }
}

/** Lets this home decide about a domain, before one of its accounts holds it. False while another home's account does. */
export const takeDomain = (ctx: ServiceContext, domainName: string): Promise<boolean> =>
  takeName(ctx, domainName, async ({ db }) => {
    const isHeld = (await findHolder(db, domainName)) !== undefined
    return isHeld || isHostWaiting(db, domainName)
  })

/** Whether a host waits to be written. Written after another home's page, it would remove that page. */
async function isHostWaiting(db: Database, hostname: string): Promise<boolean> {
  const row = await db.get<{ waits: number }>(
    sql`select exists (select 1 from outbox where hostname = ${hostname}) as waits`,
  )
  return row?.waits === 1
}

/** The same for the domains that return when a draft goes online. Those that another home's account holds by now return no more. */
export async function takeReturningDomains(ctx: ServiceContext, { userId, draftId }: OwnedDraft): Promise<void> {
  if (listHomes(ctx.env).length === 1) return
  const returning = and(eq(websiteDomains.userId, userId), eq(websiteDomains.returnsTo, draftId))
  const rows = await ctx.db.select().from(websiteDomains).where(returning)
  for (const { id, domainName } of rows) {
    if (await takeDomain(ctx, domainName)) continue
    await ctx.db.update(websiteDomains).set({ returnsTo: null }).where(eq(websiteDomains.id, id))
  }
}
