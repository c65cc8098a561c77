import { Hono } from 'hono'
import { healthy, unhealthy } from '../../contract/health.ts'
import { checkHealth } from '../../services/health/check-health.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'

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
