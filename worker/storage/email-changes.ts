import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { otherSessionsOf } from './account-rows.ts'
import type { Database } from './database.ts'
import { failedConstraint } from './failed-constraint.ts'
import { emailChanges, otpSessions, sessions, users, verifications } from './schema/accounts.ts'

/** Notes that a session asked for another address; what its account asked for before is dropped. Throws when the session has ended. */
export const insertEmailChange = (db: Database, row: typeof emailChanges.$inferInsert) =>
  db.batch([db.delete(emailChanges).where(eq(emailChanges.userId, row.userId)), db.insert(emailChanges).values(row)])

export const deleteEmailChange = (db: Database, id: string) => db.delete(emailChanges).where(eq(emailChanges.id, id))

export const deleteEmailChangesBefore = (db: Database, time: Date) =>
  db.delete(emailChanges).where(lt(emailChanges.expiresAt, time))

type Which = { id: string; userId: string; at: Date }

/** The change of a link, if this account asked for it and the session that did goes on. */
export const findEmailChange = (db: Database, which: Which) =>
  db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .innerJoin(sessions, eq(sessions.id, emailChanges.sessionId))
    .where(isOpen(which))
    .get()

const isOpen = ({ id, userId, at }: Which) =>
  and(
    eq(emailChanges.id, id),
    eq(emailChanges.userId, userId),
    gt(emailChanges.expiresAt, at),
    gt(sessions.expiresAt, at),
    eq(sessions.userId, userId),
  )

/** `sessionId`: the session that stays. */
export type AddressChange = Which & { sessionId: string; from: string }

/**
 * Makes the new address an account's, verified, uses the change up and ends what the old address was good for: codes and links that
 * wait, resets, all sessions but one. One transaction. 'taken': another account has it; 'gone': the change is not open any more.
 */
export async function changeAddress(db: Database, change: AddressChange): Promise<'changed' | 'taken' | 'gone'> {
  const { id, userId, from, at } = change
  const newEmail = sql`(select new_email from email_changes where id = ${id})`
  const isDone = sql`exists (select 1 from users where id = ${userId} and email = ${newEmail})`
  const open = db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .innerJoin(sessions, eq(sessions.id, emailChanges.sessionId))
    .where(isOpen(change))
  try {
    const [changed] = await db.batch([
      db
        .update(users)
        .set({ email: newEmail, emailVerified: true, knownBrowsersSince: at, updatedAt: at })
        .where(and(eq(users.id, userId), eq(users.email, from), sql`exists ${open}`))
        .returning({ id: users.id }),
      db
        .update(otpSessions)
        .set({ usedAt: sql`coalesce(${otpSessions.usedAt}, ${at.getTime()})` })
        .where(and(eq(otpSessions.email, from), isDone)),
      db.delete(verifications).where(and(eq(verifications.value, userId), isDone)),
      // Takes the change along where another session asked for it.
      db.delete(sessions).where(and(otherSessionsOf(change), isDone)),
      db.delete(emailChanges).where(and(eq(emailChanges.id, id), isDone)),
    ])
    return changed.length > 0 ? 'changed' : 'gone'
  } catch (error) {
    if (failedConstraint(error) === 'users.email') return 'taken'
    throw error
  }
}
