import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../platform/context.ts'
import { type Database, rawStatement, runBatch } from '../../platform/db/database.ts'
import { MINUTE } from '../../platform/time.ts'
import { inAnyFolder } from '../rows.ts'
import { customerContactForms, messageIndexes } from '../tables.ts'
import { indexedText } from './grams.ts'

const messages = customerContactForms

/** A message this old isn't being stored any more, so that none arrives behind what is indexed. */
const settledMs = 5 * MINUTE
/** Fewer wait: the search reads them one by one. */
const fewest = 50
const messagesAtOnce = 300
/** Of all owners together, in one run of the cron. */
const batchesPerRun = 20

/**
 * Adds messages of owners with many to the full-text table, the oldest first; the rest waits for the next run. One job for new messages,
 * for those of before the table existed, and after a restore.
 */
export async function indexMessages(ctx: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  const until = new Date(ctx.now().getTime() - settledMs)
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const due = await findDue(ctx.db, until)
    if (!due) return
    await indexBatch(ctx.db, due, until)
  }
}

type Due = typeof messageIndexes.$inferSelect

/** An owner with enough messages that are not indexed yet. */
const findDue = (db: Database, until: Date): Promise<Due | undefined> =>
  db
    .select()
    .from(messageIndexes)
    .where(sql`(select count(*) from (
      select 1 from customer_contact_forms where user_id = message_indexes.user_id and ${inAnyFolder}
        and created_at > message_indexes.searchable_until and created_at <= ${until.getTime()} limit ${fewest})) = ${fewest}`)
    .limit(1)
    .get()

/**
 * One row of the full-text table per owner and millisecond. A row's id has the owner's number in its upper bits and the moment of its messages
 * in the lower. It is negative, so that the newest come first: FTS5 reads backwards in twice the time.
 */
async function indexBatch(db: Database, { userId, searchableUntil }: Due, until: Date): Promise<void> {
  const waiting = sql`user_id = ${userId} and ${inAnyFolder} and created_at > ${searchableUntil.getTime()}`
  const end = sql<number>`(select max(created_at) from (
    select created_at from customer_contact_forms where ${waiting} and created_at <= ${until.getTime()}
    order by created_at limit ${messagesAtOnce}))`
  const rows = await db
    .select({ id: messages.id, createdAt: messages.createdAt, searchText: messages.searchText })
    .from(messages)
    .where(and(waiting, lte(messages.createdAt, end)))
    .orderBy(asc(messages.createdAt))
  const last = rows.at(-1)
  if (!last) return
  const texts = JSON.stringify(rows.map(({ id, searchText }) => [id, indexedText(searchText)]))
  await runBatch(db, {
    // A message deleted since the read stays out.
    indexed: rawStatement(
      db,
      sql`
      insert or replace into message_search (rowid, text)
      select -((number << 42) | created_at), group_concat(value ->> 1, char(10))
      from json_each(${texts}) cross join customer_contact_forms message on message.id = value ->> 0
        join message_indexes on message_indexes.user_id = message.user_id
      group by 1`,
    ),
    // Unless a trigger has lowered it since the read.
    moved: db
      .update(messageIndexes)
      .set({ searchableUntil: last.createdAt })
      .where(and(eq(messageIndexes.userId, userId), eq(messageIndexes.searchableUntil, searchableUntil))),
  })
}

/**
 * For the hourly cleanup: merges segments of the full-text table, since a search reads every one, and drops what deleted messages have left
 * there. FTS5 merges four of a size unless `usermerge` says two.
 */
export const mergeIndex = (db: Database) =>
  [
    rawStatement(db, sql`insert into message_search (message_search, rank) values ('usermerge', 2)`),
    rawStatement(db, sql`insert into message_search (message_search, rank) values ('merge', 200)`),
  ] as const
