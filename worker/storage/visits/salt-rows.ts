import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { visitSalts } from '../schema/contact.ts'

/** A day's salt: the stored one, or `fresh` from then on. One statement decides, under any concurrency. */
export async function takeSalt(db: Database, day: string, fresh: string, at: Date): Promise<string> {
  const [, [row]] = await db.batch([
    db.insert(visitSalts).values({ day, salt: fresh, createdAt: at }).onConflictDoNothing(),
    db.select({ salt: visitSalts.salt }).from(visitSalts).where(eq(visitSalts.day, day)),
  ])
  return row?.salt ?? fresh
}

/** For the hourly cron: of days that are over. */
export const deleteSaltsBefore = (db: Database, day: string) => db.delete(visitSalts).where(lt(visitSalts.day, day))
