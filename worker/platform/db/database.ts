import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { DrizzleD1Database, SQLiteD1Session } from 'drizzle-orm/d1'
import { integer, SQLiteAsyncDialect, type SQLiteTable, text } from 'drizzle-orm/sqlite-core'
import { currentRequestId } from '../log/log.ts'
import { bindingOf, type Side } from './binding-of.ts'

/**
 * How documents are written, and the pages besides a website's index (publishing/store-release.ts): as text, or compressed
 * (drafts/stored-document.ts). Both are read.
 */
export type DocumentFormat = 'text' | 'compressed'

/** The number of a database: the binding DB is 1, DB_2 is 2. */
export type Home = number
export const firstHome: Home = 1

/** A home of accounts: their websites, with all that belongs to them (homes.ts). Cheap to open, once per request. */
export const openDatabase = (binding: D1Database, documentFormat: DocumentFormat = 'text') =>
  open(binding, 'home', documentFormat)

/** The first database, for what belongs to no website. */
export const openDirectory = (binding: D1Database, documentFormat: DocumentFormat = 'text') =>
  open(binding, 'directory', documentFormat)

function open(binding: D1Database, side: Side, documentFormat: DocumentFormat) {
  const $client = bindingOf(binding, side)
  const session = new SQLiteD1Session($client, dialect, undefined)
  return Object.assign(new DrizzleD1Database('async', dialect, session, undefined), { $client, documentFormat })
}

/**
 * Writes a plus before each parameter, so that SQLite plans a statement once. It plans with the value of a bound limit, and since 3.54 with
 * what a column is compared to. Because workerd clears parameters after each run, SQLite would plan such a statement again every time, which
 * takes longer than finding a word in 100,000 messages. It never looks behind a plus. So a condition that a partial index is for has to be
 * text.
 */
class Dialect extends SQLiteAsyncDialect {
  override escapeParam(): string {
    return '+?'
  }
}
export const dialect = new Dialect()

export type Database = ReturnType<typeof openDatabase>

/**
 * Hand-written SQL as one statement of `db.batch()`. A plain `db.run()` there loses its parameters: drizzle's D1 driver binds them to a
 * prepared statement that only its query builders supply.
 */
export function rawStatement(db: Database, query: SQL) {
  const statement = db.run(query)
  return Object.assign(statement, { stmt: db.$client.prepare(statement.getQuery().sql) })
}

/** The `table.column` of the violated constraint, from anywhere in an error's cause chain. */
export function failedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const column = /(?:UNIQUE|NOT NULL) constraint failed: (\w+\.\w+)/.exec(cause.message)?.[1]
    if (column) return column
  }
  return undefined
}

/** How many rows of a table one statement of the cron deletes: a long one would block the database. */
export const rowsAtOnce = 1000

/** Deletes the rows that `which` selects by an index, at most `limit` of them. */
export const deleteSome = (db: Database, table: SQLiteTable, which: SQL, limit = rowsAtOnce) =>
  db.delete(table).where(sql`rowid in (select rowid from ${table} where ${which} limit ${limit})`)

type Statement = BatchItem<'sqlite'>
type Parts = Readonly<Record<string, Statement | readonly Statement[]>>
type Results<P extends Parts> = {
  [Name in keyof P]: P[Name] extends Statement ? P[Name]['_']['result'] : unknown[]
}

/**
 * Runs statements in one transaction, in the order of the object's keys. Returns each result under the same key; an array is a group of
 * statements.
 */
export async function runBatch<P extends Parts>(db: Database, parts: P): Promise<Results<P>> {
  const results: unknown[] = await db.batch(Object.values(parts).flat() as [Statement, ...Statement[]])
  const resultOf = (part: Parts[string]) => (Array.isArray(part) ? results.splice(0, part.length) : results.shift())
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, resultOf(part)])) as Results<P>
}

/** A point in time, as milliseconds since 1970. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** The id of the request that wrote a job's row, so that the job's log lines have it (platform/log/log.ts). */
export const requestIdColumn = () => text('request_id').$defaultFn(() => requestIdValue())

/** The same in a row that SQL selects. */
export const requestIdValue = (): SQL => sql`${currentRequestId()}`

/** Batches end with a constraint violation on one of these keys, since an update that matches nothing wouldn't fail. */
const missingKeys = {
  /** The draft is gone, belongs to someone else, was saved since, or its owner's account is being deleted. */
  'draft-changed': ['outbox', 'hostname'],
  /** Another website has the handle, or it is reserved for another person. */
  'handle-in-use': ['reserved_handles', 'handle'],
  /** The website has changed or moved. */
  'live-changed': ['scheduled_releases', 'draft_id'],
  /** The release was abandoned, along with its files. */
  'release-gone': ['releases', 'id'],
  /** An operator took the website offline. */
  suspended: ['website_suspensions', 'draft_id'],
} as const

/** Why a batch changed nothing. */
export type Refusal = keyof typeof missingKeys

/** Aborts its batch if a condition holds. */
export function refuseWhen(db: Database, refusal: Refusal, condition: SQL) {
  const [table, key] = missingKeys[refusal]
  return rawStatement(db, sql`insert into ${sql.raw(table)} (${sql.raw(key)}) select null where ${condition}`)
}

/** Aborts its batch if the previous statement changed no row. */
export const refuseUnlessChanged = (db: Database, refusal: Refusal) => refuseWhen(db, refusal, sql`changes() = 0`)

/** The reason why a batch was aborted; undefined for any other error. */
export function refusalOf(error: unknown): Refusal | undefined {
  const constraint = failedConstraint(error)
  if (constraint === 'draft_websites.handle' || constraint === 'websites.handle') return 'handle-in-use'
  return (Object.keys(missingKeys) as Refusal[]).find((refusal) => missingKeys[refusal].join('.') === constraint)
}
