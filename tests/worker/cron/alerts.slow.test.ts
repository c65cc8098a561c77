import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { alertOperator } from '../../../worker/alerts/alert.ts'
import type { Env } from '../../../worker/env.ts'
import { recordCronRun, recordRun } from '../../../worker/health/job-runs.ts'
import { keyOf, spend } from '../../../worker/platform/limits/count-attempt.ts'
import type { TotalName } from '../../../worker/platform/limits/limits.ts'
import type { EventName } from '../../../worker/platform/log/events.ts'
import { countFailures } from '../../../worker/platform/log/failure-counts.ts'
import { logFailure, takeFailures } from '../../../worker/platform/log/log.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { contextOf, siteEnv } from '../../harness/workers/sites/sites.ts'

const operator = 'operator@shingle.test'
const minute = 60_000
const hour = 60 * minute
const start = new Date('2027-03-01T12:00:00Z')
let now = start
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

let error: MockInstance
beforeEach(async () => {
  error = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  takeFailures()
  now = start
  await env.DB.batch(
    [
      'alerts',
      'job_runs',
      'failure_counts',
      'mailbox',
      'mail_outbox',
      'outbox',
      'account_deletions',
      'attempt_counts',
      'media_removals',
    ].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
})
afterEach(() => vi.restoreAllMocks())

type Run = { previousRun?: Date; of?: Partial<Env> }

/** Runs the alert check, by default a minute after the last run. */
async function check({ previousRun = new Date(now.getTime() - minute), of = {} }: Run = {}) {
  const ctx = contextOf(siteEnv({ OPERATOR_EMAILS: operator, SIGN_IN_MAILS_DAILY: '', ...of }), () => now)
  await recordCronRun(ctx.db, now)
  await alertOperator(ctx, previousRun)
}

type Mail = { recipient: string; subject: string; text: string }
const mails = async () =>
  (await env.DB.prepare('select recipient, subject, text from mailbox order by rowid').all<Mail>()).results
const subjects = async () => (await mails()).map(({ subject }) => subject)

async function fail(event: EventName, times: number) {
  for (let count = 0; count < times; count += 1) logFailure(event, new Error('no'))
  await countFailures(env.DB, now)
}

const ago = (minutes: number) => now.getTime() - minutes * minute

const insertHost = (at: number) =>
  env.DB.prepare("insert into outbox (hostname, release_id, revision, created_at) values ('a.localhost', 'r', 1, ?)")
    .bind(at)
    .run()

/** Adds to a count shared by all people. */
async function countInAll(name: TotalName, amount: number) {
  const key = await keyOf(contextOf(), name, '')
  await spend(contextOf().db, { key, max: amount, seconds: 3600 }, { amount, at: now })
}

/** Each problem, how it comes about, and its text in the email. */
const triggers: [string, () => Promise<unknown>, RegExp][] = [
  ['a host waits for more than 15 minutes', () => insertHost(ago(16)), /websites wait to be written: 1, the oldest for 16 minutes/],
  ['an email waits for more than 15 minutes', () =>
    env.DB.prepare("insert into mail_outbox (id, user_id, draft_id, kind, created_at, next_try_at) values ('m', 'u', 'd', 'digest', ?, 9e15)").bind(ago(20)).run(),
    /Emails wait to be sent: 1, the oldest for 20 minutes/],
  ['a deletion waits for more than 15 minutes', () =>
    env.DB.prepare("insert into account_deletions (user_id, websites, started_at) values ('u', 0, ?)").bind(ago(16)).run(),
    /Deletions of accounts wait: 1/],
  ['pictures wait for more than three hours', () =>
    env.DB.prepare("insert into media_removals (hash, created_at) values ('h', ?)").bind(ago(181)).run(),
    /Pictures wait to be deleted: 1/],
  ['the hourly cleanup is late', () => recordRun(contextOf().db, 'sweep', new Date(ago(131))), /cleanup is late: last run 131 minutes ago/],
  ['the product responds with errors', () => fail('api.request', 21), /responded with errors: 21 times/],
  ['emails are not sent', () => fail('mail.not_sent', 6), /Emails could not be sent: 6 times/],
  ['the model fails', () => fail('model.failed', 11), /The model failed: 11 times/],
  ['the photo service fails', () => fail('photos.failed', 11), /photo service failed/],
  ['the geocoder fails', () => fail('places.failed', 11), /Places could not be looked up/],
  ['domains cannot be checked', () => fail('domains.not_checked', 11), /Custom domains could not be checked/],
  ['no more domains fit', () => fail('domains.full', 1), /No more custom domains fit/],
  ['the DNS resolver fails', () => fail('dns.failed', 11), /DNS resolver failed/],
  ['the social sign-in fails', () => fail('social.failed', 6), /social sign-in failed/],
  ['Turnstile fails', () => fail('turnstile.failed', 6), /Turnstile gave no verdict/],
  ['pictures are not stored', () => fail('images.failed', 6), /Pictures could not be stored/],
  ['messages are not stored', () => fail('messages.not_stored', 3), /messages could not be stored/],
  ['many sign-in emails are requested', () => countInAll('sign-in emails in an hour', 400), /Many sign-in emails are requested: 400 within an hour/],
  ['websites are published more often than usual', () => countInAll('publications', 501), /Many websites are published: 501 times within an hour/],
  ['jobs fail', () => fail('cron.part_failed', 3), /Jobs of the cron failed/],
] // biome-ignore format: a table

describe('alerts', () => {
  it.each(triggers)('tell the operator when %s', async (_what, trigger, words) => {
    await trigger()
    await check()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(operator)
    // The text part wraps its lines.
    expect(mail?.text.replace(/\s+/g, ' ')).toMatch(words)
  })

  it('tell the operator when the cron stopped running', async () => {
    await check({ previousRun: new Date(ago(43)) })
    expect(await mails()).toMatchObject([{ subject: 'Shingle: The cron paused' }])
    expect((await mails())[0]?.text.replace(/\s+/g, ' ')).toContain('43 minutes without a run')
    later(minute)
    await check()
    expect(await subjects()).toHaveLength(2)
  })

  it.each([50, 80, 90])('tell the operator when the database is %s % full', async (step) => {
    const { meta } = await env.DB.prepare('select 1').run()
    const DATABASE_LIMIT_MB = String((meta.size_after / 1024 / 1024 / (step + 4)) * 100)
    await check({ of: { DATABASE_LIMIT_MB } })
    await check({ of: { DATABASE_LIMIT_MB } })
    expect(await subjects()).toEqual([`Shingle: The database is ${step} % full`])
  })

  it('tell the operator when the last backup is older than three days', async () => {
    const { db } = contextOf()
    await recordRun(db, 'backup', new Date(ago(3 * 24 * 60)))
    await check()
    expect(await subjects()).toEqual([])
    await recordRun(db, 'backup', new Date(ago(3 * 24 * 60 + 1)))
    await check()
    expect(await subjects()).toEqual(['Shingle: The last backup is old'])
    expect((await mails())[0]?.text).toContain('it ended 3 days ago')
  })

  it('repeat when a database’s size passes the next step', async () => {
    const { meta } = await env.DB.prepare('select 1').run()
    const fullBy = (percent: number) => ({ DATABASE_LIMIT_MB: String((meta.size_after / 1024 / 1024 / percent) * 100) })
    await check({ of: fullBy(45) })
    expect(await subjects()).toEqual([])
    for (const percent of [55, 85, 95]) {
      later(hour)
      await check({ of: fullBy(percent) })
    }
    expect(await subjects()).toHaveLength(3)
  })

  it('wait until a limit is exceeded', async () => {
    await insertHost(ago(14))
    await fail('api.request', 20)
    await fail('mail.not_sent', 5)
    await countInAll('publications', 500)
    await countInAll('sign-in emails in an hour', 399)
    await recordRun(contextOf().db, 'sweep', new Date(ago(125)))
    await check({ previousRun: new Date(ago(9)) })
    await check()
    expect(await mails()).toEqual([])
    expect(await env.DB.prepare('select * from alerts').all()).toMatchObject({ results: [] })
  })

  it('require an address', async () => {
    await fail('domains.full', 1)
    for (const OPERATOR_EMAILS of [undefined, '', ' , ']) await check({ of: { OPERATOR_EMAILS } })
    expect(await mails()).toEqual([])
    expect(await env.DB.prepare('select * from alerts').all()).toMatchObject({ results: [] })
  })

  it('list all problems in a single email to every address', async () => {
    await insertHost(ago(30))
    await fail('domains.full', 1)
    await check({ of: { OPERATOR_EMAILS: `${operator}, second@shingle.test` } })
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([operator, 'second@shingle.test'])
    expect(sent[0]?.subject).toMatch(/, and 1 more$/)
    expect(sent[0]?.text.replace(/\s+/g, ' ')).toMatch(/websites wait.+No more custom domains fit/)
  })

  it('repeat after one, two and four hours while nothing changes', async () => {
    await insertHost(ago(30))
    const sentAt: number[] = []
    for (let minutes = 0; minutes <= 8 * 60; minutes += 5) {
      await recordRun(contextOf().db, 'sweep', now)
      const before = (await mails()).length
      await check()
      if ((await mails()).length > before) sentAt.push(minutes)
      later(5 * minute)
    }
    expect(sentAt).toEqual([0, 60, 180, 420])
  })

  it('report a new problem an hour after the last alert', async () => {
    await insertHost(ago(30))
    await check()
    later(hour)
    await check()
    later(30 * minute)
    await fail('domains.full', 1)
    await check()
    expect(await subjects()).toHaveLength(2)
    later(30 * minute)
    await fail('domains.full', 1)
    await check()
    expect(await subjects()).toHaveLength(3)
  })

  it('go out once from parallel runs', async () => {
    await insertHost(ago(30))
    await Promise.all([check(), check(), check()])
    expect(await subjects()).toHaveLength(1)
  })

  it('report once that all problems ended, and how long they lasted', async () => {
    await insertHost(ago(30))
    await check()
    await env.DB.exec('delete from outbox')
    later(25 * minute)
    await check()
    later(minute)
    await check()
    expect(await subjects()).toEqual(['Shingle: Published websites wait to be written', 'Shingle is well again'])
    expect((await mails())[1]?.text.replace(/\s+/g, ' ')).toContain('lasted 25 minutes')
  })

  it('spare the operator when a problem comes and goes', async () => {
    for (let minutes = 0; minutes < 120; minutes += 1) {
      if (minutes % 2 === 0) await insertHost(ago(30))
      else await env.DB.exec('delete from outbox')
      await check()
      later(minute)
    }
    expect((await subjects()).length).toBeLessThanOrEqual(4)
  })

  it('retry every five minutes when email fails, and go out once it works', async () => {
    let tries = 0
    const down = {
      send: () => {
        tries += 1
        return Promise.reject(new Error('no mail today'))
      },
    }
    const of = { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@shingle.test', EMAIL: down as never } as const
    await insertHost(ago(30))
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await check({ of })
      later(minute)
    }
    expect(tries).toBe(12)
    expect(linesAbout(error, 'alerts.not_sent')).toHaveLength(12)
    later(5 * minute)
    await check()
    expect(await subjects()).toHaveLength(1)
  })
})
