import { eq, sql } from 'drizzle-orm'
import { deleteAccount } from '../accounts/deletion/delete-account.ts'
import type { DeletionStep } from '../accounts/parts.ts'
import { sessions, users } from '../accounts/tables.ts'
import { deleteConnectionsOf, forgetBrowsers, isDeletedAddress } from '../accounts/user-rows.ts'
import { drainMail } from '../messages/outbox/drain.ts'
import { type OperatorNotice, operatorRow } from '../messages/outbox/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { firstHome, type Home, runBatch } from '../platform/db/database.ts'
import { atHome, everyHome } from '../platform/db/homes.ts'
import { accountHomes } from '../platform/db/tables.ts'
import { AppError } from '../platform/http/errors.ts'
import { deleteCounts, keysOfPerson } from '../platform/limits/count-attempt.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import { located } from '../platform/located.ts'
import { auditRow } from './audit.ts'
import type { OperatorAct, PersonLine } from './schema.ts'

/** An account, and who acts on it and why. */
type PersonAct = { userId: string; operatorId: string; reason: string }

const mostFound = 20

/** Accounts whose address begins with what an operator typed, or with this id. */
export async function findPeople(ctx: ServiceContext, typed: string): Promise<PersonLine[]> {
  const asked = typed.trim().toLowerCase()
  const at = ctx.now().getTime()
  const rows = await ctx.directory
    .select({
      userId: users.id,
      email: users.email,
      verified: users.emailVerified,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
      sessions: sql<number>`(select count(*) from sessions where sessions.user_id = users.id and expires_at > ${at})`,
      home: sql<Home>`coalesce(${accountHomes.home}, ${firstHome})`,
    })
    .from(users)
    .leftJoin(accountHomes, eq(accountHomes.userId, users.id))
    .where(sql`(${users.email} >= ${asked} and ${users.email} < ${`${asked}\uffff`}) or ${users.id} = ${typed.trim()}`)
    .orderBy(users.email)
    .limit(mostFound)
  const found = rows.filter(({ email }) => !isDeletedAddress(email))
  const counts = await countWebsites(ctx, found)
  return found.map(({ home: _, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    websites: counts.get(row.userId)?.websites ?? 0,
    suspended: counts.get(row.userId)?.suspended ?? 0,
  }))
}

type Counts = { userId: string; websites: number; suspended: number }

/** How many websites people have, and how many of them are suspended: each home counts those of its people. */
async function countWebsites(ctx: ServiceContext, people: { userId: string; home: Home }[]) {
  const counts = await Promise.all(
    everyHome(ctx).map(({ db, home }) => {
      const ids = people.filter((one) => one.home === home).map(({ userId }) => userId)
      if (ids.length === 0) return []
      return db.all<Counts>(sql`
        select asked.value as userId,
          (select count(*) from draft_websites where user_id = asked.value) as websites,
          (select count(*) from website_suspensions where user_id = asked.value) as suspended
        from json_each(${JSON.stringify(ids)}) as asked`)
    }),
  )
  return new Map(counts.flat().map((one) => [one.userId, one]))
}

/** Throws not_found. */
async function getPerson(ctx: ServiceContext, userId: string) {
  const person = await ctx.directory
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
  await runBatch(ctx.directory, {
    sessions: ctx.directory.delete(sessions).where(eq(sessions.userId, userId)),
    connections: deleteConnectionsOf(ctx.directory, userId),
    browsers: forgetBrowsers(ctx.directory, { userId, at }),
    ...logged(ctx, order, 'end-sessions', { act: 'sessions-ended' }),
  })
  ctx.defer(located(ctx.env.LIVE, ctx.env).getByName(userId).closeAll())
  ctx.defer(drainMail(atHome(ctx, firstHome)))
}

/** Resets the counts of an account and of its address, and tells its owner. Throws not_found. */
export async function liftLimits(ctx: ServiceContext, order: PersonAct): Promise<void> {
  const { id: userId, email } = await getPerson(ctx, order.userId)
  const keys = await keysOfPerson(ctx, { userId, email })
  await runBatch(ctx.directory, {
    counts: deleteCounts(ctx.directory, keys),
    ...logged(ctx, order, 'lift-limits', { act: 'limits-lifted' }),
  })
  ctx.defer(drainMail(atHome(ctx, firstHome)))
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
  await auditRow(ctx.directory, { ...entry, at: ctx.now() })
  await deleteAccount(ctx, { user: { uid, email, verified }, steps })
}

/** The entry in the log, and the email to the owner. The directory is the first home's database, whose outbox sends the email. */
const logged = (
  { directory, now }: ServiceContext,
  { userId, operatorId, reason }: PersonAct,
  act: OperatorAct,
  details: OperatorNotice['details'],
) => {
  const at = now()
  const mail = { userId, draftId: '', details, id: newId(), at, when: sql`true` }
  return {
    audit: auditRow(directory, { operatorId, act, subjectKind: 'account', subjectId: userId, reason, at }),
    mail: operatorRow(directory, mail),
  }
}
