import type { HealthProblem } from '../../contract/health.ts'
import { authSecret, chooseMail } from '../../providers/choose.ts'
import { lastCronRun } from '../../storage/job-runs.ts'
import type { ServiceContext } from '../context.ts'
import { withinSeconds } from '../within-seconds.ts'

/** In seconds: a store that takes longer is as good as gone. */
const patience = 3
/** In milliseconds. The cron runs every minute. */
const longestPause = 10 * 60_000

/** What keeps the product from working, in the order of how much it stops: one read of D1 and one of KV. Says why in the log. */
export async function checkHealth(ctx: ServiceContext): Promise<HealthProblem[]> {
  const checks: [HealthProblem, () => Promise<boolean>][] = [
    ['auth_secret_missing', async () => authSecret(ctx.env).length > 0],
    ['mail_not_configured', async () => chooseMail(ctx.env) !== undefined],
    ['store_unavailable', async () => (await ctx.env.SITES.get('health')) === null],
  ]
  const isFine = ([problem, check]: (typeof checks)[number]) =>
    withinSeconds(patience, check()).catch((error: unknown) => said(problem, error))
  const [database, ...others] = await Promise.all([
    checkDatabase(ctx),
    ...checks.map(async (check) => ((await isFine(check)) ? [] : [check[0]])),
  ])
  return [...others.flat(), ...database]
}

async function checkDatabase(ctx: ServiceContext): Promise<HealthProblem[]> {
  try {
    const last = await withinSeconds(patience, lastCronRun(ctx.db))
    return isLate(ctx, last) ? ['cron_late'] : []
  } catch (error) {
    said('database_unavailable', error)
    return ['database_unavailable']
  }
}

/** On the machine of a developer the cron runs only while the product does. */
const isLate = ({ env, now }: ServiceContext, last: Date | undefined) =>
  env.ENVIRONMENT === 'production' && (!last || now().getTime() - last.getTime() > longestPause)

function said(problem: HealthProblem, error: unknown): false {
  console.error(`health.failed problem=${problem} cause=${error instanceof Error ? error.message : error}`)
  return false
}
