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
  const database = withinSeconds(patience, lastCronRun(ctx.db))
  const found = await Promise.all(
    checks.map(async ([problem, check]) => {
      const isFine = await withinSeconds(patience, check()).catch((error: unknown) => said(problem, error))
      return isFine ? [] : [problem]
    }),
  )
  const ofDatabase = await database.then(
    (last): HealthProblem[] => (isLate(ctx, last) ? ['cron_late'] : []),
    (error: unknown): HealthProblem[] => {
      said('database_unavailable', error)
      return ['database_unavailable']
    },
  )
  return [...found.flat(), ...ofDatabase]
}

/** On the machine of a developer the cron runs only while the product does. */
const isLate = ({ env, now }: ServiceContext, last: Date | undefined) =>
  env.ENVIRONMENT === 'production' && (!last || now().getTime() - last.getTime() > longestPause)

function said(problem: HealthProblem, error: unknown): false {
  console.error(`health.failed problem=${problem} cause=${error instanceof Error ? error.message : error}`)
  return false
}
