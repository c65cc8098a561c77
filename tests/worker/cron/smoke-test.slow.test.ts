import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runSmokeTest, type SmokeTarget, smokeDomain } from '../../../scripts/doctor/smoke-test.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { resumeDeletions } from '../../harness/workers/accounts/deletions.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { contextOf, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const sql: SmokeTarget['sql'] = (statement, values) =>
  env.DB.prepare(statement)
    .bind(...values)
    .run()
const count = (table: string) => env.DB.prepare(`select count(*) as count from ${table}`).first<number>('count')
const open = (url: string, init?: RequestInit) => visit(url, init)

/** Runs the smoke test; returns its steps and why it failed. */
async function smoke(changes: Partial<SmokeTarget> = {}) {
  const lines: string[] = []
  const target = { origin: siteEnv().APP_ORIGIN, sql, fetch: open, say: (line: string) => lines.push(line) }
  const failure = await runSmokeTest({ ...target, ...changes }).then(
    () => undefined,
    (error: unknown) => String(error),
  )
  return {
    failure,
    steps: lines.map((line) => line.replace(/smoke-test-\w+/, 'smoke-test-…').replace(/ \([\d.]+ s\)/, '')),
  }
}

/** All rows of a table as text. */
const textOf = async (table: string) => JSON.stringify((await env.DB.prepare(`select * from ${table}`).all()).results)

describe('a deployment’s smoke test', () => {
  beforeEach(emptyStores)

  it('creates, publishes, reads and deletes a website through the public API', async () => {
    expect(await smoke()).toEqual({
      failure: undefined,
      steps: [
        '  ✓ Create a website from answers',
        '  ✓ Sign in, which keeps it as a draft',
        '  ✓ Publish it',
        '  ✓ Read http://smoke-test-….localhost:8787/',
        '  ✓ Delete it',
        '  ✓ See it gone',
      ],
    })
  })

  it('leaves no website, open account, email or stored file', async () => {
    await smoke()
    for (const table of ['draft_websites', 'websites', 'sessions', 'accounts', 'mailbox', 'outbox'])
      expect([table, await count(table)]).toEqual([table, 0])
    await resumeDeletions(contextOf())
    for (const table of ['users', 'account_deletions', 'mailbox'])
      expect([table, await count(table)]).toEqual([table, 0])
    expect((await env.SITES.list({ prefix: 'host:' })).keys).toEqual([])
  })

  it('hides its website from search engines', async () => {
    let robots = ''
    await smoke({
      fetch: async (url, init) => {
        const response = await visit(url, init)
        if (!/\/api\//.test(url) && response.status === 200)
          robots = await (await visit(new URL('/robots.txt', url).href)).text()
        return response
      },
    })
    expect(robots).toMatch(/Disallow: \/$/m)
  })

  it('reports the failed step and request, and removes everything', async () => {
    const { failure, steps } = await smoke({
      fetch: async (url, init) =>
        url.endsWith('/publish')
          ? Response.json({ error: { code: 'unknown', requestId: 'request-1' } }, { status: 500 })
          : visit(url, init),
    })
    expect(failure).toMatch(
      /^Error: Publish it failed: POST \/api\/drafts\/[\w-]+\/publish responded 500 unknown \(request request-1\)$/,
    )
    expect(steps).toHaveLength(2)
    expect([await count('sessions'), await count('accounts')]).toEqual([0, 0])
    await resumeDeletions(contextOf())
    expect([await count('users'), await count('draft_websites')]).toEqual([0, 0])
  })

  it('fails if the page never appears or never disappears', async () => {
    const never = async (url: string, init?: RequestInit) =>
      /smoke-test-/.test(url) ? new Response('Nothing', { status: 404 }) : visit(url, init)
    expect((await smoke({ fetch: never, cachedFor: 0, publishedWithin: 0 })).failure).toMatch(
      /^Error: Read http.* is still not as expected \(status 404\)/,
    )
    const always = async (url: string, init?: RequestInit) =>
      /smoke-test-/.test(url) ? new Response('Smoke Test Bakery') : visit(url, init)
    expect((await smoke({ fetch: always, cachedFor: 0 })).failure).toMatch(
      /^Error: See it gone failed: .* \(status 200\)/,
    )
  })

  it('removes accounts of killed smoke tests only', async () => {
    const anHourAgo = String(Date.now() - 2 * 60 * 60_000)
    for (const [id, email] of [
      ['killed', `killed@${smokeDomain}`],
      ['ada', 'ada@example.com'],
      ['look-alike', `ada@not-${smokeDomain}.example`],
    ] as const)
      await sql(
        "insert into users (id, name, email, created_at, updated_at) values (?1, '', ?2, cast(?3 as integer), cast(?3 as integer))",
        [id, email, anHourAgo],
      )
    await smoke()
    await resumeDeletions(contextOf())
    expect(await textOf('users')).toMatch(/"ada".*"look-alike"/)
    expect(await textOf('users')).not.toContain('"killed"')
  })

  it('creates an account that nobody else can open', async () => {
    const tried: number[] = []
    await smoke({
      fetch: async (url, init) => {
        const response = await visit(url, init)
        if (url.endsWith('/login/password')) {
          const { email } = JSON.parse(String(init?.body))
          const stranger = new Browser()
          tried.push(
            (await stranger.post('/api/login/password', { email, password: 'a long enough passphrase' })).status,
          )
        }
        return response
      },
    })
    expect(tried).toEqual([403])
    expect(smokeDomain).toMatch(/\.invalid$/)
  })
})
