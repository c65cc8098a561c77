import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { sessions } from './schema/accounts.ts'

/** Removes the sessions that ended before a time. */
export const deleteSessionsBefore = (db: Database, time: Date) =>
  db.delete(sessions).where(lt(sessions.expiresAt, time))

/** Whether a session of a person goes on at a time. */
export const isLiveSession = async (
  db: Database,
  { id, userId, at }: { id: string; userId: string; at: Date },
): Promise<boolean> => {
  const isIt = and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAt, at))
  return (await db.select({ id: sessions.id }).from(sessions).where(isIt).get()) !== undefined
}
