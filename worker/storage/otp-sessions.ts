import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { otpSessions } from './schema/accounts.ts'

export type OtpSessionRow = typeof otpSessions.$inferSelect
type NewOtpSession = Omit<OtpSessionRow, 'usedAt'>

/** Adds an attempt to sign in unless there were `limit` for this e-mail since `since`. One statement, so none slips by. */
export async function insertOtpSession(db: Database, row: NewOtpSession, limit: { count: number; since: Date }) {
  const { meta } = await db.run(sql`
    insert into otp_sessions (id, email, created_at, expires_at)
    select ${row.id}, ${row.email}, ${row.createdAt.getTime()}, ${row.expiresAt.getTime()}
    where (
      select count(*) from otp_sessions where email = ${row.email} and created_at > ${limit.since.getTime()}
    ) < ${limit.count}`)
  return meta.changes > 0
}

export const findOtpSession = (db: Database, id: string) =>
  db.select().from(otpSessions).where(eq(otpSessions.id, id)).get()

export const deleteOtpSession = (db: Database, id: string) => db.delete(otpSessions).where(eq(otpSessions.id, id))

export const markOtpSessionUsed = (db: Database, id: string, at: Date) =>
  db
    .update(otpSessions)
    .set({ usedAt: at })
    .where(and(eq(otpSessions.id, id), isNull(otpSessions.usedAt)))

/** Lets every waiting attempt of an e-mail end now. */
export const expireOtpSessions = (db: Database, email: string, at: Date) =>
  db
    .update(otpSessions)
    .set({ expiresAt: at })
    .where(and(eq(otpSessions.email, email), isNull(otpSessions.usedAt)))

export const deleteOtpSessionsBefore = (db: Database, time: Date) =>
  db.delete(otpSessions).where(lt(otpSessions.createdAt, time))
