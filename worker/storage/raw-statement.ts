import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Hand-written SQL as one statement of `db.batch()`. A plain `db.run()` there loses its parameters: drizzle's D1 driver
 * binds them to a prepared statement that only its query builders bring along.
 */
export function rawStatement(db: Database, query: SQL) {
  const statement = db.run(query)
  return Object.assign(statement, { stmt: db.$client.prepare(statement.getQuery().sql) })
}
