import type { Env } from '../../env.ts'
import type { ServiceContext } from '../context.ts'
import { numberSetting } from '../number-setting.ts'
import { DAY } from '../time.ts'
import { countWithin, keyOf, spend } from './count-attempt.ts'
import { attemptCounts } from './tables.ts'

/** The largest document of an account without a verified address, in bytes. */
export const largestUnverifiedDocument = 100 * 1024

/** The share of the database's limit that all people without a verified address may use together. */
const unverifiedShare = 0.1

const megabyte = 1024 * 1024

/** A database's maximum size in bytes, according to the Cloudflare account's plan. */
export const databaseLimit = ({ DATABASE_LIMIT_MB }: Pick<Env, 'DATABASE_LIMIT_MB'>): number =>
  numberSetting('DATABASE_LIMIT_MB', DATABASE_LIMIT_MB || '10240', 'megabytes') * megabyte

const keyOfStorage = (ctx: Pick<ServiceContext, 'env'>) => keyOf(ctx, 'bytes of unverified people', '')

/** Whether people without a verified address have filled their share of the database. */
export const isUnverifiedStorageFull = async (ctx: ServiceContext): Promise<boolean> =>
  (await countWithin(ctx.db, await keyOfStorage(ctx), ctx.now())) >= databaseLimit(ctx.env) * unverifiedShare

/** Adds what has been stored since the last measurement. */
export async function addUnverifiedStorage(ctx: ServiceContext, bytes: number): Promise<void> {
  const allowance = { key: await keyOfStorage(ctx), max: Number.MAX_SAFE_INTEGER, seconds: DAY / 1000 }
  await spend(ctx.db, allowance, { amount: bytes, at: ctx.now() })
}

/** Replaces the sum with a measurement, which reflects what has since been deleted or verified. */
export async function setUnverifiedStorage(ctx: ServiceContext, bytes: number): Promise<void> {
  const row = { count: bytes, windowEndsAt: new Date(ctx.now().getTime() + DAY) }
  await ctx.db
    .insert(attemptCounts)
    .values({ key: await keyOfStorage(ctx), ...row })
    .onConflictDoUpdate({ target: attemptCounts.key, set: row })
}
