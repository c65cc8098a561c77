import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { type Lease, leasedBy, releaseLease, takeLease, unleased } from '../../platform/db/queue.ts'
import type { OwnedDraft, Owner } from '../../platform/owner.ts'
import { DAY, HOUR, MINUTE } from '../../platform/time.ts'
import { customerContactForms, messagePhotos } from '../tables.ts'

export type PhotoRow = typeof messagePhotos.$inferSelect
/** A photo of a message that is about to be stored. */
export type SentPhoto = Pick<PhotoRow, 'id' | 'hash' | 'messageId'>

/** Longer than the confirmation token is valid. */
const keptPendingMs = HOUR + 20 * MINUTE
export const pendingUntil = (at: Date) => new Date(at.getTime() + keptPendingMs)

/** Inserts a photo's row, before its file is written. */
export const insertPhoto = (db: Database, photo: Omit<PhotoRow, 'messageId' | 'position' | 'leasedUntil'>) =>
  db.insert(messagePhotos).values({ ...photo, messageId: null, position: 0, leasedUntil: null })

/** A website's photos by id, pending or claimed, in the order of the ids. */
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

/** Keeps pending photos while their form may still be submitted, for a day at most. */
export const extendPhotos = (db: Database, { ids, at }: { ids: readonly string[]; at: Date }) =>
  db
    .update(messagePhotos)
    .set({ expiresAt: sql`min(${pendingUntil(at).getTime()}, ${messagePhotos.createdAt} + ${DAY})` })
    .where(and(inArray(messagePhotos.id, [...ids]), isWaiting(at)))

/** Marks photos that no message will claim as due for deletion. */
export const dropPhotos = (db: Database, { ids, at }: { ids: readonly string[]; at: Date }) =>
  db
    .update(messagePhotos)
    .set({ expiresAt: at })
    .where(and(inArray(messagePhotos.id, [...ids]), isWaiting(at)))

type Claim = { photos: readonly SentPhoto[]; draftId: string; at: Date }

/** SQL condition: all of these photos are pending. */
export const areAllWaiting = ({ photos, draftId, at }: Claim): SQL =>
  photos.length === 0
    ? sql`true`
    : sql`(select count(*) from message_photos where id in (select value from json_each(${idsOf(photos)}))
        and draft_id = ${draftId} and message_id is null and expires_at > ${at.getTime()}) = ${photos.length}`

/** Assigns photos to their message if it is stored. Belongs in the transaction that stores it; otherwise the photos are deleted. */
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

/** Hashes of the photos of the message stored under one of these ids. */
export const photosOfToken = (db: Database, tokenIds: readonly string[]) =>
  db
    .select({ hash: messagePhotos.hash })
    .from(messagePhotos)
    .innerJoin(customerContactForms, eq(customerContactForms.id, messagePhotos.messageId))
    .where(inArray(customerContactForms.tokenId, [...tokenIds]))
    .orderBy(asc(messagePhotos.position))

/** Photos of a person's messages, in each message's order. */
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

export const listPhotosOfWebsite = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select()
    .from(messagePhotos)
    .where(
      and(eq(messagePhotos.userId, userId), eq(messagePhotos.draftId, draftId), isNotNull(messagePhotos.messageId)),
    )
    .orderBy(asc(messagePhotos.createdAt), asc(messagePhotos.id))

/** A photo of a person's own message; undefined otherwise. */
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

/** Anonymizes photos of a deleted account. Rows stay until their files are deleted. */
export const forgetOwner = (db: Database, userId: string) =>
  db.update(messagePhotos).set({ userId: '', draftId: '', hash: '' }).where(eq(messagePhotos.userId, userId))

const isDue = (at: Date) => and(isNull(messagePhotos.messageId), lte(messagePhotos.expiresAt, at))

/** Expired photos without a message, oldest first. */
export async function listDuePhotos(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: messagePhotos.id })
    .from(messagePhotos)
    .where(and(isDue(at), unleased(messagePhotos, at)))
    .orderBy(asc(messagePhotos.expiresAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Leases an expired photo until `until`. Undefined if another worker has it. */
export const leasePhoto = (db: Database, { id, ...lease }: Lease & { id: string }) =>
  takeLease(db, messagePhotos, and(eq(messagePhotos.id, id), isDue(lease.at)), lease)

export const deletePhoto = (db: Database, { id, leasedUntil }: PhotoRow) =>
  db.delete(messagePhotos).where(and(eq(messagePhotos.id, id), leasedBy(messagePhotos, { leasedUntil })))

/** Ends the lease after a failure, so that the next run may retry. */
export const releasePhoto = (db: Database, { id, leasedUntil }: PhotoRow) =>
  releaseLease(db, messagePhotos, eq(messagePhotos.id, id), { leasedUntil })

type Sent = { draftId: string; since: Date }

/** The number of other websites that received one of these photos since a time. */
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

/** The number of photos a website received from an email address, or a phone number as typed, since a time. */
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
