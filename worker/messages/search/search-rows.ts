import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Database, runBatch } from '../../platform/db/database.ts'
import type { Owner } from '../../platform/owner.ts'
import { foldText } from '../fold-text.ts'
import { type Asked, fits, isBefore, isBy, type Position, pageOf, type Sender, type SummaryRow } from '../rows.ts'
import { countedAtMost, type MessageFolder, messageFolders } from '../schema.ts'
import { customerContactForms, messageIndexes } from '../tables.ts'
import { matching, matchingEither } from './grams.ts'

const messages = customerContactForms

/** A match contains every folded word of `words`, or all of `digits`. */
type Search = Asked & {
  folder: MessageFolder
  words: readonly string[]
  digits: string
  before: Position | undefined
  limit: number
}
type FolderCount = { folder: MessageFolder; count: number }
type Found = { rows: SummaryRow[]; counts: FolderCount[]; countsMayBeMore: boolean }

/** A page of the matches in a folder, and how many matches each folder has, counted only so far. */
export async function searchMessageRows(db: Database, of: Search): Promise<Found> {
  const index = await findIndex(db, of.userId)
  const match = index && matchingEither(of.words, of.digits)
  return index && match ? searchIndex(db, of, { ...index, match }) : scan(db, of)
}

// Not LIKE: its patterns may have 50 bytes, and people search for % and _ too.
const has = (text: string) => sql`instr(${messages.searchText}, ${text}) > 0`

const isMatch = ({ words, digits, userId, draftId, unread }: Search, folder?: MessageFolder) =>
  and(
    fits({ userId, draftId, unread, ...(folder && { folder }) }),
    or(sql.join(words.map(has), sql` and `), digits === '' ? undefined : has(digits)),
  )

/** Reads message by message, from the newest: an owner with few, or words that the index doesn't know. */
async function scan(db: Database, of: Search): Promise<Found> {
  const rows = pageOf(db, and(isMatch(of, of.folder), isBefore(of.before)), of.limit)
  const counted = messageFolders.map((folder) => {
    const some = db
      .select({ folder: messages.folder })
      .from(messages)
      .where(isMatch(of, folder))
      .limit(countedAtMost)
      .as('some')
    return db.select({ folder: some.folder, count: count() }).from(some).groupBy(some.folder)
  })
  const found = await runBatch(db, { rows, counted })
  const counts = found.counted.flat() as FolderCount[]
  return { rows: found.rows, counts, countsMayBeMore: counts.some(({ count }) => count === countedAtMost) }
}

/** `number` and `indexedUntil` are the owner's, `match` is the full-text query. */
type Indexed = { number: number; indexedUntil: Date; match: string }
/** The newest moments of the index that match, up to one, and with the messages that are not indexed yet. */
type Part = { most: number; until: Date; unindexed: boolean }

/** Reads those that the index names, the newest first, in parts that grow until the page is full. */
async function searchIndex(db: Database, of: Search, indexed: Indexed): Promise<Found> {
  const { before, limit } = of
  const pageIn = (part: Part, left: number) => {
    const some = db
      .select({ id: messages.id })
      .from(messages)
      .where(and(isMatch(of, of.folder), isBefore(before), isCandidate(of, indexed, part, [of.folder])))
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(left)
    // Only these are read in whole.
    return pageOf(db, inArray(messages.id, some), left)
  }
  const newest = { most: countedAtMost, until: indexed.indexedUntil, unindexed: true }
  const first = before && before.createdAt < newest.until ? { ...newest, until: before.createdAt } : newest
  const found = await runBatch(db, {
    rows: pageIn(first, limit),
    counts: db
      .select({ folder: messages.folder, count: count() })
      .from(messages)
      .where(and(isMatch(of), isCandidate(of, indexed, newest, messageFolders)))
      .groupBy(messages.folder),
    reached: [newest, ...(first === newest ? [] : [first])].map((part) => reachOf(db, indexed, part)),
  })
  const rows = found.rows
  const reached = found.reached.flat() as Reach[]
  let last = reached.at(-1)
  for (let most = countedAtMost; last?.full && rows.length < limit; ) {
    most *= 8
    const part = { most, until: new Date(last.lowest - 1), unindexed: false }
    const next = await runBatch(db, { rows: pageIn(part, limit - rows.length), reached: reachOf(db, indexed, part) })
    rows.push(...next.rows)
    last = next.reached[0]
  }
  return { rows, counts: found.counts, countsMayBeMore: reached[0]?.full ?? false }
}

/** A row's id has the owner's number in its upper bits, and its moment in the lower. */
const momentsOf = ({ number, match }: Indexed, { most, until }: Part) => sql`
  select rowid & 4398046511103 as moment from message_search
  where message_search match ${match} and rowid between ${number} << 42 and (${number} << 42) | ${until.getTime()}
  order by rowid desc limit ${most}`

const isCandidate = ({ userId }: Owner, indexed: Indexed, part: Part, folders: readonly MessageFolder[]): SQL => {
  const unindexed = sql`
    union all select created_at from customer_contact_forms
    where user_id = ${userId} and folder in ${folders} and created_at > ${indexed.indexedUntil.getTime()}`
  return sql`${messages.createdAt} in (
    select moment from (${momentsOf(indexed, part)}) ${part.unindexed ? unindexed : sql``})`
}

/** The earliest moment of a part, and whether there may be earlier ones. */
type Reach = { lowest: number; full: boolean }

const reachOf = (db: Database, indexed: Indexed, part: Part) =>
  db
    .select({ lowest: sql<number>`min(moment)`, full: sql`count(*) = ${part.most}`.mapWith(Boolean) })
    .from(sql`(${momentsOf(indexed, part)})`)

const findIndex = (db: Database, userId: string) =>
  db
    .select({ number: messageIndexes.number, indexedUntil: messageIndexes.indexedUntil })
    .from(messageIndexes)
    .where(eq(messageIndexes.userId, userId))
    .get()

/** SQLite has no other word for no limit. */
const all = -1

/** How many messages a sender sent to all of a person's websites. */
export async function countOfSender(db: Database, sender: Sender): Promise<number> {
  const index = await findIndex(db, sender.userId)
  const match = index && matching([sender.email ? foldText(sender.email) : sender.digits])
  const part = index && { most: all, until: index.indexedUntil, unindexed: true }
  const row = await db
    .select({ count: count() })
    .from(messages)
    .where(
      and(
        isBy(sender),
        // All of them: the index has the folder before the time.
        inArray(messages.folder, messageFolders),
        index && match && part ? isCandidate(sender, { ...index, match }, part, messageFolders) : undefined,
      ),
    )
    .get()
  return row?.count ?? 0
}
