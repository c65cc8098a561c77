import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { listWith, selectLists } from '../../platform/db/select-lists.ts'
import type { Owner } from '../../platform/owner.ts'
import { foldText } from '../fold-text.ts'
import {
  type Asked,
  fits,
  folderCounts,
  inAnyFolder,
  inFolder,
  isBefore,
  isBy,
  newestFirst,
  type Position,
  pageOf,
  type Sender,
  type SummaryRow,
} from '../rows.ts'
import { countedAtMost, type MessageFolder, messageFolders } from '../schema.ts'
import { matching, matchingEither } from './grams.ts'

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
  const match = matchingEither(of.words, of.digits)
  return match === undefined ? scan(db, of) : searchIndex(db, of, match)
}

// Not LIKE: its patterns may have 50 bytes, and people search for % and _ too.
const has = (text: string) => sql`instr(search_text, ${text}) > 0`

const isMatch = ({ words, digits, userId, draftId, unread }: Search, folder?: MessageFolder): SQL => sql`
  ${fits({ userId, draftId, unread, ...(folder && { folder }) })}
  and (${sql.join(words.map(has), sql` and `)}${digits === '' ? sql`` : sql` or ${has(digits)}`})`

/** Reads message by message, from the newest: the index doesn't know the words. */
async function scan(db: Database, of: Search): Promise<Found> {
  const rows = pageOf(sql`${isMatch(of, of.folder)} and ${isBefore(of.before)}`, of.limit)
  if (of.before) return { ...(await selectLists(db, { rows })), counts: [], countsMayBeMore: false }
  const some = (folder: MessageFolder) => sql`
    select * from (select folder from customer_contact_forms where ${isMatch(of, folder)} limit ${countedAtMost})`
  const found = sql`from (${sql.join(messageFolders.map(some), sql` union all `)})`
  const lists = await selectLists(db, { rows, counts: countsIn(found) })
  return { ...lists, countsMayBeMore: lists.counts.some(({ count }) => count === countedAtMost) }
}

/** Some of the moments at which the index has matches, the newest first, and with the messages that are not indexed yet. */
type Part = Owner & { match: string; before: number | undefined; most: number; unindexed: boolean }

/** Reads those that the index names, the newest first, in parts that grow until the page is full. Only the first page counts. */
async function searchIndex(db: Database, of: Search, match: string): Promise<Found> {
  const { userId, before, limit } = of
  const pageIn = (part: Part, left: number) =>
    // Only these are read in whole.
    pageOf(
      sql`id in (select id from customer_contact_forms
        where ${isMatch(of, of.folder)} and ${isBefore(before)} and ${isIn(part, inFolder[of.folder])}
        ${newestFirst} limit ${left})`,
      left,
    )
  const end = before && before.createdAt.getTime() + 1
  let part: Part = { userId, match, before: end, most: countedAtMost, unindexed: true }
  const first = before === undefined ? await firstPage(db, of, part) : undefined
  const { rows, counts } = first ?? { ...(await selectLists(db, { rows: pageIn(part, limit) })), counts: [] }
  let reached = first?.reached[0]
  const sum = counts.reduce((all, { count }) => all + count, 0)
  const countsMayBeMore = sum >= countedAtMost || reached?.full === 1
  // Nearly every further page is full at once.
  if (before && rows.length < limit) [reached] = (await selectLists(db, { reached: reachOf(part) })).reached
  while (reached?.full && rows.length < limit) {
    part = { ...part, before: reached.earliest, most: part.most * 8, unindexed: false }
    const next = await selectLists(db, { rows: pageIn(part, limit - rows.length), reached: reachOf(part) })
    rows.push(...next.rows)
    reached = next.reached[0]
  }
  return { rows, counts, countsMayBeMore }
}

const numberOf = (userId: string) => sql`(select number from message_indexes where user_id = ${userId})`
/** Before the first of them where the owner has no index: then all of their messages are read. */
const searchableUntil = (userId: string) =>
  sql`coalesce((select searchable_until from message_indexes where user_id = ${userId}), -1)`

/** The ids of rows are those of index-messages.ts. */
const momentsOf = ({ userId, match, before, most }: Part) => {
  const until = before === undefined ? searchableUntil(userId) : sql`min(${before - 1}, ${searchableUntil(userId)})`
  // The table takes only integers as bounds, and a parameter is a floating-point number.
  return sql`
    select -rowid & 4398046511103 as moment from message_search
    where message_search match ${match} and rowid <= -(${numberOf(userId)} << 42)
      and rowid >= -((${numberOf(userId)} << 42) + cast(${until} as integer))
    order by rowid limit ${most}`
}

/** `moments`: a table of those of the part. */
const isIn = (part: Part, folders: SQL, moments = sql`(${momentsOf(part)})`): SQL => {
  const unindexed = sql`
    union all select created_at from customer_contact_forms
    where user_id = ${part.userId} and ${folders} and created_at > ${searchableUntil(part.userId)}`
  return sql`created_at in (select moment from ${moments} ${part.unindexed ? unindexed : sql``})`
}

const reaches = listWith({ earliest: sql<number>`earliest`, full: sql<0 | 1>`"full"` })
/** The earliest moment of a part, and whether there may be earlier ones. */
const reachOf = (part: Part, moments = sql`(${momentsOf(part)})`) =>
  reaches(sql`from (select min(moment) as earliest, count(*) = ${part.most} as "full" from ${moments})`)

/** The first page, how many matches of a part each folder has, and the part's reach: the index is slow enough to be read once for all. */
function firstPage(db: Database, of: Search, part: Part) {
  // SQLite finds them once for both uses only if there is a limit.
  const tables = sql`
    with part as (${momentsOf(part)}), found as (
      select id, folder, created_at from customer_contact_forms
      where ${isMatch(of)} and ${isIn(part, inAnyFolder, sql`part`)} limit 1000000000)`
  const some = sql`select id from found where ${inFolder[of.folder]} ${newestFirst} limit ${of.limit}`
  const lists = {
    rows: pageOf(sql`id in (${some})`, of.limit),
    counts: countsIn(sql`from found`),
    reached: reachOf(part, sql`part`),
  }
  return selectLists(db, lists, tables)
}

const countsIn = (from: SQL) => folderCounts(sql`from (select folder, count(*) as count ${from} group by folder)`)

/** SQLite has no other word for no limit. */
const all = -1

/** How many messages a sender sent to all of a person's websites. */
export async function countOfSender(db: Database, sender: Sender): Promise<number> {
  const { userId, email, digits } = sender
  // Many addresses have the same ending.
  const match = matching([email === '' ? digits : foldText(email).replace(/@.*/, '')])
  const part = match === undefined ? undefined : { userId, match, before: undefined, most: all, unindexed: true }
  // All of them: the index has the folder before the time.
  const candidates = part && sql`and ${inAnyFolder} and ${isIn(part, inAnyFolder)}`
  const row = await db.get<{ count: number }>(sql`
    select count(*) as count from customer_contact_forms where ${isBy(sender)} ${candidates}`)
  return row?.count ?? 0
}
