import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { chooseMail } from '../adapters/email/email.ts'
import { withTimeout } from '../platform/concurrency.ts'
import type { ApiEnv, ServiceContext } from '../platform/context.ts'
import { authSecret } from '../platform/crypto/signed-token.ts'
import type { Database } from '../platform/db/database.ts'
import { describe } from '../platform/http/route.ts'
import { MINUTE } from '../platform/time.ts'
import { jobRuns } from './tables.ts'

/** What is broken, as codes only: the endpoint is public, and the log has the causes. */
const healthProblems = [
  'auth_secret_missing',
  'mail_not_configured',
  'database_unavailable',
  'store_unavailable',
  /** The cron hasn't finished a run for ten minutes. */
  'cron_late',
] as const
type HealthProblem = (typeof healthProblems)[number]

const healthy = z.object({ status: z.literal('ok') })
const unhealthy = z.object({ status: z.literal('failing'), problems: z.array(z.enum(healthProblems)) })

export const healthRoutes = new Hono<ApiEnv>().get(
  '/',
  describe({
    summary: 'Whether the product works',
    description: 'Looks at the database, the store, the secret, the mail settings and the last run of the cron.',
    answers: { 200: healthy, 503: unhealthy },
  }),
  async (c) => {
    const problems = await checkHealth(c.get('services'))
    if (problems.length > 0) return c.json({ status: 'failing', problems } as const, 503)
    return c.json({ status: 'ok' } as const, 200)
  },
)

/** In seconds: a slower store counts as down. */
const patience = 3
/** In milliseconds. The cron runs every minute. */
const longestPause = 10 * MINUTE

/** What is broken, most severe first: one read of D1 and one of KV. Logs the causes. */
async function checkHealth(ctx: ServiceContext): Promise<HealthProblem[]> {
  const checks: [HealthProblem, () => Promise<boolean>][] = [
    ['auth_secret_missing', async () => authSecret(ctx.env).length > 0],
    ['mail_not_configured', async () => chooseMail(ctx.env) !== undefined],
    ['store_unavailable', async () => (await ctx.env.SITES.get('health')) === null],
  ]
  const isFine = ([problem, check]: (typeof checks)[number]) =>
    withTimeout(patience, check()).catch((error: unknown) => said(problem, error))
  const [database, ...others] = await Promise.all([
    checkDatabase(ctx),
    ...checks.map(async (check) => ((await isFine(check)) ? [] : [check[0]])),
  ])
  return [...others.flat(), ...database]
}

async function checkDatabase(ctx: ServiceContext): Promise<HealthProblem[]> {
  try {
    const last = await withTimeout(patience, lastCronRun(ctx.db))
    return isLate(ctx, last) ? ['cron_late'] : []
  } catch (error) {
    said('database_unavailable', error)
    return ['database_unavailable']
  }
}

/** In development the cron runs only while the product does. */
const isLate = ({ env, now }: ServiceContext, last: Date | undefined) =>
  env.ENVIRONMENT === 'production' && (!last || now().getTime() - last.getTime() > longestPause)

function said(problem: HealthProblem, error: unknown): false {
  console.error(`health.failed problem=${problem} cause=${error instanceof Error ? error.message : error}`)
  return false
}

/** The cron's run every minute. */
const cron = 'cron'

/** Records that the cron finished a run. */
export const recordCronRun = (db: Database, endedAt: Date) =>
  db.insert(jobRuns).values({ job: cron, endedAt }).onConflictDoUpdate({ target: jobRuns.job, set: { endedAt } })

/** When the cron last finished a run; undefined before its first. */
export async function lastCronRun(db: Database): Promise<Date | undefined> {
  const row = await db.select({ endedAt: jobRuns.endedAt }).from(jobRuns).where(eq(jobRuns.job, cron)).get()
  return row?.endedAt
}
