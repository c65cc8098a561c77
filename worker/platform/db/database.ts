import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'
import { integer, type SQLiteTable, text } from 'drizzle-orm/sqlite-core'
import { currentRequestId } from '../log/log.ts'
import { type Refusal, refusals } from './guard-tables.ts'

export type { Refusal }

/** Cheap to open, once per request. */
export const openDatabase = (binding: D1Database) => drizzle(binding)

export type Database = ReturnType<typeof openDatabase>

/**
 * Hand-written SQL as one statement of `db.batch()`. A plain `db.run()` would lose its parameters there: drizzle's D1 driver binds them to
 * a prepared statement that only its query builders supply.
 */
export function rawStatement(db: Database, query: SQL) {
  const statement = db.run(query)
  return Object.assign(statement, { stmt: db.$client.prepare(statement.getQuery().sql) })
}

/** The violated constraint from an error's cause chain: its `table.column`, or a check's name. */
export function failedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const constraint = /(?:UNIQUE|CHECK) constraint failed: ([\w.-]+)/.exec(cause.message)?.[1]
    if (constraint) return constraint
  }
  return undefined
}

/** How many rows the cron deletes per statement: a long statement would block the database. */
export const rowsAtOnce = 1000

/** Deletes up to `limit` rows that `which` selects by an index. */
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

/** The id of the request that wrote a job's row, for the job's log lines (platform/log/log.ts). */
export const requestIdColumn = () => text('request_id').$defaultFn(() => requestIdValue())

/** The same, as a value for rows that SQL selects. */
export const requestIdValue = (): SQL => sql`${currentRequestId()}`

/** Aborts its batch if a condition holds; an update that matches nothing wouldn't fail. */
export const refuseWhen = (db: Database, refusal: Refusal, condition: SQL) =>
  rawStatement(db, sql`insert into guards (refusal) select ${refusal} where ${condition}`)

/** Aborts its batch if the previous statement changed no row. */
export const refuseUnlessChanged = (db: Database, refusal: Refusal) => refuseWhen(db, refusal, sql`changes() = 0`)

/** Why a batch was aborted; undefined for any other error. */
export function refusalOf(error: unknown): Refusal | undefined {
  const constraint = failedConstraint(error)
  if (constraint === 'draft_websites.handle' || constraint === 'websites.handle') return 'handle-in-use'
  return refusals.find((refusal) => refusal === constraint)
}
