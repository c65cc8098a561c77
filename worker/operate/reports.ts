import { and, gt, lt, lte, type SQL, sql } from 'drizzle-orm'
import { findLinkedDraftId } from '../drafts/rows.ts'
import type { Round } from '../health/job-runs.ts'
import { handleAt } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { authSecret } from '../platform/crypto/auth-secret.ts'
import { hashOf, hexOf, keyedHash, newId } from '../platform/crypto/hash.ts'
import { type Database, deleteSome, rawStatement } from '../platform/db/database.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { handlesAt } from '../websites/pointers.ts'
import { websites } from '../websites/tables.ts'
import type { ReportReason } from './schema.ts'
import { websiteReports } from './tables.ts'

type Report = {
  hostname: string
  /** The secret in the address of a preview. */
  token: string | undefined
  reason: ReportReason
  text: string
  email: string
  /** The network of the reporter. */
  visitor: string
  /** False without the check for robots. */
  isChecked: boolean
}

/** The number of a website's first and of its last open reports that are kept. More don't help an operator. */
const maxKeptAtEachEnd = 50

/**
 * Stores a report of a website. A visitor has one open report per website, and reports never block other visitors' reports. Returns whether
 * the website exists. Throws too_many_requests for this visitor alone.
 */
export async function reportWebsite(ctx: ServiceContext, report: Report): Promise<boolean> {
  const { hostname, token, reason, text, email, visitor, isChecked } = report
  const found =
    token === undefined
      ? ((await findWebsiteAt(ctx, hostname)) ?? (await findWebsiteAt(ctx, hostname.replace(/^www\./, ''))))
      : await findLinkedDraftId(ctx.db, await hashOf(token))
  if (!found) return false
  const { db } = ctx
  const { draftId } = found
  await countAttempt(ctx, isChecked ? 'reports from an address' : 'unchecked reports from an address', visitor)
  const hash = await keyedHash(authSecret(ctx.env), `report ${draftId} ${visitor}`)
  const values = { hostname, reason, text, email, createdAt: ctx.now() }
  await db.batch([
    db
      .insert(websiteReports)
      .values({ ...values, id: newId(), draftId, reporter: hexOf(hash.slice(0, 16)) })
      .onConflictDoUpdate({
        target: [websiteReports.draftId, websiteReports.reporter],
        targetWhere: sql`closed_at is null`,
        set: values,
      }),
    rawStatement(
      db,
      sql`
      delete from website_reports where id in (
        select id from (
          select id, row_number() over (order by created_at) as first, row_number() over (order by created_at desc) as last
          from website_reports where draft_id = ${draftId} and closed_at is null
        ) where first > ${maxKeptAtEachEnd} and last > ${maxKeptAtEachEnd})`,
    ),
  ])
  return true
}

/** The website that a hostname shows or leads to, suspended or not. */
function findWebsiteAt({ db, env }: ServiceContext, hostname: string): Promise<{ draftId: string } | undefined> {
  const handles = handlesAt({ hostname, handle: handleAt(env, hostname) })
  const which: SQL = sql`${websites.handle} in (${handles})`
  return db.select({ draftId: websites.draftId }).from(websites).where(which).get()
}

/** Deletes reports that were closed before a time. */
export const deleteReportsBefore = (db: Database, time: Date) =>
  deleteSome(db, websiteReports, lt(websiteReports.closedAt, time))

/** Deletes the reports of deleted websites. */
export const deletingOrphanReports: Round = {
  job: 'orphan reports',
  keys: (db, { after, limit }) =>
    db
      .select({ key: websiteReports.id })
      .from(websiteReports)
      .where(gt(websiteReports.id, after))
      .orderBy(websiteReports.id)
      .limit(limit),
  work: async (db, { after, last }) => {
    const isOrphan = sql`not exists (select 1 from draft_websites where draft_websites.id = ${websiteReports.draftId})`
    await db.delete(websiteReports).where(and(gt(websiteReports.id, after), lte(websiteReports.id, last), isOrphan))
    return true
  },
}
