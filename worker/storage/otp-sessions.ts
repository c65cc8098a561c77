import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { otpSessions } from './schema/accounts.ts'

export type OtpSessionRow = typeof otpSessions.$inferSelect
type NewOtpSession = Omit<OtpSessionRow, 'usedAt' | 'guesses'> & { guesses?: number }

/** Adds an attempt; those of the same kind that wait in the same browser are over. Another browser's stay: it may be a stranger's. */
export const insertOtpSession = (db: Database, row: NewOtpSession) =>
  db.batch([
    db
      .update(otpSessions)
      .set({ usedAt: row.createdAt })
      .where(
        and(
          eq(otpSessions.email, row.email),
          eq(otpSessions.kind, row.kind),
          eq(otpSessions.browser, row.browser),
          isNull(otpSessions.usedAt),
        ),
      ),
    db.insert(otpSessions).values(row),
  ])

export const findOtpSession = (db: Database, id: string) =>
  db.select().from(otpSessions).where(eq(otpSessions.id, id)).get()

export const deleteOtpSession = (db: Database, id: string) => db.delete(otpSessions).where(eq(otpSessions.id, id))

/** Takes one of an attempt's guesses. Undefined when there is none left, or it is over. One statement: of many at once no more get through. */
export const takeGuess = (db: Database, id: string, { at, most }: { at: Date; most: number }) =>
  db
    .update(otpSessions)
    .set({ guesses: sql`${otpSessions.guesses} + 1` })
    .where(
      and(
        eq(otpSessions.id, id),
        isNull(otpSessions.usedAt),
        gt(otpSessions.expiresAt, at),
        lt(otpSessions.guesses, most),
      ),
    )
    .returning({ guesses: otpSessions.guesses })
    .get()

/** Ends an attempt. Undefined when it was over before: of many at once one gets it. */
export const endOtpSession = (db: Database, id: string, at: Date) =>
  db
    .update(otpSessions)
    .set({ usedAt: at })
    .where(and(eq(otpSessions.id, id), isNull(otpSessions.usedAt), gt(otpSessions.expiresAt, at)))
    .returning({ email: otpSessions.email })
    .get()

export const deleteOtpSessionsBefore = (db: Database, time: Date) =>
  db.delete(otpSessions).where(lt(otpSessions.createdAt, time))
