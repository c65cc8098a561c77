import { and, eq, sql } from 'drizzle-orm'
import { type ArchiveFile, jsonFile, type WebsiteFolder } from '../accounts/parts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { getPublishingBlocks } from './standing.ts'
import { draftWebsites } from './tables.ts'

/** The archive's file of a draft, unless the website is deleted. */
export async function* draftFile(
  ctx: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const draft = await findDraftRecord(ctx.db, { userId: of.userId, draftId })
  if (!draft) return
  const { websiteSettings, ...record } = draft
  const standing = await getPublishingBlocks(ctx.db, { userId: of.userId, draftId })
  const content = { ...record, ...standing, websiteSettings: JSON.parse(websiteSettings) }
  yield jsonFile(`${folder}/draft.json`, content, draft.modifiedAt)
}

/** Every website of a person, oldest first; then deleted ones, which may still have pictures or releases. */
export const listWebsites = ({ db }: ServiceContext, userId: string) =>
  db.all<{ id: string; name: string | null }>(sql`
    select known.id, draft_websites.business_name as name
    from (
      select id from draft_websites where user_id = ${userId}
      union select draft_id from releases where user_id = ${userId}
      union select draft_id from website_images where user_id = ${userId}
    ) as known left join draft_websites on draft_websites.id = known.id and draft_websites.user_id = ${userId}
    order by draft_websites.created_at is null, draft_websites.created_at, known.id`)

const findDraftRecord = (db: Database, { userId, draftId }: OwnedDraft) =>
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
      hasPreviewLinks: sql`exists (select 1 from preview_links where draft_id = draft_websites.id)`.mapWith(Boolean),
      websiteSettings: draftWebsites.websiteSettings,
    })
    .from(draftWebsites)
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()

/** A person's websites, by id. */
export async function listDraftIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: draftWebsites.id }).from(draftWebsites).where(eq(draftWebsites.userId, userId))
  return rows.map(({ id }) => id)
}
