import { eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { users } from '../accounts/tables.ts'
import { draftWebsites, publicationReviews, websiteSuspensions } from '../drafts/tables.ts'
import { handleHost, hostOrigin, type SitesOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { websites } from '../websites/tables.ts'
import { reportReasons, signal, type WebsiteLine } from './schema.ts'

/*
 * Operators read every account's rows. These queries name no owner, so they stay apart from the owners' own.
 */

const openReports = sql<number>`(
  select count(*) from website_reports where website_reports.draft_id = draft_websites.id and closed_at is null)`

const mainDomain = sql<string | null>`(
  select domain_name from website_domains where website_name = draft_websites.handle and live = 1
  order by preferred desc, created_at, domain_name limit 1)`

type Listed = { which: SQL; order: SQL; limit: number }

const listRows = (db: Database, { which, order, limit }: Listed) =>
  db
    .select({
      draftId: draftWebsites.id,
      businessName: draftWebsites.businessName,
      handle: websites.handle,
      mainDomain,
      ownerId: draftWebsites.userId,
      ownerEmail: users.email,
      createdAt: draftWebsites.createdAt,
      lastPublishedAt: draftWebsites.lastPublishedAt,
      suspension: {
        reason: websiteSuspensions.reason,
        note: websiteSuspensions.note,
        suspendedAt: websiteSuspensions.suspendedAt,
      },
      openReports,
      review: publicationReviews.state,
      signals: publicationReviews.signals,
      reportedFor: sql<string>`(
        select json_group_array(distinct reason) from website_reports where website_reports.draft_id = draft_websites.id and closed_at is null)`,
    })
    .from(draftWebsites)
    .innerJoin(users, eq(users.id, draftWebsites.userId))
    .leftJoin(websites, eq(websites.draftId, draftWebsites.id))
    .leftJoin(websiteSuspensions, eq(websiteSuspensions.draftId, draftWebsites.id))
    .leftJoin(publicationReviews, eq(publicationReviews.draftId, draftWebsites.id))
    .where(which)
    .orderBy(order)
    .limit(limit)

type Row = Awaited<ReturnType<typeof listRows>>[number]

export const newestFirst = sql`draft_websites.created_at desc`
export const longestHeldFirst = sql`publication_reviews.created_at`
export const mostSignalsFirst = sql`json_array_length(${publicationReviews.signals}) desc, publication_reviews.created_at desc`
export const mostReportedFirst = sql`${openReports} desc`

/** The first websites in an order. */
export const listLines = async ({ db, env }: ServiceContext, listed: Listed): Promise<WebsiteLine[]> =>
  (await listRows(db, listed)).map((row) => lineOf(env, row))

export async function findLine({ db, env }: ServiceContext, draftId: string): Promise<WebsiteLine | undefined> {
  const [row] = await listRows(db, { which: eq(draftWebsites.id, draftId), order: newestFirst, limit: 1 })
  return row && lineOf(env, row)
}

function lineOf(env: SitesOrigin, row: Row): WebsiteLine {
  const { handle, mainDomain, suspension, signals, reportedFor, ...line } = row
  const findings = z.array(signal).parse(JSON.parse(signals ?? '[]'))
  return {
    ...line,
    findings: findings.map(({ what }) => what),
    reportedFor: z.array(z.enum(reportReasons)).parse(JSON.parse(reportedFor)),
    url: handle === null ? null : `${hostOrigin(env, mainDomain ?? handleHost(env, handle))}/`,
    createdAt: row.createdAt.toISOString(),
    lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
    suspension: suspension && { ...suspension, suspendedAt: suspension.suspendedAt.toISOString() },
  }
}
