import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether there is such a person and their account is not being deleted: part of every statement that gives somebody something,
 * since a call that began before the deletion may still be under way.
 */
export const isAlive = (userId: SQL | string) =>
  sql`exists (select 1 from users where users.id = ${userId} and instr(users.email, '@') > 0)`
