import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import type { PublishingBlocks } from './schema.ts'
import { draftWebsites, publicationReviews, websiteSuspensions } from './tables.ts'

/** Whether an operator took a website offline. */
export const isSuspended = (draftId: SQL | string): SQL<number> =>
  sql`exists (select 1 from website_suspensions as suspended where suspended.draft_id = ${draftId})`

/** Reasons why a person's website can't be published. Throws not_found. */
export async function getPublishingBlocks(db: Database, { userId, draftId }: OwnedDraft): Promise<PublishingBlocks> {
  const { reason, note, suspendedAt } = websiteSuspensions
  const row = await db
    .select({ suspension: { reason, note, suspendedAt }, review: publicationReviews.state })
    .from(draftWebsites)
    .leftJoin(websiteSuspensions, eq(websiteSuspensions.draftId, draftWebsites.id))
    .leftJoin(publicationReviews, eq(publicationReviews.draftId, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()
  if (!row) throw new AppError('not_found')
  return {
    suspension: row.suspension && { ...row.suspension, suspendedAt: row.suspension.suspendedAt.toISOString() },
    review: row.review === 'waiting' || row.review === 'refused' ? row.review : null,
  }
}

/** Throws website_suspended, not_found. */
export async function assertNotSuspended(db: Database, of: OwnedDraft): Promise<void> {
  const { suspension } = await getPublishingBlocks(db, of)
  if (suspension) throw new AppError('website_suspended')
}
