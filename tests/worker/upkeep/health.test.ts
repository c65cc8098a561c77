import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../../worker/app.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { recordCronRun } from '../../../worker/upkeep/job-runs.ts'

const production = {
  ...env,
  ...{ ENVIRONMENT: 'production', MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@shingle.test' },
  AUTH_SECRET: 'a secret that is long enough for production',
} as typeof env
const waiting = { waitUntil: () => undefined, passThroughOnException: () => undefined } as unknown as ExecutionContext
const ask = async (changes: object = {}, path = '/api/health', init: RequestInit = {}) => {
  const request = new Request(`${env.APP_ORIGIN}${path}`, {
    ...init,
    headers: { origin: env.APP_ORIGIN, ...init.headers },
  })
  const response = await app.fetch(request, { ...production, ...changes }, waiting)
  return { status: response.status, body: await response.json<{ problems?: string[]; error?: { code: string } }>() }
}
const fails = () => Promise.reject(new Error('gone'))
let log: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockReturnValue()
  await recordCronRun(openDatabase(env.DB), new Date())
})
afterEach(() => vi.restoreAllMocks())

describe('the health of the product', () => {
  it('is fine where all is there', async () => {
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it.each([
    ['auth_secret_missing', { AUTH_SECRET: undefined }],
    ['auth_secret_missing', { AUTH_SECRET: 'development-only-secret-change-me-in-production' }],
    ['mail_not_configured', { MAIL_FROM: '' }],
    ['mail_not_configured', { MAIL_PROVIDER: 'embedded' }],
    ['store_unavailable', { SITES: { get: fails } }],
    ['database_unavailable', { DB: { prepare: () => ({ bind: () => ({ raw: fails, all: fails, first: fails }) }) } }],
  ])('fails with %s, and the log has the cause', async (problem, changes) => {
    expect(await ask(changes)).toEqual({ status: 503, body: { status: 'failing', problems: [problem] } })
    expect(log.mock.calls.join('\n')).toContain(`health.failed problem=${problem} cause=`)
  })

  it('fails with cron_late where no run has ended for ten minutes, in production', async () => {
    await recordCronRun(openDatabase(env.DB), new Date(Date.now() - 11 * 60_000))
    expect(await ask()).toEqual({ status: 503, body: { status: 'failing', problems: ['cron_late'] } })
    expect((await ask({ ENVIRONMENT: 'development' })).status).toBe(200)
  })
})

describe('production without AUTH_SECRET', () => {
  it('refuses a sign-in with a stable code, and logs which setting is missing', async () => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@shingle.test' }),
    }
    const { status, body } = await ask({ AUTH_SECRET: undefined }, '/api/login/otp/generate', init)
    expect([status, body.error?.code]).toEqual([503, 'not_configured'])
    expect(log.mock.calls.join('\n')).toMatch(/config\.missing request=\S+ AUTH_SECRET must be a secret/)
  })
})
