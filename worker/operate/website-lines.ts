import { eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { draftWebsites, publicationReviews, websiteSuspensions } from '../drafts/tables.ts'
import { handleHost, hostOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { everyHome } from '../platform/db/homes.ts'
import { websites } from '../websites/tables.ts'
import { emailsOf } from './emails-of.ts'
import { reportReasons, signal, type WebsiteLine } from './schema.ts'

/*
 * Operators read every account's rows. These queries name no owner, so they stay apart from the owners' own.
 */

const openReports = sql<number>`(
  select count(*) from website_reports where website_reports.draft_id = draft_websites.id and closed_at is null)`

const mainDomain = sql<string | null>`(
  select domain_name from website_domains where website_name = draft_websites.handle and live = 1
  order by preferred desc, created_at, domain_name limit 1)`

const listRows = (db: Database, { which, order, limit }: { which: SQL; order: SQL; limit: number }) =>
  db
    .select({
      draftId: draftWebsites.id,
      businessName: draftWebsites.businessName,
      handle: websites.handle,
      mainDomain,
      ownerId: draftWebsites.userId,
      createdAt: draftWebsites.createdAt,
      lastPublishedAt: draftWebsites.lastPublishedAt,
      suspension: {
        reason: websiteSuspensions.reason,
        note: websiteSuspensions.note,
        suspendedAt: websiteSuspensions.suspendedAt,
      },
      openReports,
      review: publicationReviews.state,
      assessedAt: publicationReviews.createdAt,
      signals: publicationReviews.signals,
      reportedFor: sql<string>`(
        select json_group_array(distinct reason) from website_reports where website_reports.draft_id = draft_websites.id and closed_at is null)`,
    })
    .from(draftWebsites)
    .leftJoin(websites, eq(websites.draftId, draftWebsites.id))
    .leftJoin(websiteSuspensions, eq(websiteSuspensions.draftId, draftWebsites.id))
    .leftJoin(publicationReviews, eq(publicationReviews.draftId, draftWebsites.id))
    .where(which)
    .orderBy(order)
    .limit(limit)

type Row = Awaited<ReturnType<typeof listRows>>[number]

/** An order of lines: in a home, and among those of several homes. */
type Order = { order: SQL; compare: (one: Row, other: Row) => number }

export const newestFirst: Order = {
  order: sql`draft_websites.created_at desc`,
  compare: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
}

const findingsOf = ({ signals }: Pick<Row, 'signals'>) => z.array(signal).parse(JSON.parse(signals ?? '[]'))

const assessedTime = ({ assessedAt }: Row) => assessedAt?.getTime() ?? 0

export const longestHeldFirst: Order = {
  order: sql`publication_reviews.created_at`,
  compare: (one, other) => assessedTime(one) - assessedTime(other),
}

export const mostSignalsFirst: Order = {
  order: sql`json_array_length(${publicationReviews.signals}) desc, publication_reviews.created_at desc`,
  compare: (one, other) => findingsOf(other).length - findingsOf(one).length || assessedTime(other) - assessedTime(one),
}

export const mostReportedFirst: Order = {
  order: sql`${openReports} desc`,
  compare: (one, other) => other.openReports - one.openReports,
}

/** The first websites of all homes in an order. `whichAt`: those of one home. */
export async function listLines(
  ctx: ServiceContext,
  whichAt: (there: ServiceContext) => SQL | Promise<SQL>,
  { order, compare, limit }: Order & { limit: number },
): Promise<WebsiteLine[]> {
  const list = async (there: ServiceContext) => listRows(there.db, { which: await whichAt(there), order, limit })
  const rows = await Promise.all(everyHome(ctx).map(list))
  return linesOf(ctx, rows.flat().toSorted(compare).slice(0, limit))
}

/** One website, of this home. */
export async function findLine(there: ServiceContext, draftId: string): Promise<WebsiteLine | undefined> {
  const which = eq(draftWebsites.id, draftId)
  const [line] = await linesOf(there, await listRows(there.db, { which, order: newestFirst.order, limit: 1 }))
  return line
}

async function linesOf(ctx: ServiceContext, rows: Row[]): Promise<WebsiteLine[]> {
  const emails = await emailsOf(
    ctx,
    rows.map(({ ownerId }) => ownerId),
  )
  return rows.map(({ handle, mainDomain, suspension, assessedAt: _, signals, reportedFor, ...row }) => ({
    ...row,
    findings: findingsOf({ signals }).map(({ what }) => what),
    reportedFor: z.array(z.enum(reportReasons)).parse(JSON.parse(reportedFor)),
    url: handle === null ? null : `${hostOrigin(ctx.env, mainDomain ?? handleHost(ctx.env, handle))}/`,
    ownerEmail: emails.get(row.ownerId) ?? '',
    createdAt: row.createdAt.toISOString(),
    lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
    suspension: suspension && { ...suspension, suspendedAt: suspension.suspendedAt.toISOString() },
  }))
}
