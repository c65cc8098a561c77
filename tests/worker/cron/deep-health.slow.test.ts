import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { recordCronRun } from '../../../worker/health/job-runs.ts'
import type { DeepHealth } from '../../../worker/health/schema.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { countFailures } from '../../../worker/platform/log/failure-counts.ts'
import { logFailure, takeFailures } from '../../../worker/platform/log/log.ts'
import { type Answer, Browser } from '../../harness/workers/accounts/browser.ts'
import { faultyD1 } from '../../harness/workers/faults/faulty-stores.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const token = 'the operator’s own long token'.replace('’', '')
const bearer = { authorization: `Bearer ${token}` }
const path = '/api/health/deep'

const ask = (changes: Partial<Env> = {}, { query = '', headers = bearer as Record<string, string> } = {}) =>
  new Browser({ OPERATOR_TOKEN: token, ...changes }).get(path + query, { headers })
const checksIn = ({ body }: Answer) => new Map((body as DeepHealth).checks.map((check) => [check.name, check]))
const failing = (answer: Answer) =>
  [...checksIn(answer).values()].filter(({ ok }) => !ok).map(({ name, code }) => `${name} ${code}`)

let error: MockInstance
beforeEach(async () => {
  error = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  takeFailures()
  const tables = [
    'alerts',
    'job_runs',
    'failure_counts',
    'mail_outbox',
    'outbox',
    'account_deletions',
    'media_removals',
  ]
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)))
  await recordCronRun(openDatabase(env.DB), new Date())
})
afterEach(() => vi.restoreAllMocks())

const rejecting = (name: string) => () => Promise.reject(new Error(`${name} is down`))
const hanging = () => new Promise<never>(() => {})

describe('the deep health check', () => {
  it('exercises every part and succeeds', async () => {
    const answer = await ask()
    expect([answer.status, failing(answer)]).toEqual([200, []])
    expect([...checksIn(answer).keys()]).toEqual([
      ...[
        'database',
        'store',
        'pictures-bucket',
        'photos-bucket',
        'durable-objects',
        'images',
        'mail',
        'model',
        'cron',
        'sweep',
      ],
      ...[
        'alerts',
        'queue-hosts',
        'queue-mail',
        'queue-account-deletions',
        'queue-schedules',
        'queue-release-removals',
      ],
      ...['queue-photo-removals', 'queue-picture-removals'],
    ])
    for (const { ms } of checksIn(answer).values()) expect(ms).toBeGreaterThanOrEqual(0)
  })

  it('leaves no data behind', async () => {
    const look = async () => ({
      jobs: (await env.DB.prepare('select job from job_runs order by job').all()).results,
      store: (await env.SITES.list({ prefix: 'health' })).keys,
      pictures: (await env.MEDIA.list({ prefix: 'health' })).objects,
      photos: (await env.MESSAGE_PHOTOS.list({ prefix: 'health' })).objects,
    })
    const before = await look()
    await ask()
    expect(await look()).toEqual(before)
    expect(before).toMatchObject({ store: [], pictures: [], photos: [] })
  })

  describe('for people other than the operator', () => {
    it.each([
      ['without a token', {}],
      ['with a wrong token', { authorization: `Bearer ${token}x` }],
      ['with an empty token', { authorization: 'Bearer ' }],
      ['with another scheme', { authorization: `Basic ${token}` }],
      ['with a huge token', { authorization: `Bearer ${'x'.repeat(7000)}` }],
    ])('responds as to an unknown path %s', async (_what, headers) => {
      const shown = ({ status, headers: sent, body }: Answer) => ({
        status,
        headers: [...sent].filter(([name]) => name !== 'x-request-id'),
        body: JSON.stringify(body).replace(/[0-9a-f-]{36}/, ''),
      })
      const unknown = await new Browser({ OPERATOR_TOKEN: token }).get('/api/health/nothing', { headers })
      expect(shown(await ask({}, { headers }))).toEqual(shown(unknown))
      expect(shown(await ask({}, { headers, query: '?model=nonsense' }))).toEqual(shown(unknown))
      expect(unknown.status).toBe(404)
    })

    it('responds with 404 to any token if OPERATOR_TOKEN is not set', async () => {
      for (const OPERATOR_TOKEN of [undefined, ''])
        for (const headers of [bearer, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
          expect((await ask({ OPERATOR_TOKEN }, { headers })).status).toBe(404)
    })
  })

  it.each<[string, string, Partial<Env>]>([
    [
      'D1 refuses to write',
      'database failed',
      { DB: faultyD1(env.DB, ({ query }) => (/^insert into "job_runs"/.test(query) ? 'throws' : undefined)) },
    ],
    ['KV fails', 'store failed', { SITES: { put: rejecting('KV') } as never }],
    [
      'KV forgets',
      'store wrong_value',
      { SITES: { put: async () => {}, get: async () => null, delete: async () => {} } as never },
    ],
    ['KV hangs', 'store timeout', { SITES: { put: hanging } as never }],
    ['R2 fails', 'pictures-bucket failed', { MEDIA: { put: rejecting('R2') } as never }],
    ['the photos’ bucket fails', 'photos-bucket failed', { MESSAGE_PHOTOS: { put: rejecting('R2') } as never }],
    [
      'Durable Objects fail',
      'durable-objects failed',
      { LIVE: { getByName: () => ({ closeSession: rejecting('LIVE') }) } as never },
    ],
    [
      'Images fail',
      'images failed',
      {
        IMAGES: {
          input: () => {
            throw new Error('down')
          },
        } as never,
      },
    ],
    ['the email settings are wrong', 'mail not_configured', { MAIL_PROVIDER: 'cloudflare' }],
    ['the model is unknown', 'model not_configured', { AI_PROVIDER: 'nobody' as never }],
  ])('reports the broken part when %s, and logs the cause', async (_what, broken, changes) => {
    // biome-ignore format: a table
    const answer = await ask(changes)
    expect([answer.status, failing(answer)]).toEqual([503, [broken]])
    expect(linesAbout(error, 'health.failed')).toMatchObject([{ what: broken.split(' ')[0], id: expect.any(String) }])
  })

  it('responds within seconds when the whole database hangs', async () => {
    const answer = await ask({ DB: faultyD1(env.DB, () => 'hangs') })
    expect(failing(answer)).toContain('database timeout')
    expect(failing(answer)).not.toContain('store timeout')
    for (const { ms } of checksIn(answer).values()) expect(ms).toBeLessThan(8000)
  })

  it('reports late queues with size and age', async () => {
    const since = new Date(Date.now() - 20 * 60_000)
    await env.DB.prepare(
      "insert into outbox (hostname, release_id, revision, created_at) values ('a.localhost', 'r', 1, ?)",
    )
      .bind(since.getTime())
      .run()
    const answer = await ask()
    expect(checksIn(answer).get('queue-hosts')).toMatchObject({
      ok: false,
      code: 'late',
      count: 1,
      since: since.toISOString(),
    })
  })

  it('reports failing alerts and emails', async () => {
    logFailure('alerts.not_sent', new Error('no'))
    for (let count = 0; count < 6; count += 1) logFailure('mail.not_sent', new Error('no'))
    await countFailures(env.DB)
    expect(failing(await ask())).toEqual(['mail failing', 'alerts failing'])
  })

  it('reports a late cron in production only', async () => {
    await env.DB.prepare('update job_runs set ended_at = ?')
      .bind(Date.now() - 11 * 60_000)
      .run()
    const production = {
      ENVIRONMENT: 'production',
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'hello@shingle.test',
      AUTH_SECRET: 'a secret that is long enough for production',
    } as const
    expect(failing(await ask(production))).toEqual(['cron late'])
    expect(failing(await ask())).toEqual([])
  })

  it('calls the model only on request', async () => {
    const content = JSON.stringify({ word: 'ready' })
    const text = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`
    const model = await newPeer([{ path: '/chat/completions', text, headers: { 'content-type': 'text/event-stream' } }])
    const ai = { AI_PROVIDER: 'openai', AI_URL: model.url, AI_KEY: 'a' } as const
    expect(failing(await ask(ai))).toEqual([])
    expect(await model.seen()).toHaveLength(0)
    expect(failing(await ask(ai, { query: '?model=ask' }))).toEqual([])
    expect(await model.seen()).toHaveLength(1)
    const down = await newPeer([{ path: '/chat/completions', status: 500 }])
    expect(failing(await ask({ ...ai, AI_URL: down.url }, { query: '?model=ask' }))).toEqual(['model failed'])
  })
})

describe('the status page', () => {
  const statusOf = async (changes: Partial<Env> = {}, method = 'GET') => {
    // A new binding counts as another database, so nothing from the previous test is cached.
    const response = await visit(
      'http://localhost:8787/status',
      { method },
      siteEnv({ DB: faultyD1(env.DB, () => undefined), ...changes }),
    )
    const text = await response.text()
    const lines = [...text.matchAll(/<strong>(.+?)<\/strong>.*?<\/svg>(.+?)<\/span>/g)].map(
      ([, name, state]) => `${name}: ${state}`,
    )
    return { status: response.status, headers: response.headers, text, lines }
  }

  it('shows without a script that everything works, cached for 30 seconds', async () => {
    const { status, headers, text, lines } = await statusOf()
    expect(status).toBe(200)
    expect(lines).toEqual(['Websites: Works', 'Publishing: Works', 'Sign-in: Works', 'Messages: Works'])
    expect(text).toContain('<h1>Everything works</h1>')
    expect(text).not.toMatch(/<script|style=/)
    expect(headers.get('cache-control')).toBe('public, max-age=30')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('includes its style’s hash in the policy', async () => {
    const { headers, text } = await statusOf()
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    expect(headers.get('content-security-policy')).toContain(
      `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
    )
  })

  it('shows areas with problems, but no internals', async () => {
    expect((await statusOf({ SITES: { get: rejecting('KV') } as never })).lines).toEqual([
      ...['Websites: Has problems', 'Publishing: Works', 'Sign-in: Works', 'Messages: Works'],
    ])
    const { lines, text, status } = await statusOf({ DB: faultyD1(env.DB, () => 'throws') })
    expect([status, lines]).toEqual([
      200,
      ['Websites: Works', 'Publishing: Has problems', 'Sign-in: Has problems', 'Messages: Has problems'],
    ])
    expect(text).not.toMatch(/\bD1\b|\bKV\b|database|queue/)
  })

  it('reports late hosts, failing emails and lost messages', async () => {
    await env.DB.prepare(
      "insert into outbox (hostname, release_id, revision, created_at) values ('a.localhost', 'r', 1, 0)",
    ).run()
    expect((await statusOf()).lines[1]).toBe('Publishing: Has problems')
    for (let count = 0; count < 6; count += 1) logFailure('mail.not_sent', new Error('no'))
    for (let count = 0; count < 3; count += 1) logFailure('messages.not_stored', new Error('no'))
    await countFailures(env.DB)
    expect((await statusOf()).lines.slice(2)).toEqual(['Sign-in: Has problems', 'Messages: Has problems'])
  })

  it('reads the stores once for many visitors', async () => {
    let reads = 0
    const SITES = { get: async () => { reads += 1; return null } } as never // biome-ignore format: one line
    const DB = faultyD1(env.DB, () => undefined)
    const of = siteEnv({ DB, SITES })
    await Promise.all(Array.from({ length: 20 }, () => visit('http://localhost:8787/status', {}, of)))
    expect(reads).toBe(1)
  })

  it('responds to HEAD without a body, and with 405 to POST', async () => {
    expect(await statusOf({}, 'HEAD')).toMatchObject({ status: 200, text: '' })
    expect((await statusOf({}, 'POST')).status).toBe(405)
  })
})
