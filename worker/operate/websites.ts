import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { parseDocument } from '../../renderer/document/versions.ts'
import { draftWebsites, publicationReviews } from '../drafts/tables.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { DAY } from '../platform/time.ts'
import { documentTexts } from '../publishing/abuse/document-texts.ts'
import { hostsOf } from '../websites/pointers.ts'
import { releases, websites } from '../websites/tables.ts'
import { listAuditOf } from './audit.ts'
import type { Overview, Queue, WebsiteDetails } from './schema.ts'
import { websiteReports } from './tables.ts'
import { findLine, listLines, longestHeldFirst, mostReportedFirst, mostSignalsFirst } from './website-lines.ts'

const maxWaiting = 100
const isWaiting = sql`${publicationReviews.state} = 'waiting'`
const isReported = sql`draft_websites.id in (select draft_id from website_reports where closed_at is null)`

const passedFor = 30 * DAY

/** Lists websites for an operator to decide on, and those that passed the check. */
export async function readQueue(ctx: ServiceContext): Promise<Queue> {
  const since = ctx.now().getTime() - passedFor
  const limit = maxWaiting
  const isPassed = sql`${publicationReviews.state} = 'passed' and ${publicationReviews.createdAt} > ${since}`
  const [reviews, reported, passed] = await Promise.all([
    listLines(ctx, { which: isWaiting, order: longestHeldFirst, limit }),
    listLines(ctx, { which: isReported, order: mostReportedFirst, limit }),
    listLines(ctx, { which: isPassed, order: mostSignalsFirst, limit }),
  ])
  return { reviews, reported, passed }
}

const maxTextLength = 20_000

/** Everything about one website. Throws not_found. */
export async function getWebsite(ctx: ServiceContext, draftId: string): Promise<WebsiteDetails> {
  const { db, env } = ctx
  const website = await findLine(ctx, draftId)
  if (!website) throw new AppError('not_found')
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
    listAuditOf(ctx, draftId),
  ])
  const document = (held?.state === 'waiting' ? held : (live ?? held ?? draft))?.document
  return {
    website,
    hosts: hosts.map(({ hostname }) => hostname),
    text: document ? textOf(document) : '',
    draftText: draft ? textOf(draft.document) : '',
    reports: reports.map(({ id, hostname, reason, text, email, createdAt }) => ({
      ...{ id, hostname, reason, text, email },
      createdAt: createdAt.toISOString(),
    })),
    signals: held ? JSON.parse(held.signals) : [],
    audit,
  }
}

const textOf = (document: string) =>
  documentTexts(parseDocument(JSON.parse(document)))
    .join('\n')
    .slice(0, maxTextLength)

/** How many websites wait for an operator. */
export async function countWaiting({ db }: ServiceContext): Promise<Overview['waiting']> {
  const [reviews, reports] = await db.batch([
    db.select({ count: count() }).from(publicationReviews).where(isWaiting),
    db
      .select({ count: sql<number>`count(distinct draft_id)` })
      .from(websiteReports)
      .where(isNull(websiteReports.closedAt)),
  ])
  return { reviews: reviews[0]?.count ?? 0, reports: reports[0]?.count ?? 0 }
}
