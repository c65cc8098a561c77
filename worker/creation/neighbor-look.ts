import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { Business } from '../../renderer/document/business.ts'
import { type Opening, openings } from '../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { OpeningLook } from '../../templates/compose/brief.ts'
import { hashOf } from '../../templates/compose/section-order.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, deleteSome } from '../platform/db/database.ts'
import { firstLooks } from './tables.ts'

/** After this long, two websites of a trade in a town may begin alike. */
export const daysFirstLookStays = 365

type Named = { businessName: string; business: Business }

/** What the latest website of another business of the trade in the town began with. */
export async function findNeighborLook(ctx: ServiceContext, named: Named): Promise<OpeningLook | undefined> {
  const tradeAndTown = tradeAndTownOf(named.business)
  if (tradeAndTown === '') return undefined
  const row = await ctx.directory
    .select({ opening: firstLooks.opening, palette: firstLooks.palette })
    .from(firstLooks)
    .where(and(eq(firstLooks.tradeAndTown, tradeAndTown), ne(firstLooks.business, hashOf(named.businessName))))
    .orderBy(desc(firstLooks.createdAt))
    .limit(1)
    .get()
  return row && isOpening(row.opening) ? { opening: row.opening, palette: row.palette } : undefined
}

export const neighborsIn = (ctx: ServiceContext) => (named: Named) => findNeighborLook(ctx, named)

type Made = Pick<WebsiteSettings, 'businessName' | 'business' | 'sections'>

/** Remembers what a new website begins with, for the next one of the trade in the town. */
export async function rememberFirstLook(ctx: ServiceContext, { sections, ...made }: Made, palette: string) {
  const tradeAndTown = tradeAndTownOf(made.business)
  const introduction = sections.find((section) => section.type === 'Introduction')
  if (tradeAndTown === '' || !introduction) return
  const look = { opening: introduction.content.layout, palette, createdAt: ctx.now() }
  await ctx.directory
    .insert(firstLooks)
    .values({ tradeAndTown, business: hashOf(made.businessName), ...look })
    .onConflictDoUpdate({ target: [firstLooks.tradeAndTown, firstLooks.business], set: look })
}

export const deleteFirstLooksBefore = (db: Database, at: Date) =>
  deleteSome(db, firstLooks, lt(firstLooks.createdAt, at))

const isOpening = (name: string): name is Opening => openings.some((opening) => opening === name)

/** 'plumber leeds gb'; blank while either is unknown. */
function tradeAndTownOf({ trade, place }: Business): string {
  const name = trade.slug || trade.name
  return name === '' || place.town === '' ? '' : `${name} ${place.town} ${place.country}`.toLowerCase()
}
