import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { Business } from '../../renderer/document/business.ts'
import { type Opening, openings } from '../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { OpeningLook } from '../../templates/compose/brief.ts'
import { hashOf } from '../../templates/compose/section-order.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, deleteSome } from '../platform/db/database.ts'
import { firstLooks } from './tables.ts'

/** After this many days, two websites in a trade may start with the same look. */
export const daysFirstLookStays = 365
/** A style has six palettes; this leaves some for the next website. */
const maxRecentPalettes = 4

type NamedBusiness = { businessName: string; business: Business }

/** The opening and palette of the trade's latest other website in the town. */
export async function findNeighborLook(ctx: ServiceContext, named: NamedBusiness): Promise<OpeningLook | undefined> {
  const { trade, town } = tradeAndTownOf(named.business)
  if (trade === '' || town === '') return undefined
  const row = await ctx.db
    .select({ opening: firstLooks.opening, palette: firstLooks.palette })
    .from(firstLooks)
    .where(and(eq(firstLooks.trade, trade), eq(firstLooks.town, town), isOther(named)))
    .orderBy(desc(firstLooks.createdAt))
    .limit(1)
    .get()
  return row && isOpening(row.opening) ? { opening: row.opening, palette: row.palette } : undefined
}

/** The palettes of the trade's latest websites in any town. */
export async function findRecentPalettes(ctx: ServiceContext, named: NamedBusiness): Promise<string[]> {
  const { trade } = tradeAndTownOf(named.business)
  const rows = await ctx.db
    .select({ palette: firstLooks.palette })
    .from(firstLooks)
    .where(and(eq(firstLooks.trade, trade), isOther(named)))
    .orderBy(desc(firstLooks.createdAt))
    .limit(maxRecentPalettes)
  return rows.map(({ palette }) => palette)
}

const isOther = ({ businessName }: NamedBusiness) => ne(firstLooks.business, hashOf(businessName))

export const neighborsIn = (ctx: ServiceContext) => (named: NamedBusiness) => findNeighborLook(ctx, named)

type DraftContent = Pick<WebsiteSettings, 'businessName' | 'business' | 'sections'>

/** Records a new website's look for the trade's next website. */
export async function rememberFirstLook(ctx: ServiceContext, { sections, ...made }: DraftContent, palette: string) {
  const { trade, town } = tradeAndTownOf(made.business)
  const introduction = sections.find((section) => section.type === 'Introduction')
  if (trade === '' || !introduction) return
  const look = { opening: introduction.content.layout, palette, createdAt: ctx.now() }
  await ctx.db
    .insert(firstLooks)
    .values({ trade, town, business: hashOf(made.businessName), ...look })
    .onConflictDoUpdate({ target: [firstLooks.trade, firstLooks.town, firstLooks.business], set: look })
}

export const deleteFirstLooksBefore = (db: Database, at: Date) =>
  deleteSome(db, firstLooks, lt(firstLooks.createdAt, at))

const isOpening = (name: string): name is Opening => openings.some((opening) => opening === name)

/** 'plumber' and 'leeds gb'; blank while unknown. */
const tradeAndTownOf = ({ trade, place: { town, country } }: Business) => ({
  trade: (trade.slug || trade.name).toLowerCase(),
  town: town && `${town} ${country}`.toLowerCase(),
})
