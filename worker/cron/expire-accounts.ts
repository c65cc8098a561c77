import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { beginDeletion } from '../accounts/deletion/deletion-rows.ts'
import { sessions, users } from '../accounts/tables.ts'
import { unusedDaysUnverified } from '../accounts/user-rows.ts'
import { draftWebsites } from '../drafts/tables.ts'
import type { Round } from '../health/job-runs.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { accountKeys } from '../platform/limits/count-attempt.ts'
import { DAY } from '../platform/time.ts'

const isUnverified = sql`email_verified = 0`

/** Begins the deletion of unverified accounts that nobody has used for 30 days, and sends them no email. The cron finishes it. */
export const expiringAccounts = (ctx: ServiceContext): Round => ({
  job: 'expired accounts',
  keys: (db, { after, limit }) =>
    db
      .select({ key: users.id })
      .from(users)
      .where(and(gt(users.id, after), isUnverified))
      .orderBy(users.id)
      .limit(limit),
  work: async (db, part) => {
    const since = new Date(ctx.now().getTime() - unusedDaysUnverified * DAY)
    const at = ctx.now()
    for (const userId of await listUnused(db, { ...part, at, since })) {
      const counts = await accountKeys(ctx, userId)
      await beginDeletion(db, { userId, at, until: at, counts, isMailed: false })
    }
    return true
  },
})

type Part = { after: string; last: string; at: Date; since: Date }

/** Unverified accounts without a session, which ends 30 days after its last use. They may have signed out after their last change. */
async function listUnused(db: Database, { after, last, at, since }: Part): Promise<string[]> {
  const session = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, at)))
  const changed = db
    .select({ one: sql`1` })
    .from(draftWebsites)
    .where(and(eq(draftWebsites.userId, users.id), gt(draftWebsites.modifiedAt, since)))
  const isAlive = sql`instr(${users.email}, '@') > 0`
  const signedInAt = sql`coalesce(${users.lastSignInAt}, ${users.createdAt})`
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ...[gt(users.id, after), lte(users.id, last), isUnverified, isAlive],
        ...[lte(signedInAt, since.getTime()), notExists(session), notExists(changed)],
      ),
    )
  return rows.map(({ id }) => id)
}
