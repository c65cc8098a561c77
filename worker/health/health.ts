import { Hono } from 'hono'
import * as z from 'zod'
import { chooseMail } from '../adapters/email/email.ts'
import { withTimeout } from '../platform/concurrency.ts'
import type { ApiEnv, ServiceContext } from '../platform/context.ts'
import { authSecrets } from '../platform/crypto/auth-secret.ts'
import { bears } from '../platform/crypto/bearer.ts'
import { AppError } from '../platform/http/errors.ts'
import { describe, query } from '../platform/http/route.ts'
import { logFailure } from '../platform/log/log.ts'
import { MINUTE } from '../platform/time.ts'
import { checkDeeply } from './deep-health.ts'
import { lastRun } from './job-runs.ts'
import { isKnownHost } from './known-host.ts'
import { deepHealth, deepHealthQuery, knownHost, knownHostQuery } from './schema.ts'

/** Public problem codes; the causes are only logged. */
const healthProblems = [
  'auth_secret_missing',
  'mail_not_configured',
  'database_unavailable',
  'store_unavailable',
  /** The cron hasn't finished a run for ten minutes. */
  'cron_late',
] as const
type HealthProblem = (typeof healthProblems)[number]

/** Cloudflare's id of the version that responds. */
const version = z.string()
const healthy = z.object({ status: z.literal('ok'), version })
const unhealthy = z.object({ status: z.literal('failing'), version, problems: z.array(z.enum(healthProblems)) })

export const healthRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    describe({
      summary: 'Get the product’s health',
      description: 'Checks the database, store, secret, email settings and last cron run.',
      answers: { 200: healthy, 503: unhealthy },
    }),
    async (c) => {
      const problems = await checkHealth(c.get('services'))
      const { id: version } = c.env.DEPLOYED
      if (problems.length > 0) return c.json({ status: 'failing', version, problems } as const, 503)
      return c.json({ status: 'ok', version } as const, 200)
    },
  )
  .get(
    '/host',
    describe({
      summary: 'Check whether a hostname is served',
      description: 'For a proxy that issues certificates on demand, such as Caddy. Includes what a visit would show.',
      answers: { 200: knownHost },
      errors: ['invalid_request', 'not_found'],
    }),
    query(knownHostQuery),
    async (c) => {
      if (!(await isKnownHost(c.env, c.req.valid('query').domain.toLowerCase()))) throw new AppError('not_found')
      return c.json({ known: true } as const, 200)
    },
  )

/** For operators only; 404 for everybody else. */
export const deepHealthRoutes = new Hono<ApiEnv>().get(
  '/',
  describe({
    summary: 'Get the health of each part',
    description:
      'For the operator, with `Authorization: Bearer` and the secret OPERATOR_TOKEN. Exercises every store and service and leaves nothing behind.',
    answers: { 200: deepHealth, 503: deepHealth },
    errors: ['not_found', 'invalid_request'],
  }),
  async (c, next) => {
    if (!(await bears(c.req.header('authorization'), c.env.OPERATOR_TOKEN))) throw new AppError('not_found')
    await next()
  },
  query(deepHealthQuery),
  async (c) => {
    const health = await checkDeeply(c.get('services'), { asksModel: c.req.valid('query').model === 'ask' })
    return c.json(health, health.status === 'ok' ? 200 : 503)
  },
)

/** In seconds: a slower store counts as down. */
const timeoutSeconds = 3
/** In milliseconds. The cron runs every minute. */
const maxPauseMs = 10 * MINUTE

/** What is broken, most severe first: one read of the database and one of KV. Logs the causes. */
async function checkHealth(ctx: ServiceContext): Promise<HealthProblem[]> {
  const checks: [HealthProblem, () => Promise<boolean>][] = [
    ['auth_secret_missing', async () => authSecrets(ctx.env).length > 0],
    ['mail_not_configured', async () => chooseMail(ctx.env) !== undefined],
    ['store_unavailable', async () => (await ctx.env.SITES.get('health')) === null],
  ]
  const isFine = ([problem, check]: (typeof checks)[number]) =>
    withTimeout(timeoutSeconds, check()).catch((error: unknown) => said(problem, error))
  const [database, ...others] = await Promise.all([
    checkDatabase(ctx),
    ...checks.map(async (check) => ((await isFine(check)) ? [] : [check[0]])),
  ])
  return [...others.flat(), ...database]
}

async function checkDatabase(ctx: ServiceContext): Promise<HealthProblem[]> {
  try {
    const last = await withTimeout(timeoutSeconds, lastRun(ctx.db, 'cron'))
    return isLate(ctx, last) ? ['cron_late'] : []
  } catch (error) {
    said('database_unavailable', error)
    return ['database_unavailable']
  }
}

/** In development the cron runs only while the product does. */
const isLate = ({ env, now }: ServiceContext, last: Date | undefined) =>
  env.ENVIRONMENT === 'production' && (!last || now().getTime() - last.getTime() > maxPauseMs)

function said(problem: HealthProblem, error: unknown): false {
  logFailure('health.failed', error, { what: problem })
  return false
}
