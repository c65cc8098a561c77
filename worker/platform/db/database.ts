import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/d1'

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
