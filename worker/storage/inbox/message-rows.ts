import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { MessageFolder } from '../../contract/messages.ts'
import type { Database } from '../database.ts'
import { contactReplies, customerContactForms } from '../schema/contact.ts'

const messages = customerContactForms
export type ReplyRow = typeof contactReplies.$inferSelect

/** The last message of the page before: the newest come first, and of those of one moment the one with the greater id. */
export type Position = { createdAt: Date; id: string }
/** `words`: folded, each of them has to be in the text, or else all of `digits`. */
export type Asked = {
  userId: string
  draftId: string | undefined
  unread: boolean
  words: readonly string[]
  digits: string
}

const summary = {
  id: messages.id,
  draftId: messages.draftId,
  businessName: sql<string>`coalesce((select business_name from draft_websites where draft_websites.id = customer_contact_forms.draft_id), '')`,
  name: messages.name,
  email: messages.email,
  phone: messages.phone,
  // What a list shows of it fits in this.
  beginning: sql<string>`substr(${messages.message}, 1, 400)`,
  preferredTime: messages.preferredTime,
  folder: messages.folder,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
  replied:
    sql`exists (select 1 from contact_replies where message_id = customer_contact_forms.id and failed_at is null)`
      .mapWith(Boolean)
      .as('replied'),
}
const whole = {
  ...summary,
  message: messages.message,
  language: messages.language,
  hostname: messages.hostname,
  spamReasons: messages.spamReasons,
}

/** A page of a folder, and how many messages each folder has. */
export async function listMessageRows(
  db: Database,
  { folder, before, limit, ...asked }: Asked & { folder: MessageFolder; before: Position | undefined; limit: number },
) {
  const [rows, counts] = await db.batch([
    db
      .select(summary)
      .from(messages)
      .where(and(fits(asked), eq(messages.folder, folder), isBefore(before)))
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(limit),
    db.select({ folder: messages.folder, count: count() }).from(messages).where(fits(asked)).groupBy(messages.folder),
  ])
  return { rows, counts }
}
export type SummaryRow = Awaited<ReturnType<typeof listMessageRows>>['rows'][number]

/** The same page without counts, with everything of each message. */
export const listWholeRows = (
  db: Database,
  of: {
    userId: string
    draftId: string | undefined
    folder: MessageFolder
    before: Position | undefined
    limit: number
  },
) =>
  db
    .select(whole)
    .from(messages)
    .where(
      and(fits({ ...of, unread: false, words: [], digits: '' }), eq(messages.folder, of.folder), isBefore(of.before)),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(of.limit)
export type WholeRow = Awaited<ReturnType<typeof listWholeRows>>[number]

/** A person's message. A foreign one is not found. */
export const findMessageRow = (db: Database, { userId, id }: { userId: string; id: string }) =>
  db
    .select(whole)
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.userId, userId)))
    .get()

/** The replies to messages of a person, the oldest first. */
export const listReplyRows = (db: Database, { userId, ids }: { userId: string; ids: readonly string[] }) =>
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

/** How many messages of a person's inbox are unread, by website. */
export const countUnreadRows = (db: Database, userId: string) =>
  db
    .select({ draftId: messages.draftId, count: count() })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.folder, 'inbox'), isNull(messages.readAt)))
    .groupBy(messages.draftId)

const fits = ({ userId, draftId, unread, words, digits }: Asked): SQL | undefined =>
  and(
    eq(messages.userId, userId),
    draftId === undefined ? undefined : eq(messages.draftId, draftId),
    unread ? isNull(messages.readAt) : undefined,
    words.length === 0 ? undefined : or(hasAll(words), digits === '' ? undefined : has(digits)),
  )

// Not LIKE: its patterns may have 50 bytes, and people search for % and _ too.
const has = (text: string) => sql`instr(${messages.searchText}, ${text}) > 0`
const hasAll = (words: readonly string[]) => sql.join(words.map(has), sql` and `)

const isBefore = (before: Position | undefined) =>
  before && sql`(${messages.createdAt}, ${messages.id}) < (${before.createdAt.getTime()}, ${before.id})`
