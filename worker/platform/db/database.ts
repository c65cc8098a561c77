import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'
import { integer } from 'drizzle-orm/sqlite-core'

/** The database. Cheap: one per request. */
export const openDatabase = (binding: D1Database) => drizzle(binding)

export type Database = ReturnType<typeof openDatabase>

/**
 * Hand-written SQL as one statement of `db.batch()`. A plain `db.run()` there loses its parameters: drizzle's D1 driver
 * binds them to a prepared statement that only its query builders bring along.
 */
export function rawStatement(db: Database, query: SQL) {
  const statement = db.run(query)
  return Object.assign(statement, { stmt: db.$client.prepare(statement.getQuery().sql) })
}

/** `table.column` of the constraint that a statement ran into, somewhere along an error's causes. */
export function failedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const column = /(?:UNIQUE|NOT NULL) constraint failed: (\w+\.\w+)/.exec(cause.message)?.[1]
    if (column) return column
  }
  return undefined
}

type Statement = BatchItem<'sqlite'>
type Parts = Readonly<Record<string, Statement | readonly Statement[]>>
type Results<P extends Parts> = {
  [Name in keyof P]: P[Name] extends Statement ? P[Name]['_']['result'] : unknown[]
}

/**
 * Runs statements in one transaction, in the order of the object's keys. Returns the result of each under the same key; an array is a
 * group of statements.
 */
export async function runBatch<P extends Parts>(db: Database, parts: P): Promise<Results<P>> {
  const results: unknown[] = await db.batch(Object.values(parts).flat() as [Statement, ...Statement[]])
  const resultOf = (part: Parts[string]) => (Array.isArray(part) ? results.splice(0, part.length) : results.shift())
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, resultOf(part)])) as Results<P>
}

/** A point in time, as milliseconds since 1970. */
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** The key that a row lacks which ends a batch for that reason: an update that matched nothing would not. */
const missingKeys = {
  /** The draft is gone, another person's, has been saved since, or its owner's account is being deleted. */
  'draft-changed': ['outbox', 'hostname'],
  /** Another website has the handle, or it is kept for another person. */
  'handle-in-use': ['kept_handles', 'handle'],
  /** The website is not where or what it was any more. */
  'live-changed': ['scheduled_releases', 'draft_id'],
  /** The release was abandoned, and its files with it. */
  'release-gone': ['releases', 'id'],
} as const

/** Why a batch changed nothing. */
export type Refusal = keyof typeof missingKeys

/** Undoes the batch it is part of, and ends it, where a condition holds. */
export function refuseWhen(db: Database, refusal: Refusal, condition: SQL) {
  const [table, key] = missingKeys[refusal]
  return rawStatement(db, sql`insert into ${sql.raw(table)} (${sql.raw(key)}) select null where ${condition}`)
}

/** The same where the statement before it changed no row. */
export const refuseUnlessChanged = (db: Database, refusal: Refusal) => refuseWhen(db, refusal, sql`changes() = 0`)

/** For which of these reasons a batch failed; undefined for any other. */
export function refusalOf(error: unknown): Refusal | undefined {
  const constraint = failedConstraint(error)
  if (constraint === 'draft_websites.handle' || constraint === 'websites.handle') return 'handle-in-use'
  return (Object.keys(missingKeys) as Refusal[]).find((refusal) => missingKeys[refusal].join('.') === constraint)
}
