import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { isAlive } from '../is-alive.ts'
import { mailOutbox } from '../schema/contact.ts'

/*
 * What puts mails into the outbox: each one statement of the transaction that writes what the mail is about, and after it. Ids say what a
 * row is for, so that the same put in twice is one mail.
 */

/**
 * That a website's owner is to hear of a message at once. Puts nothing in where there is no such message, where it is thought to be
 * spam, or where the owner wants to hear of messages in another way.
 */
export const noticeRow = (db: Database, { messageId, at }: { messageId: string; at: Date }) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select 'notice:' || message.id, message.user_id, message.draft_id, 'notice', message.id, null, null, null,
        0, ${at.getTime()}, ${at.getTime()}, null
      from customer_contact_forms message left join inbox_settings settings on settings.draft_id = message.draft_id
      where message.id = ${messageId} and message.folder <> 'spam' and message.spam_reasons = '[]'
        and coalesce(settings.notify, 'at-once') = 'at-once'`)
    .onConflictDoNothing()

/** That an owner's answer is to be sent. Puts nothing in where there is no such answer, or where it was sent or given up. */
export const replyRow = (db: Database, { replyId, at }: { replyId: string; at: Date }) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select 'reply:' || reply.id, reply.user_id, message.draft_id, 'reply', message.id, reply.id, null, null,
        0, ${at.getTime()}, ${at.getTime()}, null
      from contact_replies reply join customer_contact_forms message on message.id = reply.message_id
      where reply.id = ${replyId} and reply.sent_at is null and reply.failed_at is null`)
    .onConflictDoNothing()

/**
 * That a website's owner is to hear of what came since they last did, until `until`. Puts nothing in where nothing came but spam, or
 * where there is no daily mail. `dueAt`: only as long as that is when it is due.
 */
export const digestRow = (
  db: Database,
  { draftId, until, at, dueAt }: { draftId: string; until: Date; at: Date; dueAt?: Date },
) =>
  db
    .insert(mailOutbox)
    .select(sql`
      select 'digest:' || draft_id || ':' || ${until.getTime()}, user_id, draft_id, 'digest', null, null, ${sinceOf}, ${until.getTime()},
        0, ${at.getTime()}, ${at.getTime()}, null
      from inbox_settings
      where draft_id = ${draftId} and notify = 'daily' and next_digest_at = ${dueAt?.getTime() ?? sql`next_digest_at`} and ${isAlive(sql`user_id`)}
        and exists (select 1 from customer_contact_forms message
          where message.draft_id = inbox_settings.draft_id and message.user_id = inbox_settings.user_id and message.folder <> 'spam'
            and message.created_at > ${sinceOf} and message.created_at <= ${until.getTime()})`)
    .onConflictDoNothing()

/** Where nothing says since when, the day before. */
const sinceOf = sql`coalesce(digested_until, next_digest_at - ${24 * 60 * 60 * 1000})`
