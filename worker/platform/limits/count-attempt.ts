import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { authSecret } from '../crypto/auth-secret.ts'
import { hexOf, keyedHash } from '../crypto/hash.ts'
import { type Database, deleteSome, rawStatement, runBatch } from '../db/database.ts'
import { AppError } from '../http/errors.ts'
import {
  accountLimits,
  addressPauses,
  attemptLimits,
  costLimits,
  type GrowingPause,
  growingPauses,
  type Limit,
  type LimitName,
  type PauseName,
  type TotalName,
  totals,
} from './limits.ts'
import { attemptCounts } from './tables.ts'

/**
 * Counts an attempt by `who` (an email, an address, a user id). Throws too_many_requests with the seconds until the next one is allowed.
 * With several limits, count the address first, so that a blocked caller uses up no one else's attempts.
 */
export async function countAttempt(ctx: ServiceContext, name: LimitName, who: string): Promise<void> {
  const limit: Limit = attemptLimits[name]
  const now = ctx.now()
  const key = await keyOf(ctx, name, who)
  const { count, windowEndsAt } = await countOne(ctx.db, key, { now, seconds: limit.seconds })
  if (count > maxFor(ctx, limit)) {
    throw new AppError('too_many_requests', { retryAfter: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000) })
  }
}

/** Refunds an attempt that failed through no fault of the caller. */
export const uncountAttempt = async (ctx: ServiceContext, name: Counts, who: string): Promise<void> => {
  await uncount(ctx.db, await keyOf(ctx, name, who), 1)
}

/** A limit's count for this deployment. */
const maxFor = ({ env }: Pick<ServiceContext, 'env'>, { max, byAddress }: Limit): number =>
  byAddress ? max * Math.max(1, Number(env.PEOPLE_AN_ADDRESS) || 1) : max

/** A limit as a condition in another transaction: the row to count, or nothing if the limit is reached. */
export async function allowanceOf(ctx: Pick<ServiceContext, 'env'>, name: LimitName, who: string): Promise<Allowance> {
  const limit: Limit = attemptLimits[name]
  return { key: await keyOf(ctx, name, who), max: maxFor(ctx, limit), seconds: limit.seconds }
}

/** All of an account's counter keys. */
export const accountKeys = (ctx: Pick<ServiceContext, 'env'>, userId: string): Promise<string[]> =>
  Promise.all(accountLimits.map((name) => keyOf(ctx, name, userId)))

/** The counter keys for a person's account, costs and email address, but not for single browsers and networks. */
export async function keysOfPerson(
  ctx: Pick<ServiceContext, 'env'>,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const ofAccount = [...accountLimits, ...costLimits].map((name) => keyOf(ctx, name, userId))
  return Promise.all([...ofAccount, ...addressPauses.map((name) => keyOf(ctx, name, email))])
}

/** Resets counts. */
export const deleteCounts = (db: Database, keys: string[]) =>
  db.delete(attemptCounts).where(inArray(attemptCounts.key, keys))

type Counts = LimitName | PauseName | TotalName | 'share of a total' | 'bytes of unverified people'

/** Counts one more toward a total, of everyone or per `whom`. Returns the count in the current window. */
export async function countTotal(ctx: ServiceContext, name: TotalName, whom = ''): Promise<number> {
  const key = await keyOf(ctx, name, whom)
  return (await countOne(ctx.db, key, { now: ctx.now(), seconds: totals[name].seconds })).count
}

/** The total in the current window. */
export const readTotal = async (ctx: ServiceContext, name: TotalName): Promise<number> =>
  countWithin(ctx.db, await keyOf(ctx, name, ''), ctx.now())

/** The key under which an attempt is counted. */
export async function keyOf({ env }: Pick<ServiceContext, 'env'>, name: Counts, who: string): Promise<string> {
  const hash = await keyedHash(authSecret(env), `attempt ${name} ${who}`)
  return hexOf(hash.slice(0, 16))
}

/** An attempt that was counted. */
export type Counted = {
  /** Whether it came after the free attempts. */
  isPaced: boolean
  /** Refunds an attempt that failed through no fault of the caller. */
  undo: () => Promise<void>
}

/**
 * Counts an attempt by `who`, unless the pause after the previous one isn't over. Concurrent attempts count like consecutive ones. Throws
 * too_many_requests with the remaining seconds; a rejected attempt doesn't count or extend the pause.
 */
export async function countWithPauses(ctx: ServiceContext, name: PauseName, who: string): Promise<Counted> {
  const pause: GrowingPause = growingPauses[name]
  const key = await keyOf(ctx, name, who)
  const now = ctx.now()
  const counted = await countWithPause(ctx.db, key, { now, pause })
  if (!counted) throw new AppError('too_many_requests', { retryAfter: await secondsLeft(ctx, key, pause, now) })
  return { isPaced: counted.count > pause.free, undo: () => uncountAttempt(ctx, name, who) }
}

async function secondsLeft({ db }: ServiceContext, key: string, pause: GrowingPause, now: Date): Promise<number> {
  const row = await findCount(db, key)
  if (!row) return 1
  const last = row.windowEndsAt.getTime() - pause.memory * 1000
  return Math.max(1, Math.ceil((last - now.getTime()) / 1000 + pauseAfter(row.count, pause)))
}

/** The pause after this many attempts, in seconds. Must match the SQL in the counting statement. */
const pauseAfter = (count: number, { free, first, maxPause }: GrowingPause): number =>
  count < free ? 0 : Math.min(maxPause, first * 2 ** Math.min(count - free, 20))

/** Counts one more in the current window, or starts a window. A single statement, so that concurrent attempts all count. */
async function countOne(db: Database, key: string, { now, seconds }: { now: Date; seconds: number }) {
  const fresh = { key, count: 1, windowEndsAt: new Date(now.getTime() + seconds * 1000) }
  const isOver = sql`${attemptCounts.windowEndsAt} <= ${now.getTime()}`
  return db
    .insert(attemptCounts)
    .values(fresh)
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${fresh.windowEndsAt.getTime()} else ${attemptCounts.windowEndsAt} end`,
      },
    })
    .returning({ count: attemptCounts.count, windowEndsAt: attemptCounts.windowEndsAt })
    .get()
}

type Pause = { free: number; first: number; maxPause: number; memory: number }

/**
 * Counts one more; undefined if the previous pause isn't over. A row expires `memory` seconds after its last count, whose time it also
 * reveals. A single statement, so that concurrent attempts wait for each other.
 */
async function countWithPause(db: Database, key: string, { now, pause }: { now: Date; pause: Pause }) {
  const { free, first, maxPause, memory } = pause
  const at = now.getTime()
  const isOver = sql`${attemptCounts.windowEndsAt} <= ${at}`
  const seconds = sql`case when ${attemptCounts.count} < ${free} then 0
    else min(${maxPause}, ${first} << min(${attemptCounts.count} - ${free}, 20)) end`
  const windowEndsAt = new Date(at + memory * 1000)
  return db
    .insert(attemptCounts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: { count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`, windowEndsAt },
      setWhere: sql`${isOver} or ${attemptCounts.windowEndsAt} - ${memory * 1000} + (${seconds}) * 1000 <= ${at}`,
    })
    .returning({ count: attemptCounts.count })
    .get()
}

const findCount = (db: Database, key: string) => db.select().from(attemptCounts).where(eq(attemptCounts.key, key)).get()

/** The count in the window that is open at a given time. */
export async function countWithin(db: Database, key: string, at: Date): Promise<number> {
  const row = await findCount(db, key)
  return row && row.windowEndsAt > at ? row.count : 0
}

/** A limit per number of seconds, and the key under which it counts. */
export type Allowance = { key: string; max: number; seconds: number }

/**
 * Counts `amount` more unless that exceeds the limit; rejected attempts aren't counted. Returns undefined if it counted, else when the
 * limit's window ends.
 */
export async function spend(
  db: Database,
  { key, max, seconds }: Allowance,
  { amount, at }: { amount: number; at: Date },
): Promise<Date | undefined> {
  const now = at.getTime()
  const {
    counted: [counted],
    open: [open],
  } = await runBatch(db, {
    counted: db
      .insert(attemptCounts)
      .select(sql`select ${key}, ${amount}, ${now + seconds * 1000} where ${amount} <= ${max}`)
      .onConflictDoUpdate({
        target: attemptCounts.key,
        set: {
          count: sql`case when window_ends_at <= ${now} then ${amount} else count + ${amount} end`,
          windowEndsAt: sql`case when window_ends_at <= ${now} then excluded.window_ends_at else window_ends_at end`,
        },
        setWhere: sql`window_ends_at <= ${now} or count + ${amount} <= ${max}`,
      })
      .returning({ key: attemptCounts.key }),
    open: db.select({ windowEndsAt: attemptCounts.windowEndsAt }).from(attemptCounts).where(eq(attemptCounts.key, key)),
  })
  return counted ? undefined : (open?.windowEndsAt ?? new Date(now + seconds * 1000))
}

/** Once this share of a shared total is spent, each network has only its own share. */
export const openPart = 0.5
const networkShare = 1 / 150

/**
 * A network's share of a total after the open part is spent: at least one `amount`. Small enough that 30 networks can't spend the rest,
 * even if their windows straddle the total's.
 */
export async function shareOf(
  ctx: Pick<ServiceContext, 'env'>,
  { key, max, seconds }: Allowance,
  { network, amount }: { network: string; amount: number },
): Promise<Allowance> {
  const share = { max: Math.max(amount, Math.floor(max * networkShare)), seconds, byAddress: true as const }
  return { key: await keyOf(ctx, 'share of a total', `${key} ${network}`), max: maxFor(ctx, share), seconds }
}

type SharedSpending = {
  /** Null gets nothing after the open part is spent. */
  network: string | null
  amount: number
  at: Date
}

/** Spends from a total shared by strangers, so that a few networks can't exhaust it. */
export async function spendShared(
  ctx: Pick<ServiceContext, 'env' | 'db'>,
  total: Allowance,
  { network, amount, at }: SharedSpending,
): Promise<Date | undefined> {
  const open = { ...total, max: Math.floor(total.max * openPart) }
  const spent = await spend(ctx.db, open, { amount, at })
  if (!spent || network === null) return spent
  const share = await shareOf(ctx, total, { network, amount })
  return (await spend(ctx.db, share, { amount, at })) ?? spend(ctx.db, total, { amount, at })
}

/** An SQL condition: whether the limit is reached. */
export const isSpent = ({ key, max }: Allowance, at: Date): SQL => sql`exists (
  select 1 from attempt_counts as spent
  where spent.key = ${key} and spent.count >= ${max} and spent.window_ends_at > ${at.getTime()})`

/** A statement for the same transaction that counts one more for each limit whose condition holds. */
export const countEach = (db: Database, counted: readonly (Allowance & { when: SQL })[], at: Date) => {
  const rows = counted.map(
    ({ key, seconds, when }) => sql`select ${key} as key, ${at.getTime() + seconds * 1000} as ends where ${when}`,
  )
  return rawStatement(
    db,
    sql`
    insert into attempt_counts (key, count, window_ends_at)
    select key, 1, ends from (${sql.join(rows, sql` union all `)}) where true
    on conflict (key) do update set
      count = case when window_ends_at <= ${at.getTime()} then 1 else count + 1 end,
      window_ends_at = case when window_ends_at <= ${at.getTime()} then excluded.window_ends_at else window_ends_at end`,
  )
}

/** Counts down again, but never below zero. */
export const uncount = (db: Database, key: string, amount: number) =>
  db
    .update(attemptCounts)
    .set({ count: sql`max(0, ${attemptCounts.count} - ${amount})` })
    .where(eq(attemptCounts.key, key))

export const deleteAttemptCountsBefore = (db: Database, time: Date) =>
  deleteSome(db, attemptCounts, lt(attemptCounts.windowEndsAt, time))
