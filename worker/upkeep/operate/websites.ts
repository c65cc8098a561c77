import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { parseDocument } from '../../../renderer/document/versions.ts'
import { users } from '../../accounts/tables.ts'
import { hostsOf } from '../../domains/records/pointers.ts'
import { draftWebsites, publicationReviews, releases, websiteSuspensions, websites } from '../../drafts/tables.ts'
import { handleHost, hostOrigin, sitesDomain } from '../../platform/addresses/hosts.ts'
import type { ServiceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import { documentTexts } from '../../publishing/abuse/document-texts.ts'
import { listAudit } from './audit.ts'
import type { Queue, WebsiteDetails, WebsiteLine } from './schema.ts'
import { websiteReports } from './tables.ts'

/*
 * Operators read every account's rows. These queries name no owner, so they stay apart from the owners' own.
 */

const openReports = sql<number>`(
  select count(*) from website_reports where website_reports.draft_id = draft_websites.id and closed_at is null)`

const mainDomain = sql<string | null>`(
  select domain_name from website_domains where website_name = draft_websites.handle and live = 1
  order by preferred desc, created_at, domain_name limit 1)`

const listLines = (db: Database, which: SQL, order: SQL, limit: number) =>
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
    })
    .from(draftWebsites)
    .innerJoin(users, eq(users.id, draftWebsites.userId))
    .leftJoin(websites, eq(websites.draftId, draftWebsites.id))
    .leftJoin(websiteSuspensions, eq(websiteSuspensions.draftId, draftWebsites.id))
    .leftJoin(publicationReviews, eq(publicationReviews.draftId, draftWebsites.id))
    .where(which)
    .orderBy(order)
    .limit(limit)

type Line = Awaited<ReturnType<typeof listLines>>[number]

const lineOf =
  ({ env }: Pick<ServiceContext, 'env'>) =>
  ({ handle, mainDomain, suspension, ...row }: Line): WebsiteLine => ({
    ...row,
    url: handle === null ? null : `${hostOrigin(env, mainDomain ?? handleHost(env, handle))}/`,
    createdAt: row.createdAt.toISOString(),
    lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
    suspension: suspension && { ...suspension, suspendedAt: suspension.suspendedAt.toISOString() },
  })

const mostFound = 20
const newestFirst = sql`draft_websites.created_at desc`

/**
 * Websites by what an operator has: an address, a web address, a domain, an account or draft id; without one of these, by words of
 * the name or the texts of the newest 20,000 websites. At most 20.
 */
export async function findWebsites(ctx: ServiceContext, typed: string): Promise<WebsiteLine[]> {
  const asked = hostIn(typed)
  const suffix = `.${sitesDomain(ctx.env)}`
  const handle = asked.endsWith(suffix) ? asked.slice(0, -suffix.length) : asked
  const byName = sql`(draft_websites.handle = ${handle}
    or draft_websites.handle in (select website_name from website_domains where domain_name = ${asked})
    or draft_websites.id in (select draft_id from kept_handles where handle = ${handle})
    or draft_websites.id = ${typed} or draft_websites.user_id = ${typed})`
  const named = await listLines(ctx.db, byName, newestFirst, mostFound)
  if (named.length > 0) return named.map(lineOf(ctx))
  const draftIds = JSON.stringify(await findByText(ctx.db, typed.toLowerCase()))
  const isFound = sql`draft_websites.id in (select value from json_each(${draftIds}))`
  return (await listLines(ctx.db, isFound, newestFirst, mostFound)).map(lineOf(ctx))
}

/** Documents are compressed, so SQL can't search them. The newest are read here, a part at a time. */
const [mostRead, readAtOnce] = [20_000, 250]

async function findByText(db: Database, words: string): Promise<string[]> {
  const found: string[] = []
  let before = Number.MAX_SAFE_INTEGER
  for (let read = 0; read < mostRead && found.length < mostFound; read += readAtOnce) {
    const rows = await db
      .select({
        rowid: sql<number>`rowid`,
        draftId: draftWebsites.id,
        businessName: draftWebsites.businessName,
        document: draftWebsites.websiteSettings,
      })
      .from(draftWebsites)
      .where(sql`rowid < ${before}`)
      .orderBy(desc(sql`rowid`))
      .limit(readAtOnce)
    for (const { draftId, businessName, document } of rows)
      if (`${businessName} ${document}`.toLowerCase().includes(words)) found.push(draftId)
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) break
    before = last.rowid
  }
  return found
}

/** The hostname in an address as a person copies it; otherwise the text in lowercase. */
function hostIn(typed: string): string {
  const text = typed.trim().toLowerCase()
  return text.replace(/^[a-z]+:\/\//, '').split(/[/?#:]/)[0] || text
}

/** What waits for an operator, the oldest first. */
export async function readQueue(ctx: ServiceContext): Promise<Queue> {
  const [reviews, reported] = await Promise.all([
    listLines(ctx.db, eq(publicationReviews.state, 'waiting'), sql`publication_reviews.created_at`, 100),
    listLines(
      ctx.db,
      sql`draft_websites.id in (select draft_id from website_reports where closed_at is null)`,
      sql`${openReports} desc`,
      100,
    ),
  ])
  return { reviews: reviews.map(lineOf(ctx)), reported: reported.map(lineOf(ctx)) }
}

const longestText = 20_000

/** Everything about one website. Throws not_found. */
export async function getWebsite(ctx: ServiceContext, draftId: string): Promise<WebsiteDetails> {
  const { db, env } = ctx
  const [line] = await listLines(db, eq(draftWebsites.id, draftId), newestFirst, 1)
  if (!line) throw new AppError('not_found')
  const [held, live, draft, hosts, reports, audit] = await Promise.all([
    db.select().from(publicationReviews).where(eq(publicationReviews.draftId, draftId)).get(),
    db
      .select({ document: releases.document })
      .from(websites)
      .innerJoin(releases, eq(releases.id, websites.releaseId))
      .where(eq(websites.draftId, draftId))
      .get(),
    db
      .select({ document: draftWebsites.websiteSettings })
      .from(draftWebsites)
      .where(eq(draftWebsites.id, draftId))
      .get(),
    hostsOf(db, { which: sql`websites.draft_id = ${draftId}`, suffix: `.${sitesDomain(env)}` }),
    db
      .select()
      .from(websiteReports)
      .where(and(eq(websiteReports.draftId, draftId), isNull(websiteReports.closedAt)))
      .orderBy(desc(websiteReports.createdAt))
      .limit(50),
    listAudit(db, { subjectId: draftId }),
  ])
  const document = live?.document ?? held?.document ?? draft?.document
  return {
    website: lineOf(ctx)(line),
    hosts: hosts.map(({ hostname }) => hostname),
    text: document
      ? documentTexts(parseDocument(JSON.parse(document)))
          .join('\n')
          .slice(0, longestText)
      : '',
    reports: reports.map(({ id, hostname, reason, text, email, createdAt }) => ({
      ...{ id, hostname, reason, text, email },
      createdAt: createdAt.toISOString(),
    })),
    signals: held ? JSON.parse(held.signals) : [],
    audit,
  }
}

/** How many websites wait for an operator. */
export async function countWaiting(db: Database): Promise<{ reviews: number; reports: number }> {
  const [reviews, reports] = await db.batch([
    db.select({ count: count() }).from(publicationReviews).where(eq(publicationReviews.state, 'waiting')),
    db
      .select({ count: sql<number>`count(distinct draft_id)` })
      .from(websiteReports)
      .where(isNull(websiteReports.closedAt)),
  ])
  return { reviews: reviews[0]?.count ?? 0, reports: reports[0]?.count ?? 0 }
}
