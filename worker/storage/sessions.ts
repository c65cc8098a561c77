import { lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { sessions } from './schema/accounts.ts'

/** Removes the sessions that ended before a time. */
export const deleteSessionsBefore = (db: Database, time: Date) =>
  db.delete(sessions).where(lt(sessions.expiresAt, time))
