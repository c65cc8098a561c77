import { and, eq, exists, getTableColumns, gt, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { mediaRoot } from '../../renderer/document/values/media.ts'
import { isAlive } from '../accounts/user-rows.ts'
import { type Database, rawStatement, runBatch } from '../platform/db/database.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { draftWebsites, previewLinks, publicationReviews, websiteSuspensions } from './tables.ts'

/** Whether a document shows the picture of a row of `website_images`. */
export const showsPicture = (document: SQL): SQL =>
  sql`instr(${document}, ${mediaRoot} || website_images.hash || '/') > 0`

export const isInLibrary = sql`website_images.kind in ('upload', 'stock') and website_images.removed_at is null`

/** A batch statement: copies the library and the shown pictures to the copy of a draft. */
const copyPictureRows = (db: Database, { from, to }: { from: string; to: string }) =>
  rawStatement(
    db,
    sql`
    insert into website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, credit,
      width, height, bytes, variants, created_at, removed_at)
    select lower(hex(randomblob(16))), copy.id, website_images.user_id, kind, hash, state, provider, description, tags, credit,
      width, height, bytes, variants, website_images.created_at, removed_at
    from website_images join draft_websites as copy on copy.id = ${to}
    where draft_id = ${from} and state = 'ready' and (${isInLibrary} or ${showsPicture(sql`copy.website_settings`)})
    order by website_images.rowid`,
  )

/** A picture that a person has, by its file. */
export type KeptPicture = { hash: string; kind: string; inLibrary: boolean }

/** A batch statement: gives a new draft those of these pictures that its owner's websites have. */
const keepPictureRows = (
  db: Database,
  { wanted, to, at }: { wanted: readonly KeptPicture[]; to: string; at: number },
) =>
  rawStatement(
    db,
    sql`
    insert into website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, credit,
      width, height, bytes, variants, created_at, removed_at)
    select lower(hex(randomblob(16))), draft.id, own.user_id, own.kind, own.hash, own.state, own.provider, own.description,
      own.tags, own.credit, own.width, own.height, own.bytes, own.variants, own.created_at,
      case when wanted.value ->> 'inLibrary' then null else ${at} end
    from json_each(${JSON.stringify(wanted.map(({ hash, kind, inLibrary }) => ({ hash, kind, inLibrary })))}) as wanted
    join draft_websites as draft on draft.id = ${to}
    join website_images as own on own.hash = wanted.value ->> 'hash' and own.kind = wanted.value ->> 'kind'
      and own.user_id = draft.user_id and own.state = 'ready'
    group by own.kind, own.hash`,
  )

export type DraftRow = typeof draftWebsites.$inferSelect
const owned = ({ userId, draftId }: OwnedDraft) => and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))

/** A person's drafts without their documents, their live domains, a website's main one first, and which drafts an operator took offline. */
export const listDraftRows = (db: Database, userId: string) =>
  runBatch(db, {
    drafts: db.select(listed).from(draftWebsites).where(eq(draftWebsites.userId, userId)),
    // The same rule as `mainDomainOf`.
    domains: rawStatement(
      db,
      sql`
      select website_name as handle, domain_name as name from website_domains where user_id = ${userId} and live = 1
      order by preferred desc, created_at, domain_name`,
    ),
    suspended: db
      .select({ draftId: websiteSuspensions.draftId })
      .from(websiteSuspensions)
      .where(eq(websiteSuspensions.userId, userId)),
  })
const { id, revision, handle, businessName, createdAt, modifiedAt, lastDesignedAt, lastPublishedAt } = draftWebsites
const listed = { id, revision, handle, businessName, createdAt, modifiedAt, lastDesignedAt, lastPublishedAt }
export type ListedDraft = Awaited<ReturnType<typeof listDraftRows>>['drafts'][number]

/** A person's draft by its id or its handle; undefined for somebody else's. */
export const findDraftRow = (db: Database, { userId, idOrHandle }: Owner & { idOrHandle: string }) =>
  db
    .select()
    .from(draftWebsites)
    .where(
      and(eq(draftWebsites.userId, userId), or(eq(draftWebsites.id, idOrHandle), eq(draftWebsites.handle, idOrHandle))),
    )
    .get()

/** A person's draft by id, never by a handle that looks like an id. */
export const findOwnDraftRow = (db: Database, of: OwnedDraft) => db.select().from(draftWebsites).where(owned(of)).get()

/** The id of a person's draft, without reading its document. */
export const ownDraftId = (db: Database, of: OwnedDraft) =>
  db.select({ id: draftWebsites.id }).from(draftWebsites).where(owned(of))

/** Whether a draft is a person's. */
export async function ownsDraft(db: Database, of: OwnedDraft): Promise<boolean> {
  return (await ownDraftId(db, of).get()) !== undefined
}

/** The names of a person's websites. */
export async function listDraftNames(db: Database, userId: string): Promise<string[]> {
  const { businessName } = draftWebsites
  const rows = await db.select({ businessName }).from(draftWebsites).where(eq(draftWebsites.userId, userId))
  return rows.map((row) => row.businessName)
}

/** The language that a person's website is written in (BCP 47). */
export async function findDraftLanguage(db: Database, of: OwnedDraft): Promise<string | undefined> {
  const { websiteSettings } = draftWebsites
  const row = await db.select({ websiteSettings }).from(draftWebsites).where(owned(of)).get()
  return row && (JSON.parse(row.websiteSettings).settings?.language ?? undefined)
}

type NewDraft = Pick<DraftRow, 'id' | 'userId' | 'version' | 'websiteSettings' | 'businessName' | 'createdAt'>

/** `copyOf`: the draft whose pictures it gets; `pictures`: others of its owner's. `when`: a further condition. `also`: more statements of the same transaction. */
type Terms = {
  limit: number
  copyOf?: string | undefined
  pictures?: readonly KeptPicture[] | undefined
  when?: SQL
  also?: readonly BatchItem<'sqlite'>[]
}

/**
 * Adds a draft, unless its owner already has `limit`, or there is one with its id. One statement counts and inserts, so parallel
 * calls cannot exceed the limit.
 */
export async function insertDraftRow(
  db: Database,
  row: NewDraft,
  { limit, copyOf, pictures: wanted = [], when = sql`true`, also = [] }: Terms,
): Promise<boolean> {
  const at = row.createdAt.getTime()
  const draft = rawStatement(
    db,
    sql`
    insert into draft_websites
      (id, user_id, version, website_settings, business_name, revision, created_at, modified_at)
    select ${row.id}, ${row.userId}, ${row.version}, ${row.websiteSettings}, ${row.businessName}, 1, ${at}, ${at}
    where (select count(*) from draft_websites where user_id = ${row.userId}) < ${limit} and ${isAlive(row.userId)} and ${when}
    on conflict (id) do nothing`,
  )
  const pictures = [
    ...(copyOf === undefined ? [] : [copyPictureRows(db, { from: copyOf, to: row.id })]),
    ...(wanted.length === 0 ? [] : [keepPictureRows(db, { wanted, to: row.id, at })]),
  ]
  const {
    draft: { meta },
  } = await runBatch(db, { draft, pictures, also })
  return meta.changes > 0
}

type Save = OwnedDraft & Pick<DraftRow, 'revision' | 'version' | 'websiteSettings' | 'businessName'> & { at: Date }

/** Its columns without the document, which the caller has. */
const { websiteSettings: _, ...columnsBesides } = getTableColumns(draftWebsites)

/** A batch statement: stores a document if `revision` is still the draft's. Returns the updated row without it. */
export function updateDraftDocument(
  db: Database,
  { revision, at, version, websiteSettings, businessName, ...of }: Save,
) {
  const times = { modifiedAt: at, lastDesignedAt: at }
  return db
    .update(draftWebsites)
    .set({ version, websiteSettings, businessName, revision: revision + 1, ...times })
    .where(and(owned(of), eq(draftWebsites.revision, revision)))
    .returning(columnsBesides)
}

/**
 * Stores a document that differs from the draft's in pictures drawn of the website only. The revision stays, since nobody edited anything. Does
 * nothing after a concurrent save.
 */
export function updateDrawnPictures(
  db: Database,
  { revision, version, websiteSettings, ...of }: Omit<Save, 'at' | 'businessName'>,
) {
  return db
    .update(draftWebsites)
    .set({ version, websiteSettings })
    .where(and(owned(of), eq(draftWebsites.revision, revision)))
}

const ownedIds = (db: Database, of: OwnedDraft) =>
  db.select({ id: draftWebsites.id }).from(draftWebsites).where(owned(of))

type NewLink = OwnedDraft & { id: string; createdAt: Date; expiresAt: Date; limit: number }

/** Adds a link to a person's draft unless it has `limit` valid links, and removes expired ones. Returns whether it was added. */
export async function insertPreviewLink(db: Database, { id, createdAt, expiresAt, limit, ...of }: NewLink) {
  const at = createdAt.getTime()
  const { added } = await runBatch(db, {
    expired: db
      .delete(previewLinks)
      .where(and(inArray(previewLinks.draftId, ownedIds(db, of)), sql`${previewLinks.expiresAt} <= ${at}`)),
    added: rawStatement(
      db,
      sql`
      insert into preview_links (id, draft_id, created_at, expires_at)
      select ${id}, id, ${at}, ${expiresAt.getTime()} from draft_websites
      where id = ${of.draftId} and user_id = ${of.userId}
        and (select count(*) from preview_links where draft_id = ${of.draftId}) < ${limit}`,
    ),
  })
  return added.meta.changes > 0
}

/** Removes every link to a person's draft. */
export const deletePreviewLinks = (db: Database, of: OwnedDraft) =>
  db.delete(previewLinks).where(inArray(previewLinks.draftId, ownedIds(db, of)))

/** Whether a person's draft has a valid link. Undefined without such a draft. */
export async function hasPreviewLinks(
  db: Database,
  { at, ...of }: OwnedDraft & { at: Date },
): Promise<boolean | undefined> {
  const working = db.select({ id: previewLinks.id }).from(previewLinks).where(isWorking(at))
  const row = await db
    .select({ any: sql`${exists(working)}`.mapWith(Boolean) })
    .from(draftWebsites)
    .where(owned(of))
    .get()
  return row?.any
}

const isWorking = (at: Date) => and(eq(previewLinks.draftId, draftWebsites.id), gt(previewLinks.expiresAt, at))

/** The draft that a valid link shows. None while the website is held or refused, or a website of the same account is suspended. */
export const findPreviewRow = (db: Database, { id, at }: { id: string; at: Date }) =>
  db
    .select({
      draftId: draftWebsites.id,
      revision: draftWebsites.revision,
      websiteSettings: draftWebsites.websiteSettings,
      lastPublishedAt: draftWebsites.lastPublishedAt,
      expiresAt: previewLinks.expiresAt,
      review: { state: publicationReviews.state, signals: publicationReviews.signals },
    })
    .from(previewLinks)
    .innerJoin(draftWebsites, isWorking(at))
    .leftJoin(publicationReviews, eq(publicationReviews.draftId, draftWebsites.id))
    .where(
      and(
        eq(previewLinks.id, id),
        sql`coalesce(${publicationReviews.state}, '') not in ('waiting', 'refused')`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(websiteSuspensions)
            .where(eq(websiteSuspensions.userId, draftWebsites.userId)),
        ),
      ),
    )
    .get()

/** The draft that a link was made for, working or not, until it is deleted. */
export const findLinkedDraftId = (db: Database, id: string) =>
  db.select({ draftId: previewLinks.draftId }).from(previewLinks).where(eq(previewLinks.id, id)).get()

/** Ends the preview links of all websites of an account. */
export const deletePreviewLinksOf = (db: Database, userId: string) =>
  db
    .delete(previewLinks)
    .where(
      inArray(
        previewLinks.draftId,
        db.select({ id: draftWebsites.id }).from(draftWebsites).where(eq(draftWebsites.userId, userId)),
      ),
    )
