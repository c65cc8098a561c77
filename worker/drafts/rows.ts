import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { mediaRoot } from '../../renderer/document/media.ts'
import { isAlive } from '../accounts/user-rows.ts'
import { type Database, rawStatement, runBatch } from '../platform/db/database.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { draftWebsites } from './tables.ts'

/** Whether a document, as JSON, shows the picture of a row of `website_images`. */
export const isIn = (document: SQL) => sql`instr(${document}, ${mediaRoot} || website_images.hash || '/') > 0`

export const isInLibrary = sql`website_images.kind in ('upload', 'stock') and website_images.removed_at is null`

/** As a statement of a batch: gives a copy of a draft separate rows for the library and the shown pictures. */
const copyPictureRows = (db: Database, { from, to }: { from: string; to: string }) =>
  rawStatement(
    db,
    sql`
    insert into website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, credit,
      width, height, bytes, variants, created_at, removed_at)
    select lower(hex(randomblob(16))), copy.id, website_images.user_id, kind, hash, state, provider, description, tags, credit,
      width, height, bytes, variants, website_images.created_at, removed_at
    from website_images join draft_websites as copy on copy.id = ${to}
    where draft_id = ${from} and state = 'ready' and (${isInLibrary} or ${isIn(sql`copy.website_settings`)})
    order by website_images.rowid`,
  )

export type DraftRow = typeof draftWebsites.$inferSelect
const owned = ({ userId, draftId }: OwnedDraft) => and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))

/** As `mainDomainOf` says it, by the index of domains by website. */
const mainDomainOfDraft = sql<string | null>`(
  select domain_name from website_domains
  where website_name = draft_websites.handle and live = 1
  order by preferred desc, created_at, domain_name limit 1)`

/** A person's drafts without their documents, the last designed first, else the last modified. */
export const listDraftRows = (db: Database, userId: string) =>
  db
    .select({
      id: draftWebsites.id,
      revision: draftWebsites.revision,
      handle: draftWebsites.handle,
      mainDomain: mainDomainOfDraft,
      businessName: draftWebsites.businessName,
      createdAt: draftWebsites.createdAt,
      modifiedAt: draftWebsites.modifiedAt,
      lastDesignedAt: draftWebsites.lastDesignedAt,
      lastPublishedAt: draftWebsites.lastPublishedAt,
    })
    .from(draftWebsites)
    .where(eq(draftWebsites.userId, userId))
    .orderBy(
      desc(sql`coalesce(${draftWebsites.lastDesignedAt}, ${draftWebsites.modifiedAt})`),
      desc(draftWebsites.createdAt),
      asc(draftWebsites.id),
    )

/** A person's draft by its id or its handle. A foreign one is not found. */
export const findDraftRow = (db: Database, { userId, idOrHandle }: Owner & { idOrHandle: string }) =>
  db
    .select()
    .from(draftWebsites)
    .where(
      and(eq(draftWebsites.userId, userId), or(eq(draftWebsites.id, idOrHandle), eq(draftWebsites.handle, idOrHandle))),
    )
    .get()

/** A person's draft by its id alone: a handle that looks like one finds nothing. */
export const findOwnDraftRow = (db: Database, of: OwnedDraft) => db.select().from(draftWebsites).where(owned(of)).get()

/** Whether a draft is a person's, without reading its document. */
export async function ownsDraft(db: Database, of: OwnedDraft): Promise<boolean> {
  return (await db.select({ id: draftWebsites.id }).from(draftWebsites).where(owned(of)).get()) !== undefined
}

/** The language that a person's website is written in (BCP 47), without reading the rest of its document. */
export async function findDraftLanguage(db: Database, of: OwnedDraft): Promise<string | undefined> {
  const language = sql<string | null>`json_extract(${draftWebsites.websiteSettings}, '$.settings.language')`
  const row = await db.select({ language }).from(draftWebsites).where(owned(of)).get()
  return row?.language ?? undefined
}

type NewDraft = Pick<DraftRow, 'id' | 'userId' | 'version' | 'websiteSettings' | 'businessName' | 'createdAt'>

/**
 * Adds a draft unless its owner has `limit` already, with the pictures of the one that it is a copy of. One statement counts and
 * adds, so that parallel calls cannot pass the limit.
 */
export async function insertDraftRow(
  db: Database,
  row: NewDraft,
  { limit, copyOf }: { limit: number; copyOf: string | undefined },
): Promise<boolean> {
  const at = row.createdAt.getTime()
  const draft = rawStatement(
    db,
    sql`
    insert into draft_websites
      (id, user_id, version, website_settings, business_name, revision, created_at, modified_at)
    select ${row.id}, ${row.userId}, ${row.version}, ${row.websiteSettings}, ${row.businessName}, 1, ${at}, ${at}
    where (select count(*) from draft_websites where user_id = ${row.userId}) < ${limit} and ${isAlive(row.userId)}`,
  )
  const pictures = copyOf === undefined ? [] : [copyPictureRows(db, { from: copyOf, to: row.id })]
  const {
    draft: { meta },
  } = await runBatch(db, { draft, pictures })
  return meta.changes > 0
}

type Save = OwnedDraft & Pick<DraftRow, 'revision' | 'version' | 'websiteSettings' | 'businessName'> & { at: Date }

/** Stores a document if `revision` is still the draft's; the updated row, or undefined. */
export const updateDraftDocument = (
  db: Database,
  { revision, at, version, websiteSettings, businessName, ...of }: Save,
) =>
  db
    .update(draftWebsites)
    .set({ version, websiteSettings, businessName, revision: revision + 1, modifiedAt: at, lastDesignedAt: at })
    .where(and(owned(of), eq(draftWebsites.revision, revision)))
    .returning()
    .get()
