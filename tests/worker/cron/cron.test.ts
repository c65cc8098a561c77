import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import page from '../../../docs/operations.md?raw'
import { databaseMeasure } from '../../../worker/analytics/measure.ts'
import { app } from '../../../worker/api/app.ts'
import { findCreationRow, insertCreation } from '../../../worker/creation/rows.ts'
import { sweep } from '../../../worker/cron/sweep.ts'
import { recordCronRun } from '../../../worker/health/job-runs.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { insertDomain } from '../../../worker/websites/claims.ts'
import { listDueDomains } from '../../../worker/websites/domains.ts'
import { newPerson, requestCode } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { wholePerson } from '../../harness/workers/accounts/deletions.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, newOwner, newSite } from '../../harness/workers/sites/sites.ts'

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
  return {
    status: response.status,
    body: await response.json<{ problems?: string[]; error?: { code: string; requestId: string } }>(),
  }
}
const fails = () => Promise.reject(new Error('gone'))
let log: MockInstance

describe('health', () => {
  beforeEach(async () => {
    log = vi.spyOn(console, 'error').mockReturnValue()
    await recordCronRun(openDatabase(env.DB), new Date())
  })
  afterEach(() => vi.restoreAllMocks())

  describe('GET /api/health', () => {
    it('responds with ok', async () => {
      expect(await ask()).toEqual({ status: 200, body: { status: 'ok', version: expect.any(String) } })
    })

    it.each([
      ['auth_secret_missing', { AUTH_SECRET: undefined }],
      ['auth_secret_missing', { AUTH_SECRET: 'development-only-secret-change-me-in-production' }],
      ['mail_not_configured', { MAIL_FROM: '' }],
      ['mail_not_configured', { MAIL_PROVIDER: 'embedded' }],
      ['store_unavailable', { SITES: { get: fails } }],
      ['database_unavailable', { DB: { prepare: () => ({ bind: () => ({ raw: fails, all: fails, first: fails }) }) } }],
    ])('responds with %s, and logs the cause', async (problem, changes) => {
      expect(await ask(changes)).toEqual({
        status: 503,
        body: { status: 'failing', version: expect.any(String), problems: [problem] },
      })
      expect(linesAbout(log, 'health.failed')).toMatchObject([{ what: problem, cause: expect.any(String) }])
    })

    it('responds with cron_late in production if no run ended for ten minutes', async () => {
      await recordCronRun(openDatabase(env.DB), new Date(Date.now() - 11 * 60_000))
      expect(await ask()).toEqual({
        status: 503,
        body: { status: 'failing', version: expect.any(String), problems: ['cron_late'] },
      })
      expect((await ask({ ENVIRONMENT: 'development' })).status).toBe(200)
    })
  })

  describe('a sign-in without AUTH_SECRET', () => {
    it('fails with a stable code, and logs the missing setting', async () => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@shingle.test' }),
      }
      const { status, body } = await ask({ AUTH_SECRET: undefined }, '/api/login/otp/generate', init)
      expect([status, body.error?.code]).toEqual([503, 'not_configured'])
      const cause = expect.stringContaining('AUTH_SECRET must be a secret')
      expect(linesAbout(log, 'config.missing')).toMatchObject([{ id: body.error?.requestId, cause }])
    })
  })
})

/** The statements of each SQL block on the page, by the heading above it. */
const blocks = new Map<string, string[]>()

function statementsOf(block: string): string[] {
  return block
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

const tried: string[] = []

/** Runs the SQL under a heading as a test. */
function itRuns(heading: string, title: string, run: (statements: string[]) => Promise<void>) {
  tried.push(heading)
  it(title, async () => {
    const statements = blocks.get(heading)
    if (!statements) throw new Error(`docs/operations.md has no SQL under "${heading}", only ${[...blocks.keys()]}`)
    await run(statements)
  })
}

describe('docs/operations.md', () => {
  for (const [, heading = '', text = ''] of page.matchAll(/^#+ (.+)\n((?:(?!#+ ).*\n?)*)/gm)) {
    const inText = [...text.matchAll(/```sql\n(.*?)```/gs)].map(([, block = '']) => block)
    for (const block of inText) {
      if (blocks.has(heading)) throw new Error(`docs/operations.md has two SQL blocks under "${heading}"`)
      blocks.set(heading, statementsOf(block))
    }
  }

  it('contains no untested SQL block', () => {
    expect(tried.toSorted()).toEqual([...blocks.keys()].toSorted())
  })

  itRuns('What is waiting', 'lists what waits for the cron', async (looks) => {
    const { userId, handle, releaseId, site, old } = await wholePerson()
    const { draftId } = site.draft
    await env.DB.batch([
      env.DB.prepare('insert into outbox (hostname, release_id, revision, created_at) values (?, ?, 1, 0)').bind(
        `${handle}.localhost`,
        releaseId,
      ),
      env.DB.prepare("update scheduled_releases set attempts = 5, failure = 'handle_in_use' where draft_id = ?").bind(
        draftId,
      ),
      env.DB.prepare(
        "insert into mail_outbox (id, user_id, draft_id, kind, attempts, created_at, next_try_at) values ('waits', ?, ?, 'digest', 3, 0, 9e15)",
      ).bind(userId, draftId),
      env.DB.prepare('insert into account_deletions (user_id, websites, started_at) values (?, 0, 0)').bind(userId),
    ])
    const found = await Promise.all(looks.map(async (look) => (await env.DB.prepare(look).all()).results))
    expect(found).toMatchObject([
      [{ hostname: `${handle}.localhost`, release_id: releaseId, attempts: 0, since: '1970-01-01 00:00:00' }],
      [{ id: old.releaseId, draft_id: old.draftId, state: 'removing', attempts: 0 }],
      [{ draft_id: draftId, kind: 'revert', attempts: 5, failure: 'handle_in_use' }],
      [{ kind: 'digest', user_id: userId, attempts: 3, since: '1970-01-01 00:00:00' }],
      [{ user_id: userId, since: '1970-01-01 00:00:00' }],
    ])
    await env.DB.batch(
      ['outbox', 'mail_outbox', 'account_deletions'].map((table) => env.DB.prepare(`delete from ${table}`)),
    )
  })

  itRuns('What operators did', 'lists their acts, newest first', async ([look = '']) => {
    const entry = (at: number, act: string) =>
      env.DB.prepare(
        "insert into audit_log (at, operator_id, act, subject_kind, subject_id, reason) values (?, 'an-operator', ?, 'website', 'a-website', 'Phishing')",
      ).bind(at, act)
    await env.DB.batch([entry(0, 'suspend-website'), entry(1000, 'restore-website')])
    const { results } = await env.DB.prepare(look).all()
    expect(results.slice(0, 2)).toMatchObject([
      { act: 'restore-website', at: '1970-01-01 00:00:01', operator_id: 'an-operator' },
      { act: 'suspend-website', at: '1970-01-01 00:00:00', reason: 'Phishing' },
    ])
  })

  itRuns('Domains that are stuck', 'lists stuck domains and checks them at once', async (statements) => {
    const { userId, handle } = await wholePerson()
    const ctx = contextOf()
    const at = new Date('2027-03-01T12:00:00Z')
    for (const domainName of ['hangs.example', 'leaves.example', 'waits.example']) {
      const name = { id: domainName, userId, domainName, shownName: domainName, websiteName: handle, preferred: false }
      expect(await insertDomain(ctx.db, name, at)).toBe(true)
    }
    const set = (id: string, what: string) =>
      env.DB.prepare(`update website_domains set ${what}, next_check_at = 9e15 where id = ?`).bind(id).run()
    await set('hangs.example', 'attempts = 4')
    await set('leaves.example', "attempts = 2, provider_state = 'leaving', website_name = null")
    await set('waits.example', 'attempts = 0')
    const [hanging, history, leaving, again, ...more] = statements.map((statement) =>
      env.DB.prepare(statement.replace('the-name', 'hangs.example')),
    )
    expect(more).toEqual([])
    expect((await hanging?.all())?.results).toMatchObject([
      { domain_name: 'hangs.example', state: 'PendingOwnershipVerification', attempts: 4 },
      { domain_name: 'leaves.example', provider_state: 'leaving', attempts: 2 },
    ])
    expect((await history?.all())?.results).toMatchObject([
      { type: 'Created', website_name: handle, user_id: userId, at: '2027-03-01 12:00:00' },
    ])
    expect((await leaving?.all())?.results).toContainEqual({
      domain_name: 'leaves.example',
      attempts: 2,
      since: '2027-03-01 12:00:00',
    })
    await again?.run()
    const due = await listDueDomains(ctx.db, { at: new Date(), limit: 50 })
    expect(
      due
        .map(({ id }) => id)
        .filter((id) => id.endsWith('.example'))
        .toSorted(),
    ).toEqual(['hangs.example', 'leaves.example'])
  })

  itRuns('Failures of the last day', 'counts the failures of the last day by event', async ([counted, ...more]) => {
    expect(more).toEqual([])
    const hour = Math.floor(Date.now() / 3_600_000)
    const insert = env.DB.prepare('insert into failure_counts (hour, event, count) values (?, ?, ?)')
    await env.DB.batch([
      env.DB.prepare('delete from failure_counts'),
      insert.bind(hour, 'model.failed', 2),
      insert.bind(hour - 1, 'model.failed', 5),
      insert.bind(hour, 'mail.not_sent', 1),
      insert.bind(hour - 25, 'mail.not_sent', 100),
    ])
    expect((await env.DB.prepare(counted ?? '').all()).results).toEqual([
      { event: 'model.failed', times: 7, in_the_worst_hour: 5 },
      { event: 'mail.not_sent', times: 1, in_the_worst_hour: 1 },
    ])
    await env.DB.exec('delete from failure_counts')
  })

  itRuns(
    'Product events of the last week',
    'counts the product events of the last week',
    async ([counted, ...more]) => {
      await env.DB.prepare('delete from analytics_events').run()
      const view = {
        name: 'page_view',
        path: '/pricing',
        area: null,
        target: null,
        method: null,
        audience: 'visitor',
      } as const
      const measure = databaseMeasure(env.DB)
      await measure.write([view, view], new Date())
      await measure.write([view], new Date(Date.now() - 8 * 24 * 60 * 60 * 1000))
      expect(more).toEqual([])
      const { results } = await env.DB.prepare(counted ?? '').all()
      expect(results).toEqual([{ name: 'page_view', path: '/pricing', target: null, times: 2 }])
    },
  )
})

const tables = ['sessions', 'otp_sessions', 'mailbox', 'creations'] as const
const day = 24 * 60 * 60 * 1000

async function counts() {
  const all = tables.map((table) => env.DB.prepare(`select count(*) as count from ${table}`).first<number>('count'))
  return Object.fromEntries((await Promise.all(all)).map((count, index) => [tables[index], count]))
}

const sweepIn = (days: number) => sweep(contextOf(env, () => new Date(Date.now() + days * day)))

describe('the sweep', () => {
  beforeAll(emptyStores)

  it('removes expired rows only', async () => {
    const person = await newPerson()
    await requestCode(new Browser(), 'waits@example.com')
    await insertCreation(openDatabase(env.DB), { id: 'a', answers: '{}', websiteSettings: '{}', createdAt: new Date() })
    await sweepIn(0)
    expect(await counts()).toEqual({ sessions: 1, otp_sessions: 2, mailbox: 2, creations: 1 })
    expect((await person.get('/api/session')).body).not.toEqual({ user: null })
    await sweepIn(8)
    expect(await counts()).toEqual({ sessions: 1, otp_sessions: 0, mailbox: 0, creations: 0 })
    await sweepIn(32)
    expect(await counts()).toEqual({ sessions: 0, otp_sessions: 0, mailbox: 0, creations: 0 })
  })

  itRuns('Documents in the database', 'counts documents by their format, and shows where rounds are', async (looks) => {
    await newSite()
    const counts = (table: string) => env.DB.prepare(`select count(*) as n from ${table}`).first<number>('n')
    await env.DB.prepare("insert or replace into job_runs (job, ended_at, position) values ('round', 0, 'key')").run()
    const [drafts = [], releases = [], rounds = []] = await Promise.all(
      looks.map(async (look) => (await env.DB.prepare(look).all<Record<string, number>>()).results),
    )
    const sum = (rows: Record<string, number>[], name: string) =>
      rows.reduce((total, row) => total + (row[name] ?? 0), 0)
    expect(sum(drafts, 'drafts')).toBe(await counts('draft_websites'))
    expect(sum(releases, 'releases')).toBe(await counts('releases'))
    expect(rounds).toContainEqual({ job: 'round', position: 'key', at: '1970-01-01 00:00:00' })
  })

  it('ends stuck creations with their composed texts', async () => {
    const db = openDatabase(env.DB)
    const websiteSettings = JSON.stringify(smallDocument())
    const row = { answers: '{}', websiteSettings, status: 'running' as const, userId: await newOwner() }
    await insertCreation(db, { ...row, id: 'stuck', createdAt: new Date(Date.now() - 10 * 60_000) })
    await insertCreation(db, { ...row, id: 'at-work', createdAt: new Date() })
    await sweepIn(0)
    expect(await findCreationRow(db, 'stuck')).toMatchObject({ status: 'done', draftId: 'stuck', websiteSettings })
    expect(await findCreationRow(db, 'at-work')).toMatchObject({ status: 'running', draftId: null })
  })

  it('releases expired handle reservations', async () => {
    const at = Date.now()
    const kept = env.DB.prepare('insert into reserved_handles (handle, user_id, until) values (?, ?, ?)')
    await env.DB.batch([
      kept.bind('rested', 'somebody', at - 1000),
      kept.bind('nobodys', null, at - 1000),
      kept.bind('resting', 'somebody', at + 24 * 60 * 60 * 1000),
    ])
    const left = async () => (await env.DB.prepare('select handle from reserved_handles').all()).results
    await sweepIn(0)
    expect(await left()).toEqual([{ handle: 'resting' }])
    await sweepIn(2)
    expect(await left()).toEqual([])
  })

  // ASVS 14.2.4
  it('deletes model answers after 90 days', async () => {
    await env.DB.exec(
      `insert into ai_prompts (id, kind, input_hash, status, prompt_tokens, answer_tokens, cost_micros, created_at) values ('old', 'k', 'h', 'done', 1, 1, 1, ${Date.now()})`,
    )
    const left = () => env.DB.prepare('select count(*) as count from ai_prompts').first<number>('count')
    await sweepIn(89)
    expect(await left()).toBe(1)
    await sweepIn(91)
    expect(await left()).toBe(0)
  })

  it('deletes analytics events after 90 days, twenty thousand an hour', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20100)
     insert into analytics_events (name, audience, created_at) select 'sign_out', 'visitor', ? + i from n`,
    )
      .bind(Date.now() - 1_000_000)
      .run()
    const left = async () =>
      await env.DB.prepare('select count(*) as count, min(created_at) as oldest from analytics_events').first()
    const before = await left()
    await sweepIn(89)
    expect(await left()).toEqual(before)
    await sweepIn(91)
    expect(await left()).toEqual({ count: 100, oldest: Number(before?.oldest) + 20_000 })
    await sweepIn(91)
    expect(await left()).toEqual({ count: 0, oldest: null })
  })

  it('removes expired verifications, reauthentications and attempt counts', async () => {
    await env.DB.batch(
      ['verifications', 'reauthentications', 'attempt_counts'].map((of) => env.DB.prepare(`delete from ${of}`)),
    )
    const person = await newPerson()
    const sessionId = await env.DB.prepare('select id from sessions order by created_at desc').first<string>('id')
    await env.DB.prepare(
      "insert into reauthentications (session_id, act, status, expires_at) values (?, 'change-email', 'granted', ?)",
    )
      .bind(sessionId, Date.now() + 5 * 60_000)
      .run()
    await requestCode(new Browser(), 'swept@example.com')
    const left = async () =>
      Promise.all(
        ['verifications', 'reauthentications', 'attempt_counts'].map((of) =>
          env.DB.prepare(`select count(*) as count from ${of}`).first<number>('count'),
        ),
      )
    await sweepIn(0)
    const [waiting, proven, counted] = await left()
    expect([waiting, proven]).toEqual([1, 1])
    expect(counted).toBeGreaterThan(1)
    await sweepIn(2)
    // The remaining row is the measured storage of unverified accounts.
    expect(await left()).toEqual([0, 0, 1])
    expect((await person.get('/api/session')).body).not.toEqual({ user: null })
  })
})
