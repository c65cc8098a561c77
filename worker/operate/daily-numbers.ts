import { and, eq, gte, lt } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import { DAY } from '../platform/time.ts'
import { readNumbers } from './numbers.ts'
import type { Overview } from './schema.ts'
import { dailyNumbers } from './tables.ts'

const daysShown = 90

/** Stores yesterday's numbers once: rows that are counted may be deleted later. */
export async function recordNumbers(ctx: ServiceContext): Promise<void> {
  const { db } = ctx
  const day = Math.floor(ctx.now().getTime() / DAY) - 1
  if ((await db.$count(dailyNumbers, eq(dailyNumbers.day, day))) > 0) return
  const { yesterday } = await readNumbers(ctx)
  await db
    .insert(dailyNumbers)
    .values({ day, ...yesterday })
    .onConflictDoNothing()
}

/** The days before today, the oldest first; none from before the installation stored them. */
export async function readPast(ctx: ServiceContext): Promise<Overview['past']> {
  const today = Math.floor(ctx.now().getTime() / DAY)
  const rows = await ctx.db
    .select()
    .from(dailyNumbers)
    .where(and(gte(dailyNumbers.day, today - daysShown + 1), lt(dailyNumbers.day, today)))
    .orderBy(dailyNumbers.day)
  return rows.map(({ day, ...numbers }) => ({ day: new Date(day * DAY).toISOString().slice(0, 10), ...numbers }))
}
