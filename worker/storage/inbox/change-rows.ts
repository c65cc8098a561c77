import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { MessageFolder } from '../../contract/messages.ts'
import type { Database } from '../database.ts'
import { customerContactForms } from '../schema/contact.ts'

const messages = customerContactForms
type Some = { userId: string; ids: readonly string[] }
type Change = Some & { read: boolean | undefined; folder: MessageFolder | undefined; at: Date }

const some = ({ userId, ids }: Some) =>
  and(eq(messages.userId, userId), sql`${messages.id} in (select value from json_each(${JSON.stringify(ids)}))`)

/**
 * Marks messages as read or unread, and moves them; answers the ids of those that were there. What leaves the spam folder is no spam
 * any more, whatever it was kept apart for; what is moved there counts as read at that moment, from which on it is kept for a while.
 */
export const changeMessageRows = (db: Database, { read, folder, at, ...which }: Change) =>
  db
    .update(messages)
    .set({
      ...(folder !== undefined && { folder }),
      ...(folder !== undefined && folder !== 'spam' && { spamReasons: whenSpam(sql`'[]'`, sql`spam_reasons`) }),
      ...(folder === 'spam' && { readAt: whenSpam(sql`read_at`, sql`${at.getTime()}`) }),
      ...(read === true && folder !== 'spam' && { readAt: sql`coalesce(${messages.readAt}, ${at.getTime()})` }),
      ...(read === false && { readAt: null }),
    })
    .where(some(which))
    .returning({ id: messages.id })

/** Removes messages, with their replies and the mails about them that wait. */
export const deleteMessageRows = (db: Database, which: Some) =>
  db.delete(messages).where(some(which)).returning({ id: messages.id })

const whenSpam = (then: SQL, otherwise: SQL) =>
  sql`case when ${messages.folder} = 'spam' then ${then} else ${otherwise} end`
