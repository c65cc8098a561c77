import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts, emailChanges, otpSessions, reauthentications, sessions, users } from './schema/accounts.ts'
import { aiPrompts, websiteImages } from './schema/pictures.ts'
import {
  creations,
  draftWebsites,
  keptHandles,
  releases,
  scheduledReleases,
  sitemaps,
  websites,
} from './schema/websites.ts'

type Owned = { userId: string; draftId: string }

/**
 * Who somebody is, their ways in, their browsers, what they were asked to prove and the web addresses that are kept for them; without
 * anything that would let anybody in.
 */
export async function findAccountRecord(db: Database, userId: string) {
  const [[user], waysIn, signedIn, mailed, proven, kept, changes] = await db.batch([
    db.select().from(users).where(eq(users.id, userId)),
    db
      .select({
        provider: accounts.providerId,
        accountId: accounts.accountId,
        scope: accounts.scope,
        createdAt: accounts.createdAt,
        updatedAt: accounts.updatedAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, userId)),
    db
      .select({
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    db
      .select({
        kind: otpSessions.kind,
        email: otpSessions.email,
        guesses: otpSessions.guesses,
        createdAt: otpSessions.createdAt,
        expiresAt: otpSessions.expiresAt,
        usedAt: otpSessions.usedAt,
      })
      .from(otpSessions)
      .innerJoin(users, and(eq(users.id, userId), eq(users.email, otpSessions.email)))
      .orderBy(asc(otpSessions.createdAt)),
    db
      .select({
        act: reauthentications.act,
        status: reauthentications.status,
        expiresAt: reauthentications.expiresAt,
      })
      .from(reauthentications)
      .innerJoin(sessions, and(eq(sessions.id, reauthentications.sessionId), eq(sessions.userId, userId))),
    db
      .select({ handle: keptHandles.handle, until: keptHandles.until })
      .from(keptHandles)
      .where(eq(keptHandles.userId, userId))
      .orderBy(asc(keptHandles.handle)),
    db
      .select({
        newEmail: emailChanges.newEmail,
        createdAt: emailChanges.createdAt,
        expiresAt: emailChanges.expiresAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
  ])
  return {
    user,
    waysIn,
    sessions: signedIn,
    mailedCodesAndLinks: mailed,
    reauthentications: proven,
    keptWebAddresses: kept,
    emailChanges: changes,
  }
}

/** Every website of a person, the oldest first; those that were deleted last, of which pictures or releases may be left. */
export const listWebsiteIds = (db: Database, userId: string) =>
  db.all<{ id: string; name: string | null }>(sql`
    select known.id, draft_websites.business_name as name
    from (
      select id from draft_websites where user_id = ${userId}
      union select draft_id from releases where user_id = ${userId}
      union select draft_id from website_images where user_id = ${userId}
    ) as known left join draft_websites on draft_websites.id = known.id and draft_websites.user_id = ${userId}
    order by draft_websites.created_at is null, draft_websites.created_at, known.id`)

export const findDraftRecord = (db: Database, { userId, draftId }: Owned) =>
  db
    .select({
      draftId: draftWebsites.id,
      version: draftWebsites.version,
      businessName: draftWebsites.businessName,
      handle: draftWebsites.handle,
      revision: draftWebsites.revision,
      createdAt: draftWebsites.createdAt,
      modifiedAt: draftWebsites.modifiedAt,
      lastDesignedAt: draftWebsites.lastDesignedAt,
      lastPublishedAt: draftWebsites.lastPublishedAt,
      hasPreviewLinks: sql`${isNotNull(draftWebsites.previewNonce)}`.mapWith(Boolean),
      websiteSettings: draftWebsites.websiteSettings,
    })
    .from(draftWebsites)
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()

/** What is live of a website, and what search engines are told of it. */
export const findWebsiteRecord = (db: Database, { userId, draftId }: Owned) =>
  db
    .select({
      handle: websites.handle,
      releaseId: websites.releaseId,
      host: releases.host,
      version: websites.version,
      createdAt: websites.createdAt,
      modifiedAt: websites.modifiedAt,
      sitemap: { listed: sitemaps.listed, modifiedAt: sitemaps.modifiedAt },
    })
    .from(websites)
    .innerJoin(releases, eq(releases.id, websites.releaseId))
    .leftJoin(sitemaps, eq(sitemaps.handle, websites.handle))
    .where(and(eq(websites.draftId, draftId), eq(websites.userId, userId)))
    .get()

/** What will go live of a website by itself. */
export const listScheduleRecords = (db: Database, { userId, draftId }: Owned) =>
  db
    .select({
      kind: scheduledReleases.kind,
      at: scheduledReleases.at,
      releaseId: scheduledReleases.releaseId,
      handle: scheduledReleases.handle,
      createdAt: scheduledReleases.createdAt,
      attempts: scheduledReleases.attempts,
      failure: scheduledReleases.failure,
    })
    .from(scheduledReleases)
    .where(and(eq(scheduledReleases.draftId, draftId), eq(scheduledReleases.userId, userId)))
    .orderBy(asc(scheduledReleases.at))

/** Without their documents, which are read one by one. */
export const listReleaseIds = (db: Database, { userId, draftId }: Owned) =>
  db
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.draftId, draftId), eq(releases.userId, userId)))
    .orderBy(asc(releases.number))

export const findReleaseRecord = (db: Database, id: string) =>
  db
    .select({
      releaseId: releases.id,
      number: releases.number,
      state: releases.state,
      cause: releases.cause,
      restoredFrom: releases.restoredFrom,
      handle: releases.handle,
      createdAt: releases.createdAt,
      changes: releases.changes,
      document: releases.document,
    })
    .from(releases)
    .where(eq(releases.id, id))
    .get()

export const listPictureRecords = (db: Database, { userId, draftId }: Owned) =>
  db
    .select()
    .from(websiteImages)
    .where(and(eq(websiteImages.draftId, draftId), eq(websiteImages.userId, userId)))
    .orderBy(asc(websiteImages.createdAt), asc(websiteImages.id))

/** Websites as they were made at first, claimed or not. */
export const listCreationIds = (db: Database, userId: string) =>
  db
    .select({ id: creations.id })
    .from(creations)
    .where(
      or(
        eq(creations.userId, userId),
        sql`${creations.draftId} in (select id from draft_websites where user_id = ${userId})`,
      ),
    )
    .orderBy(asc(creations.createdAt))

/** What models were asked to write, a page of it, in the order of their ids. */
export const listPromptRecords = (
  db: Database,
  { userId, after, limit }: { userId: string; after: string; limit: number },
) =>
  db
    .select({
      id: aiPrompts.id,
      kind: aiPrompts.kind,
      status: aiPrompts.status,
      answer: aiPrompts.answer,
      promptTokens: aiPrompts.promptTokens,
      answerTokens: aiPrompts.answerTokens,
      costMicros: aiPrompts.costMicros,
      createdAt: aiPrompts.createdAt,
    })
    .from(aiPrompts)
    .where(and(eq(aiPrompts.userId, userId), gt(aiPrompts.id, after)))
    .orderBy(asc(aiPrompts.id))
    .limit(limit)
