import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { Owner } from '../platform/owner.ts'
import type { ReauthenticationAct } from './schema.ts'
import { reauthentications, sessions } from './tables.ts'

type Which = { sessionId: string; act: ReauthenticationAct }
type Granted = Which & { expiresAt: Date }

/** Records that a session has reauthenticated for an act. Throws if the session has ended. */
export const grantReauthentication = (db: Database, { sessionId, act, expiresAt }: Granted) =>
  upsert(db, { sessionId, act, status: 'granted', stateHash: null, expiresAt })

/** Notes the round trip on which a session is about to prove it; what it had proven for the act before is of no use any more. */
export const insertPendingReauthentication = (db: Database, row: Granted & { stateHash: string }) =>
  upsert(db, { ...row, status: 'pending' })

/** Whose round trip it is; undefined when none of this hash is under way. */
export const findPendingReauthentication = (db: Database, { stateHash, at }: { stateHash: string; at: Date }) =>
  db
    .select({ sessionId: reauthentications.sessionId, act: reauthentications.act, userId: sessions.userId })
    .from(reauthentications)
    .innerJoin(sessions, eq(sessions.id, reauthentications.sessionId))
    .where(and(isPending(stateHash), gt(reauthentications.expiresAt, at)))
    .get()

/** Takes a round trip for what it was to prove. Undefined when it was taken before: of many at once one gets it. */
export const grantPendingReauthentication = (
  db: Database,
  { stateHash, expiresAt }: { stateHash: string; expiresAt: Date },
) =>
  db
    .update(reauthentications)
    .set({ status: 'granted', stateHash: null, expiresAt })
    .where(isPending(stateHash))
    .returning({ act: reauthentications.act })
    .get()

/** What a session of a person has proven for an act; undefined when it has not, or too long ago. */
export const findGrantedReauthentication = (
  db: Database,
  { sessionId, act, userId, at }: Which & Owner & { at: Date },
) =>
  db
    .select({ expiresAt: reauthentications.expiresAt })
    .from(reauthentications)
    .innerJoin(sessions, and(eq(sessions.id, reauthentications.sessionId), eq(sessions.userId, userId)))
    .where(isGranted({ sessionId, act }, at))
    .get()

/** Uses up what a session has proven for an act. Undefined when there was nothing: of many at once one gets it. */
export const endReauthentication = (db: Database, { at, ...which }: Which & { at: Date }) =>
  db.delete(reauthentications).where(isGranted(which, at)).returning({ act: reauthentications.act }).get()

export const deleteReauthenticationsBefore = (db: Database, time: Date) =>
  db.delete(reauthentications).where(lt(reauthentications.expiresAt, time))

const isPending = (stateHash: string) =>
  and(eq(reauthentications.stateHash, stateHash), eq(reauthentications.status, 'pending'))

const isGranted = ({ sessionId, act }: Which, at: Date) =>
  and(
    eq(reauthentications.sessionId, sessionId),
    eq(reauthentications.act, act),
    eq(reauthentications.status, 'granted'),
    gt(reauthentications.expiresAt, at),
  )

const upsert = (db: Database, row: typeof reauthentications.$inferInsert) =>
  db
    .insert(reauthentications)
    .values(row)
    .onConflictDoUpdate({
      target: [reauthentications.sessionId, reauthentications.act],
      set: { status: row.status, stateHash: row.stateHash ?? null, expiresAt: row.expiresAt },
    })
