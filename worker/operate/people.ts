import { eq, sql } from 'drizzle-orm'
import { deleteAccount } from '../accounts/deletion/delete-account.ts'
import type { DeletionStep } from '../accounts/parts.ts'
import { sessions, users } from '../accounts/tables.ts'
import { deleteConnectionsOf, forgetBrowsers, isDeletedAddress } from '../accounts/user-rows.ts'
import { drainMail } from '../messages/outbox/drain.ts'
import { type OperatorNotice, operatorRow } from '../messages/outbox/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { deleteCounts, keysOfPerson } from '../platform/limits/count-attempt.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import { located } from '../platform/located.ts'
import { auditRow } from './audit.ts'
import type { OperatorAct, PersonLine } from './schema.ts'

/** An account, and who acts on it and why. */
type PersonAct = { userId: string; operatorId: string; reason: string }

const maxMatches = 20

/** Accounts whose address begins with what an operator typed, or with this id. */
export async function findPeople(ctx: ServiceContext, typed: string): Promise<PersonLine[]> {
  const asked = typed.trim().toLowerCase()
  const at = ctx.now().getTime()
  const rows = await ctx.db
    .select({
      userId: users.id,
      email: users.email,
      verified: users.emailVerified,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
      sessions: sql<number>`(select count(*) from sessions where sessions.user_id = users.id and expires_at > ${at})`,
      websites: sql<number>`(select count(*) from draft_websites where draft_websites.user_id = users.id)`,
      suspended: sql<number>`(select count(*) from website_suspensions where website_suspensions.user_id = users.id)`,
    })
    .from(users)
    .where(sql`(${users.email} >= ${asked} and ${users.email} < ${`${asked}\uffff`}) or ${users.id} = ${typed.trim()}`)
    .orderBy(users.email)
    .limit(maxMatches)
  return rows
    .filter(({ email }) => !isDeletedAddress(email))
    .map(({ createdAt, lastSignInAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    }))
}

/** Throws not_found. */
async function getPerson(ctx: ServiceContext, userId: string) {
  const person = await ctx.db
    .select({ id: users.id, email: users.email, verified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
    .get()
  if (!person || isDeletedAddress(person.email)) throw new AppError('not_found')
  return person
}

/** Ends a person's sessions and notifies them. Throws not_found. */
export async function endSessions(ctx: ServiceContext, order: PersonAct): Promise<void> {
  const { userId } = order
  await getPerson(ctx, userId)
  const at = ctx.now()
  await runBatch(ctx.db, {
    sessions: ctx.db.delete(sessions).where(eq(sessions.userId, userId)),
    connections: deleteConnectionsOf(ctx.db, userId),
    browsers: forgetBrowsers(ctx.db, { userId, at }),
    ...logged(ctx, order, 'end-sessions', { act: 'sessions-ended' }),
  })
  ctx.defer(located(ctx.env.LIVE, ctx.env).getByName(userId).closeAll())
  ctx.defer(drainMail(ctx))
}

/** Resets the counts of an account and of its address, and tells its owner. Throws not_found. */
export async function liftLimits(ctx: ServiceContext, order: PersonAct): Promise<void> {
  const { id: userId, email } = await getPerson(ctx, order.userId)
  const keys = await keysOfPerson(ctx, { userId, email })
  await runBatch(ctx.db, {
    counts: deleteCounts(ctx.db, keys),
    ...logged(ctx, order, 'lift-limits', { act: 'limits-lifted' }),
  })
  ctx.defer(drainMail(ctx))
  notifyOwner(ctx, userId, { type: 'account.changed' })
}

/** Deletes an account as its owner would; the deletion sends the last email. Throws not_found. */
export async function deletePerson(
  ctx: ServiceContext,
  { steps, ...order }: PersonAct & { steps: readonly DeletionStep[] },
): Promise<void> {
  const { id: uid, email, verified } = await getPerson(ctx, order.userId)
  const { operatorId, reason } = order
  const entry = { operatorId, reason, act: 'delete-account', subjectKind: 'account', subjectId: uid } as const
  await auditRow(ctx.db, { ...entry, at: ctx.now() })
  await deleteAccount(ctx, { user: { uid, email, verified }, steps })
}

/** The entry in the log, and the email to the owner. */
const logged = (
  { db, now }: ServiceContext,
  { userId, operatorId, reason }: PersonAct,
  act: OperatorAct,
  details: OperatorNotice['details'],
) => {
  const at = now()
  const mail = { userId, draftId: '', details, id: newId(), at, when: sql`true` }
  return {
    audit: auditRow(db, { operatorId, act, subjectKind: 'account', subjectId: userId, reason, at }),
    mail: operatorRow(db, mail),
  }
}
