import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Database, rawStatement, runBatch } from '../platform/db/database.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { forgetOwner } from './photos/photo-rows.ts'
import { keepMonths, type MessageFolder, messageFolders } from './schema.ts'
import { contactReplies, customerContactForms, inboxSettings, mailOutbox } from './tables.ts'

const messages = customerContactForms
export type ReplyRow = typeof contactReplies.$inferSelect

/** The last message of the previous page. Messages are ordered newest first, then by descending id. */
export type Position = { createdAt: Date; id: string }
/** A search matches all folded `words`, or all of `digits`. */
type Filter = Owner & {
  draftId?: string | undefined
  unread?: boolean
  words?: readonly string[]
  digits?: string
}
type Page = { folder: MessageFolder; before: Position | undefined; limit: number }

/** The columns of a message in lists. */
const summary = {
  id: messages.id,
  draftId: messages.draftId,
  businessName: sql<string>`coalesce((
    select business_name from draft_websites where draft_websites.id = customer_contact_forms.draft_id), '')`,
  name: messages.name,
  email: messages.email,
  phone: messages.phone,
  // Enough for a preview.
  beginning: sql<string>`substr(case when ${messages.message} <> '' then ${messages.message} else coalesce((
    select group_concat((value ->> 'label') || ': ' || (value ->> 'value'), ' · ') from json_each(${messages.answers})
  ), '') end, 1, 240)`,
  preferredTime: messages.preferredTime,
  folder: messages.folder,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
  replied: sql<0 | 1>`exists (
    select 1 from contact_replies where message_id = customer_contact_forms.id and failed_at is null)`,
  photoCount: sql<number>`(select count(*) from message_photos where message_id = customer_contact_forms.id)`,
}
const whole = {
  ...summary,
  message: messages.message,
  answers: messages.answers,
  language: messages.language,
  hostname: messages.hostname,
  spamReasons: messages.spamReasons,
  photosLeftOut: messages.photosLeftOut,
}

/** A page of a folder; the first page includes each folder's count. */
export async function listMessageRows(db: Database, { folder, before, limit, ...filter }: Filter & Page) {
  const rows = db
    .select(summary)
    .from(messages)
    .where(and(fits(filter), isIn(folder), isBefore(before)))
    .orderBy(...newestFirst)
    .limit(limit)
  const counts = db
    .select({ folder: messages.folder, count: sql<number>`count(*)` })
    .from(messages)
    .where(fits(filter))
    .groupBy(messages.folder)
  return before ? { rows: await rows, counts: [] } : runBatch(db, { rows, counts })
}
export type SummaryRow = Awaited<ReturnType<typeof listMessageRows>>['rows'][number]

const newestFirst = [desc(messages.createdAt), desc(messages.id)]

/** The oldest unread message in a person's inbox. */
export const findOldestUnreadRow = (db: Database, { userId }: Owner) =>
  db
    .select(summary)
    .from(messages)
    .where(and(fits({ userId, unread: true }), isIn('inbox')))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(1)
    .get()

/** The same page without counts, with whole messages. */
export const listWholeRows = (db: Database, { folder, before, limit, ...filter }: Filter & Page) =>
  db
    .select(whole)
    .from(messages)
    .where(and(fits(filter), isIn(folder), isBefore(before)))
    .orderBy(...newestFirst)
    .limit(limit)
export type WholeRow = Awaited<ReturnType<typeof listWholeRows>>[number]

/** A person's own message; undefined otherwise. */
export const findMessageRow = (db: Database, { userId, id }: Owner & { id: string }) =>
  db
    .select(whole)
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.userId, userId)))
    .get()

/** Replies to a person's messages, oldest first. */
export const listReplyRows = (db: Database, { userId, ids }: Owner & { ids: readonly string[] }) =>
  db
    .select()
    .from(contactReplies)
    .where(
      and(
        sql`${contactReplies.messageId} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(contactReplies.userId, userId),
      ),
    )
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id))

/** Unread messages in a person's inbox by website. */
export const countUnreadRows = (db: Database, userId: string) =>
  db
    .select({ draftId: messages.draftId, count: sql<number>`count(*)` })
    .from(messages)
    .where(and(fits({ userId, unread: true }), isIn('inbox')))
    .groupBy(messages.draftId)

const fits = ({ userId, draftId, unread, words = [], digits = '' }: Filter) =>
  and(
    eq(messages.userId, userId),
    draftId === undefined ? undefined : eq(messages.draftId, draftId),
    unread ? isNull(messages.readAt) : undefined,
    words.length === 0 ? undefined : or(and(...words.map(has)), digits === '' ? undefined : has(digits)),
  )

// Not LIKE: its patterns are limited to 50 bytes, and people also search for % and _.
const has = (text: string) => sql`instr(${messages.searchText}, ${text}) > 0`

const isIn = (folder: MessageFolder) => eq(messages.folder, folder)

const isBefore = (before: Position | undefined) =>
  before && sql`(${messages.createdAt}, ${messages.id}) < (${before.createdAt.getTime()}, ${before.id})`

/** Statements that delete a website's messages, settings and queued emails, for the batch that deletes the website. */
export const removeInboxOf = (db: Database, { userId, draftId }: OwnedDraft) =>
  [
    db.delete(mailOutbox).where(and(eq(mailOutbox.userId, userId), eq(mailOutbox.draftId, draftId))),
    db
      .delete(customerContactForms)
      .where(and(eq(customerContactForms.draftId, draftId), eq(customerContactForms.userId, userId))),
    db.delete(inboxSettings).where(and(eq(inboxSettings.draftId, draftId), eq(inboxSettings.userId, userId))),
  ] as const

/** The same for everything of a person, including what deleted websites left. */
export const removeInboxes = (db: Database, userId: string) =>
  db.batch([
    db.delete(mailOutbox).where(eq(mailOutbox.userId, userId)),
    db.delete(contactReplies).where(eq(contactReplies.userId, userId)),
    db.delete(customerContactForms).where(eq(customerContactForms.userId, userId)),
    db.delete(inboxSettings).where(eq(inboxSettings.userId, userId)),
    // Deleting the messages makes their photos due.
    forgetOwner(db, userId),
  ])

type Run = { at: Date; limit: number }

/** Sorts after every id. */
const lastKey = '\u{10FFFF}'

/** Websites with a retention period, by id. */
export const listKeepingWebsites = (db: Database, { after, limit }: { after: string; limit: number }) =>
  db
    .select({ key: inboxSettings.draftId })
    .from(inboxSettings)
    .where(and(isNotNull(inboxSettings.keepMonths), gt(inboxSettings.draftId, after)))
    .orderBy(inboxSettings.draftId)
    .limit(limit)

/** Deletes up to `limit` messages past these websites' retention periods. */
export function deleteOutlived(
  db: Database,
  { at, limit, after = '', last = lastKey }: Run & { after?: string; last?: string },
) {
  const cases = keepMonths.map((months) => sql`when ${months} then ${monthsBefore(at, months).getTime()}`)
  return rawStatement(
    db,
    sql`
    delete from customer_contact_forms where rowid in (
      select message.rowid from inbox_settings cross join customer_contact_forms message
      where inbox_settings.keep_months is not null and inbox_settings.draft_id > ${after}
        and inbox_settings.draft_id <= ${last} and message.draft_id = inbox_settings.draft_id
        and message.folder in ${messageFolders} and message.created_at < case inbox_settings.keep_months ${sql.join(cases, sql` `)} end
      limit ${limit})`,
  )
}

/** Deletes spam received before a time, unless it was opened or moved there since. */
export const deleteSpamBefore = (db: Database, before: Date, { limit }: Pick<Run, 'limit'>) =>
  rawStatement(
    db,
    sql`
    delete from customer_contact_forms where rowid in (
      select rowid from customer_contact_forms
      where folder = 'spam' and created_at < ${before.getTime()} and coalesce(read_at, 0) < ${before.getTime()}
      limit ${limit})`,
  )

/** The same day in an earlier month, or that month's last day. */
function monthsBefore(at: Date, months: number): Date {
  const then = new Date(at)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const days = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(at.getUTCDate(), days))
  return then
}

/** The sender of a message. `digits` is blank if the phone number is too short to identify anyone. */
export type Sender = Owner & { id: string; email: string; digits: string }

/** Deletes a sender's messages to a person's websites, with replies and queued emails. */
export const deleteOfSender = (db: Database, sender: Sender) =>
  db.delete(messages).where(isBy(sender)).returning({ id: messages.id })

export const countOfSender = (db: Database, sender: Sender): Promise<number> => db.$count(messages, isBy(sender))

export const isBy = (sender: Sender) => and(eq(messages.userId, sender.userId), isSame(sender))

/** Compares the email address, else the phone number. Without either, matches only this message. */
function isSame({ id, email, digits }: Sender): SQL {
  if (email !== '') return sql`lower(${messages.email}) = lower(${email})`
  // The search text starts with the phone's digits.
  if (digits !== '') return sql`instr(${messages.searchText}, ${`${digits}\n`}) = 1`
  return eq(messages.id, id)
}
