import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { alertOperator } from '../../../worker/alerts/alert.ts'
import { sweep } from '../../../worker/cron/sweep.ts'
import type { Env } from '../../../worker/env.ts'
import { recordCronRun } from '../../../worker/health/job-runs.ts'
import type { DeepHealth } from '../../../worker/health/schema.ts'
import { listWaiting } from '../../../worker/health/waiting.ts'
import { takeFailures } from '../../../worker/platform/log/log.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { faultyD1 } from '../../harness/workers/faults/faulty-stores.ts'
import { databaseOf, rowsIn } from '../../harness/workers/homes/two-homes.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { contextOf, newOwner, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const token = 'a token of the operator'
const minute = 60_000
const brokenSecond = (): Partial<Env> => ({ DB_2: faultyD1(databaseOf(2), () => 'throws') })

let error: MockInstance
beforeEach(async () => {
  error = vi.spyOn(console, 'error').mockReturnValue()
  takeFailures()
  await emptyStores()
  await recordCronRun(contextOf().directory, new Date())
})

const insertHost = (home: 1 | 2, minutes: number) =>
  databaseOf(home)
    .prepare("insert into outbox (hostname, release_id, revision, created_at) values (?, 'r', 1, ?)")
    .bind(`late-${home}-${minutes}.localhost`, Date.now() - minutes * minute)
    .run()

async function checkDeeply(changes: Partial<Env> = {}) {
  const browser = new Browser({ OPERATOR_TOKEN: token, ...changes })
  const { status, body } = await browser.get('/api/health/deep', { headers: { authorization: `Bearer ${token}` } })
  return { status, checks: new Map((body as DeepHealth).checks.map((check) => [check.name, check])) }
}

describe('the deep health check', () => {
  it('tries both databases, and leaves nothing behind', async () => {
    const { status, checks } = await checkDeeply()
    expect(status).toBe(200)
    expect([...checks.keys()].slice(0, 3)).toEqual(['database', 'database-2', 'store'])
    const { results } = await databaseOf(2).prepare('select * from job_runs').all()
    expect(results).toEqual([])
  })

  it('names the second one when that does not answer', async () => {
    const { status, checks } = await checkDeeply(brokenSecond())
    expect(status).toBe(503)
    expect(checks.get('database')).toMatchObject({ ok: true })
    expect(checks.get('database-2')).toMatchObject({ ok: false, code: 'failed' })
    expect(linesAbout(error, 'health.failed').map(({ what }) => what)).toContain('database-2')
    for (const name of ['cron', 'mail', 'store']) expect([name, checks.get(name)?.ok]).toEqual([name, true])
  })

  it('counts what waits in both, since the oldest entry', async () => {
    await insertHost(1, 2)
    await insertHost(2, 16)
    await insertHost(2, 3)
    const hosts = (await checkDeeply()).checks.get('queue-hosts')
    expect(hosts).toMatchObject({ ok: false, code: 'late', count: 3 })
    expect(Date.now() - Date.parse(hosts?.since ?? '')).toBeGreaterThanOrEqual(16 * minute)
  })
})

describe('the hourly cleanup', () => {
  const old = "key = 'old'"
  beforeEach(async () => {
    const insert = "insert into attempt_counts (key, count, window_ends_at) values ('old', 1, 1)"
    for (const home of [1, 2] as const) await databaseOf(home).prepare(insert).run()
  })

  it('cleans the second database when the first one fails, and then says so', async () => {
    const DB = faultyD1(databaseOf(1), ({ query }) => (/from "?attempt_counts/.test(query) ? 'throws' : undefined))
    await expect(sweep(contextOf(siteEnv({ DB })))).rejects.toThrow()
    expect([await rowsIn(1, 'attempt_counts', old), await rowsIn(2, 'attempt_counts', old)]).toEqual([1, 0])
  })

  it('cleans the first database when the second one does not answer, and then says so', async () => {
    // The storage of an unverified account is measured in both.
    await newOwner()
    await databaseOf(1).prepare('update users set email_verified = 0').run()
    await expect(sweep(contextOf(siteEnv(brokenSecond())))).rejects.toThrow()
    expect([await rowsIn(1, 'attempt_counts', old), await rowsIn(2, 'attempt_counts', old)]).toEqual([0, 1])
  })
})

describe('what waits', () => {
  it('is added up, with the deletions of accounts once', async () => {
    const mail =
      "insert into mail_outbox (id, user_id, draft_id, kind, created_at, next_try_at) values ('m', 'u', 'd', 'digest', 5, 9e15)"
    for (const home of [1, 2] as const) await databaseOf(home).prepare(mail).run()
    const deletion = "insert into account_deletions (user_id, websites, started_at) values ('u', 0, 7)"
    await env.DB.prepare(deletion).run()
    const waiting = await listWaiting(contextOf(), new Date())
    expect(waiting.filter(({ count }) => count > 0)).toEqual([
      { queue: 'mail', count: 2, since: new Date(5) },
      { queue: 'account-deletions', count: 1, since: new Date(7) },
    ])
  })
})

describe('the public checks', () => {
  it('say that the product is unwell when the second database does not answer', async () => {
    const healthy = await new Browser().get('/api/health')
    expect(healthy.status).toBe(200)
    const { status, body } = await new Browser(brokenSecond()).get('/api/health')
    expect([status, body]).toEqual([
      503,
      { status: 'failing', version: expect.any(String), problems: ['database_unavailable'] },
    ])
  })

  it('show on the status page what that stops, and that people can sign in', async () => {
    const worksOf = async (changes: Partial<Env> = {}) => {
      // Another binding is another database: nothing is kept from before.
      const of = siteEnv({ DB: faultyD1(env.DB, () => undefined), ...changes })
      const text = await (await visit(`${env.APP_ORIGIN}/status`, {}, of)).text()
      return [...text.matchAll(/<\/svg>(.+?)<\/span>/g)].map(([, state]) => state === 'Works')
    }
    expect(await worksOf()).toEqual([true, true, true, true])
    expect(await worksOf(brokenSecond())).toEqual([true, false, true, false])
    await insertHost(2, 20)
    expect(await worksOf()).toEqual([true, false, true, true])
  })
})

describe('alerts', () => {
  const alert = async (changes: Partial<Env> = {}) => {
    const ctx = contextOf(siteEnv({ OPERATOR_EMAILS: 'operator@shingle.test', ...changes }))
    await alertOperator(ctx, new Date())
    const text = await env.DB.prepare('select text from mailbox').first<string>('text')
    return text?.replace(/\s+/g, ' ')
  }

  it('tell what waits in the second database', async () => {
    await insertHost(1, 1)
    await insertHost(2, 16)
    expect(await alert()).toContain('Published websites wait to be written: 2, the oldest for 16 minutes')
  })

  it('are sent while the second database does not answer, and name it besides the other problems', async () => {
    await insertHost(1, 17)
    const text = await alert(brokenSecond())
    expect(text).toContain('A database does not answer: the binding DB_2')
    expect(text).toContain('Published websites wait to be written: 1, the oldest for 17 minutes')
  })
})
