import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { type Lease, leasedBy, releaseLease, takeLease, unleased } from '../../platform/db/queue.ts'
import type { OwnedDraft, Owner } from '../../platform/owner.ts'
import { DAY, HOUR, MINUTE } from '../../platform/time.ts'
import { customerContactForms, messagePhotos } from '../tables.ts'

export type PhotoRow = typeof messagePhotos.$inferSelect
/** A photo of a message that is about to be stored. */
export type SentPhoto = Pick<PhotoRow, 'id' | 'hash' | 'messageId'>

/** Longer than the token of the page that confirms a message. */
const keptPendingMs = HOUR + 20 * MINUTE
export const pendingUntil = (at: Date) => new Date(at.getTime() + keptPendingMs)

/** Adds the row of a photo, before its file. */
export const insertPhoto = (db: Database, photo: Omit<PhotoRow, 'messageId' | 'position' | 'leasedUntil'>) =>
  db.insert(messagePhotos).values({ ...photo, messageId: null, position: 0, leasedUntil: null })

/** Photos of a website that wait for their message or have it, in the order of the ids. */
export async function findSentPhotos(
  db: Database,
  { ids, draftId, at }: { ids: readonly string[]; draftId: string; at: Date },
): Promise<SentPhoto[]> {
  if (ids.length === 0) return []
  const { id, hash, messageId } = messagePhotos
  const rows = await db
    .select({ id, hash, messageId })
    .from(messagePhotos)
    .where(
      and(
        inArray(id, [...ids]),
        eq(messagePhotos.draftId, draftId),
        or(isNotNull(messageId), gt(messagePhotos.expiresAt, at)),
      ),
    )
  return ids.flatMap((one) => rows.find((row) => row.id === one) ?? [])
}

const isWaiting = (at: Date) => and(isNull(messagePhotos.messageId), gt(messagePhotos.expiresAt, at))

/** As long as its page may still be sent, a photo waits, but no longer than a day. */
export const extendPhotos = (db: Database, { ids, at }: { ids: readonly string[]; at: Date }) =>
  db
    .update(messagePhotos)
    .set({ expiresAt: sql`min(${pendingUntil(at).getTime()}, ${messagePhotos.createdAt} + ${DAY})` })
    .where(and(inArray(messagePhotos.id, [...ids]), isWaiting(at)))

/** Gives up photos that no message will have. Their files are deleted next. */
export const dropPhotos = (db: Database, { ids, at }: { ids: readonly string[]; at: Date }) =>
  db
    .update(messagePhotos)
    .set({ expiresAt: at })
    .where(and(inArray(messagePhotos.id, [...ids]), isWaiting(at)))

type Claim = { photos: readonly SentPhoto[]; draftId: string; at: Date }

/** SQL condition: all of these wait for their message. */
export const areAllWaiting = ({ photos, draftId, at }: Claim): SQL =>
  photos.length === 0
    ? sql`true`
    : sql`(select count(*) from message_photos where id in (select value from json_each(${idsOf(photos)}))
        and draft_id = ${draftId} and message_id is null and expires_at > ${at.getTime()}) = ${photos.length}`

/** Gives the photos to their message, if it is stored: a statement of the same transaction. Without it they would be deleted at once. */
export const claimPhotos = (db: Database, { messageId, photos, draftId, at }: Claim & { messageId: string }) =>
  db
    .update(messagePhotos)
    .set({
      messageId,
      expiresAt: at,
      position: sql`(select key from json_each(${idsOf(photos)}) where value = ${messagePhotos.id})`,
    })
    .where(
      and(
        sql`${messagePhotos.id} in (select value from json_each(${idsOf(photos)}))`,
        eq(messagePhotos.draftId, draftId),
        isWaiting(at),
        sql`exists (select 1 from customer_contact_forms where id = ${messageId})`,
      ),
    )

const idsOf = (photos: readonly SentPhoto[]) => JSON.stringify(photos.map(({ id }) => id))

/** The hashes of the photos of the message that is stored under one of these ids. */
export const photosOfToken = (db: Database, tokenIds: readonly string[]) =>
  db
    .select({ hash: messagePhotos.hash })
    .from(messagePhotos)
    .innerJoin(customerContactForms, eq(customerContactForms.id, messagePhotos.messageId))
    .where(inArray(customerContactForms.tokenId, [...tokenIds]))
    .orderBy(asc(messagePhotos.position))

/** The photos of messages of a person, in the order of each message. */
export const listPhotoRows = (db: Database, { userId, ids }: Owner & { ids: readonly string[] }) =>
  db
    .select()
    .from(messagePhotos)
    .where(
      and(
        sql`${messagePhotos.messageId} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(messagePhotos.userId, userId),
      ),
    )
    .orderBy(asc(messagePhotos.messageId), asc(messagePhotos.position))

/** All photos of the messages to a person's website, oldest first. */
export const listPhotosOfWebsite = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select()
    .from(messagePhotos)
    .where(
      and(eq(messagePhotos.userId, userId), eq(messagePhotos.draftId, draftId), isNotNull(messagePhotos.messageId)),
    )
    .orderBy(asc(messagePhotos.createdAt), asc(messagePhotos.id))

/** A photo of a person's message; undefined for anything else. */
export const findPhotoRow = (db: Database, { userId, messageId, id }: Owner & { messageId: string; id: string }) =>
  db
    .select({ id: messagePhotos.id, position: messagePhotos.position })
    .from(messagePhotos)
    .innerJoin(
      customerContactForms,
      and(eq(customerContactForms.id, messagePhotos.messageId), eq(customerContactForms.userId, userId)),
    )
    .where(and(eq(messagePhotos.id, id), eq(messagePhotos.messageId, messageId), eq(messagePhotos.userId, userId)))
    .get()

/** Forgets whose photos these were, when their account is deleted. The rows stay until their files are gone. */
export const forgetOwner = (db: Database, userId: string) =>
  db.update(messagePhotos).set({ userId: '', draftId: '', hash: '' }).where(eq(messagePhotos.userId, userId))

const isDue = (at: Date) => and(isNull(messagePhotos.messageId), lte(messagePhotos.expiresAt, at))

/** Photos without a message whose time is over, oldest first. */
export async function listDuePhotos(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: messagePhotos.id })
    .from(messagePhotos)
    .where(and(isDue(at), unleased(messagePhotos, at)))
    .orderBy(asc(messagePhotos.expiresAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Leases such a photo until `until`; undefined if another worker has it. */
export const leasePhoto = (db: Database, { id, ...lease }: Lease & { id: string }) =>
  takeLease(db, messagePhotos, and(eq(messagePhotos.id, id), isDue(lease.at)), lease)

/** Deletes the row once the file is gone. */
export const deletePhoto = (db: Database, { id, leasedUntil }: PhotoRow) =>
  db.delete(messagePhotos).where(and(eq(messagePhotos.id, id), leasedBy(messagePhotos, { leasedUntil })))

/** After a failure, the next run may retry at once. */
export const releasePhoto = (db: Database, { id, leasedUntil }: PhotoRow) =>
  releaseLease(db, messagePhotos, eq(messagePhotos.id, id), { leasedUntil })

type Sent = { draftId: string; since: Date }

/** To how many other websites of the same home one of these photos was sent since then. */
export async function countWebsitesWith(
  db: Database,
  { hashes, draftId, since }: Sent & { hashes: readonly string[] },
): Promise<number> {
  if (hashes.length === 0) return 0
  const row = await db.get<{ count: number }>(sql`
    select count(distinct draft_id) as count from message_photos
    where hash in (select value from json_each(${JSON.stringify(hashes)})) and created_at > ${since.getTime()}
      and message_id is not null and draft_id <> ${draftId}`)
  return row?.count ?? 0
}

/** How many photos came to a website from an email address, or a phone number as it was typed, since then. */
export async function countPhotosOf(
  db: Database,
  { email, phone, draftId, since }: Sent & { email: string; phone: string },
): Promise<number> {
  if (email === '' && phone === '') return 0
  const row = await db.get<{ count: number }>(sql`
    select count(*) as count from message_photos photo join customer_contact_forms message on message.id = photo.message_id
    where message.draft_id = ${draftId} and message.created_at > ${since.getTime()}
      and case when ${email} <> '' then message.email = ${email} else message.phone = ${phone} end`)
  return row?.count ?? 0
}
