import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import worker from '../../../worker/index.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { siteEnv } from '../../harness/workers/sites/sites.ts'

/** The bindings of `wrangler deploy` without `--env`, on production hosts. */
const deployed = siteEnv({ APP_ORIGIN: 'https://app.example.com', SITES_ORIGIN: 'https://example.site' })
const strong = 'a secret that is long enough for production'

async function ask(url: string, of: Env, init?: RequestInit): Promise<Response> {
  const ctx = createExecutionContext()
  const request = new Request(url, { redirect: 'manual', ...init }) as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(request, { ...of, VISITS_PROVIDER: 'none' }, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

// ASVS 13.4.2
it.each<[string, Partial<Env>]>([
  ['as they are', {}],
  ['with a strong secret', { AUTH_SECRET: strong }],
  ['with a misspelled environment', { ENVIRONMENT: 'prod' as Env['ENVIRONMENT'] }],
  ['without an environment', { ENVIRONMENT: undefined as unknown as Env['ENVIRONMENT'] }],
])('a public host with development settings %s responds with 503, and logs why', async (_, changes) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const url of [
    'https://app.example.com/',
    'https://app.example.com/mailbox',
    'https://app.example.com/api/mailbox',
    'https://app.example.com/api/session',
    'https://app.example.com/_/issuer/authorize',
    'https://preview.example.site/a',
    'https://shop.example.site/',
    'https://www.shop.com/',
    'https://shingle-local.ada.workers.dev/',
    'https://localhost.example.com/',
  ]) {
    for (const origins of [{}, { APP_ORIGIN: siteEnv().APP_ORIGIN, SITES_ORIGIN: siteEnv().SITES_ORIGIN }]) {
      log.mockClear()
      const response = await ask(url, { ...deployed, ...origins, ...changes })
      expect([url, response.status, response.headers.get('cache-control')]).toEqual([url, 503, 'no-store'])
      expect(await response.text()).toContain('Deploy it with npm run deploy.')
      expect(linesAbout(log, 'config.missing')).toMatchObject([{ cause: expect.stringContaining('npm run deploy') }])
    }
  }
  const form = await ask('https://shop.example.site/_/contact', { ...deployed, ...changes }, { method: 'POST' })
  expect(form.status).toBe(503)
  log.mockRestore()
})

it('local hosts work with development settings, and public hosts with production settings', async () => {
  const local = siteEnv()
  for (const [url, status] of [
    [`${local.APP_ORIGIN}/create`, 200],
    [`${local.APP_ORIGIN}/_/issuer/jwks`, 200],
    ['http://127.0.0.1:8787/create', 302],
    ['http://shop.custom.localhost:8787/', 404],
    ['http://no-such-website.localhost:8787/', 404],
  ] as const)
    expect([url, (await ask(url, local)).status]).toEqual([url, status])
  const production = { ...deployed, ENVIRONMENT: 'production', AUTH_SECRET: strong } as const
  expect((await ask('https://app.example.com/create', production)).status).toBe(200)
  expect((await ask('https://app.example.com/_/issuer/jwks', production)).status).toBe(404)
})
