import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { isAlive } from '../../accounts/user-rows.ts'
import type { SuspensionReason } from '../../drafts/schema.ts'
import { type Database, requestIdValue } from '../../platform/db/database.ts'
import { type Lease, releaseLease, takeLease, unleased } from '../../platform/db/queue.ts'
import type { OwnedDraft, Owner } from '../../platform/owner.ts'
import { DAY } from '../../platform/time.ts'
import { contactReplies, mailOutbox } from '../tables.ts'

/*
 * What puts mails into the outbox: each one statement of the transaction that writes what the mail is about, and after it. Ids say what a
 * row is for, so that the same put in twice is one mail.
 */

/** Queues an immediate notice of a message, unless it is missing or spam, or the owner chose another schedule. */
export const noticeRow = (db: Database, { messageId, at }: { messageId: string; at: Date }) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select 'notice:' || message.id, message.user_id, message.draft_id, 'notice', message.id, null, null, null,
        0, ${at.getTime()}, ${at.getTime()}, null, null, ${requestIdValue()}
      from customer_contact_forms message left join inbox_settings settings on settings.draft_id = message.draft_id
      where message.id = ${messageId} and message.folder <> 'spam' and message.spam_reasons = '[]'
        and coalesce(settings.notify, 'at-once') = 'at-once'`)
    .onConflictDoNothing()

/** Queues an owner's reply, unless it is missing, sent or given up. */
export const replyRow = (db: Database, { replyId, at }: { replyId: string; at: Date }) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select 'reply:' || reply.id, reply.user_id, message.draft_id, 'reply', message.id, reply.id, null, null,
        0, ${at.getTime()}, ${at.getTime()}, null, null, ${requestIdValue()}
      from contact_replies reply join customer_contact_forms message on message.id = reply.message_id
      where reply.id = ${replyId} and reply.sent_at is null and reply.failed_at is null`)
    .onConflictDoNothing()

/**
 * Queues a digest of the messages from the last digest up to `until`, unless all are spam or the owner gets none. `dueAt` must still be the
 * stored due time.
 */
export const digestRow = (
  db: Database,
  { draftId, until, at, dueAt }: { draftId: string; until: Date; at: Date; dueAt?: Date },
) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select 'digest:' || draft_id || ':' || ${until.getTime()}, user_id, draft_id, 'digest', null, null, ${sinceOf}, ${until.getTime()},
        0, ${at.getTime()}, ${at.getTime()}, null, null, ${requestIdValue()}
      from inbox_settings
      where draft_id = ${draftId} and notify = 'daily' and next_digest_at = ${dueAt?.getTime() ?? sql`next_digest_at`} and ${isAlive(sql`user_id`)}
        and exists (select 1 from customer_contact_forms message
          where message.draft_id = inbox_settings.draft_id and message.user_id = inbox_settings.user_id and message.folder in ('inbox', 'archive')
            and message.created_at > ${sinceOf} and message.created_at <= ${until.getTime()})`)
    .onConflictDoNothing()

/**
 * Queues the numbers of the week before `dueAt`, unless the owner turned them off, they are due at another time now, or the website is
 * offline.
 */
export const weeklyRow = (db: Database, { draftId, dueAt, at }: { draftId: string; dueAt: Date; at: Date }) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select 'weekly:' || draft_id || ':' || next_weekly_at, user_id, draft_id, 'weekly', null, null, null, next_weekly_at,
        0, ${at.getTime()}, ${at.getTime()}, null, null, ${requestIdValue()}
      from inbox_settings
      where draft_id = ${draftId} and next_weekly_at = ${dueAt.getTime()} and ${isAlive(sql`user_id`)}
        and exists (select 1 from websites where websites.draft_id = inbox_settings.draft_id)`)
    .onConflictDoNothing()

/** Queues the email after a first publication, within the transaction that publishes and before it sets the date. */
export const publishedRow = (db: Database, { userId, draftId, at }: OwnedDraft & { at: Date }) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select 'published:' || id, user_id, id, 'published', null, null, null, null,
        0, ${at.getTime()}, ${at.getTime()}, null, null, ${requestIdValue()}
      from draft_websites where id = ${draftId} and user_id = ${userId} and last_published_at is null`)
    .onConflictDoNothing()

/** What an operator did to an account or website. */
export type OperatorDetails =
  | { act: 'suspended'; reason: SuspensionReason; note: string }
  | { act: 'restored' }
  /** `url` is null if the owner has to publish again. */
  | { act: 'approved'; url: string | null }
  | { act: 'refused' }
  | { act: 'sessions-ended' }
  | { act: 'limits-lifted' }

export type OperatorNotice = Owner & { draftId: string; details: OperatorDetails }

/** `when`: a condition for queueing. `dueAt`: immediately by default. */
type OperatorMail = { id: string; at: Date; when: SQL; dueAt?: Date }

/** Queues an email about an operator's action. */
export const operatorRow = (
  db: Database,
  { userId, draftId, details, id, at, when, dueAt = at }: OperatorNotice & OperatorMail,
) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select ${`operator:${id}`}, ${userId}, ${draftId}, 'operator', null, null, null, null,
        0, ${at.getTime()}, ${dueAt.getTime()}, null, ${JSON.stringify(details)}, ${requestIdValue()} where ${when}`)
    .onConflictDoNothing()

/** Completes an email about an operator's action, and makes it due. */
export const completeOperatorMail = (
  db: Database,
  { id, details, at }: Pick<OperatorNotice, 'details'> & Pick<OperatorMail, 'id' | 'at'>,
) =>
  db
    .update(mailOutbox)
    .set({ details: JSON.stringify(details), nextTryAt: at })
    .where(and(eq(mailOutbox.id, `operator:${id}`), eq(mailOutbox.attempts, 0)))

/** The time of the last digest, or a day before the next. */
const sinceOf = sql`coalesce(digested_until, next_digest_at - ${DAY})`

export type MailOutboxRow = typeof mailOutbox.$inferSelect

/** Due emails without a lease, fewest attempts first, so that repeated failures don't delay new ones. */
export async function listDueMails(db: Database, { at, limit }: { at: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.nextTryAt, at), unleased(mailOutbox, at)))
    .orderBy(asc(mailOutbox.attempts), asc(mailOutbox.nextTryAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Leases a due email until `until` and counts the attempt. Undefined if it is leased or gone. */
export const leaseMail = (db: Database, { id, ...lease }: Lease & { id: string }) =>
  takeLease(db, mailOutbox, and(eq(mailOutbox.id, id), lte(mailOutbox.nextTryAt, lease.at)), {
    ...lease,
    set: { attempts: sql`${mailOutbox.attempts} + 1` },
  })

/** Deletes an email that needn't be sent. */
const dropMail = (db: Database, { id }: MailOutboxRow) => db.delete(mailOutbox).where(eq(mailOutbox.id, id))

/** Deletes an email that was accepted for delivery, and records the time on its reply. */
export const endSent = (db: Database, row: MailOutboxRow, at: Date) =>
  db.batch([dropMail(db, row), noteReply(db, row, { sentAt: at })])

/** Gives an email up, and records it on its reply. */
export const giveUp = (db: Database, row: MailOutboxRow, at: Date) =>
  db.batch([dropMail(db, row), noteReply(db, row, { failedAt: at })])

/** Schedules the next attempt after a failure. */
export const putOff = (db: Database, { id, leasedUntil }: MailOutboxRow, nextTryAt: Date) =>
  releaseLease(db, mailOutbox, eq(mailOutbox.id, id), { leasedUntil, set: { nextTryAt } })

/** Does nothing for an email that isn't a reply. */
const noteReply = (db: Database, { replyId }: MailOutboxRow, set: { sentAt: Date } | { failedAt: Date }) =>
  db
    .update(contactReplies)
    .set(set)
    .where(eq(contactReplies.id, replyId ?? ''))
