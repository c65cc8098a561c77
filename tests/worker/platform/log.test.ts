import { env } from 'cloudflare:workers'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import * as z from 'zod'
import { openContext } from '../../../worker/platform/context.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { AppError } from '../../../worker/platform/http/errors.ts'
import { causeOf, stackOf } from '../../../worker/platform/log/cause.ts'
import {
  countFailures,
  deleteFailureCountsBefore,
  failuresOfLastHour,
} from '../../../worker/platform/log/failure-counts.ts'
import {
  addToLogScope,
  currentRequestId,
  inJobScope,
  inLogScope,
  logEvent,
  logFailure,
  takeFailures,
} from '../../../worker/platform/log/log.ts'
import { linesOf } from '../../harness/workers/log-lines.ts'

let error: MockInstance
let log: MockInstance
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockReturnValue()
  log = vi.spyOn(console, 'log').mockReturnValue()
  takeFailures()
})
afterEach(() => vi.restoreAllMocks())

const parseError = () => {
  try {
    return JSON.parse('Ada Lovelace')
  } catch (thrown) {
    return thrown
  }
}

describe('the stack in a log line', () => {
  it('consists of the innermost six frames, without the message', () => {
    const error = new Error('Ada\n    at home (ada@example.com)')
    error.stack = `Error: too many\n${Array.from({ length: 9 }, (_, n) => `    at f${n} (file:///new-api.mjs:1:${n})`).join('\n')}`
    expect(stackOf(error).stack).toMatch(/^f0 \(file:\/\/\/new-api\.mjs:1:0\) < f1 .*5\)$/)
    expect(stackOf('words of ours')).toEqual({})
  })
})

describe('an error’s cause in a log line', () => {
  it('contains the code of an expected error, without its details', () => {
    expect(causeOf(new AppError('handle_in_use', { handle: 'ada' }))).toEqual({ code: 'handle_in_use' })
  })

  it('contains a failed query’s reason, without the query and its parameters', () => {
    const query = new DrizzleQueryError('insert into users', ['ada@example.com'], new Error('D1_ERROR: no such table'))
    expect(causeOf(query)).toEqual({ cause: 'D1_ERROR: no such table' })
    expect(causeOf(new DrizzleQueryError('insert', ['ada@example.com']))).toEqual({ cause: 'query failed' })
  })

  it('contains a violated constraint’s column', () => {
    const cause = 'D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT'
    expect(causeOf(new Error(cause))).toEqual({ cause })
  })

  // ASVS 16.4.1
  it('omits a parse error’s message, which quotes its input', () => {
    expect(causeOf(parseError())).toEqual({ cause: 'SyntaxError' })
  })

  it('contains the paths and codes of schema violations, without values or personal keys', () => {
    const { error: first } = z.object({ name: z.string() }).safeParse({ name: 7 })
    expect(causeOf(first)).toEqual({ cause: 'name invalid_type' })
    const { error: second } = z.record(z.string(), z.number()).safeParse({ 'ada@example.com': 'x' })
    expect(causeOf(second)).toEqual({ cause: '? invalid_type' })
  })

  it.each([
    ['550 no mailbox ada@example.com here', '550 no mailbox [email] here'],
    ['GET https://ada:secret@shop.example/a?b=c failed', 'GET [address] failed'],
    ['KV PUT failed: 429 for adas-plumbing.example.site', 'KV PUT failed: 429 for [host]'],
    ['invalid value "Ada’s \\"best\\" plumbing" given', 'invalid value [text] given'],
    ["can't read 'Ada Lovelace' here", "can't read [text] here"],
    ['cut off at “Ada Love', 'cut off at [text]'],
    ['called +44 (20) 7946-0123 twice', 'called [number] twice'],
    ['from 203.0.113.7 and 2001:db8::1', 'from [number] and [number]'],
    ['it answered 503 after 0.01 seconds', 'it answered 503 after 0.01 seconds'],
    ['bücher@exämple.de schrieb', '[email] schrieb'],
  ])('contains no personal data of “%s”', (message, cause) => {
    expect(causeOf(new Error(message))).toEqual({ cause })
    expect(causeOf(message)).toEqual({ cause })
  })

  // ASVS 16.4.1
  it('fits 200 characters, and takes little time for hostile text', () => {
    expect(causeOf(new Error('word '.repeat(100_000))).cause?.length).toBeLessThanOrEqual(200)
    const start = Date.now()
    for (const part of ['a.', '"', '1 ', "'", 'a@', ':', '\\'])
      expect(causeOf(new Error(part.repeat(50_000))).cause?.length).toBeLessThanOrEqual(200)
    expect(Date.now() - start).toBeLessThan(2000)
  })

  it('describes a thrown value that isn’t an error', () => {
    expect(causeOf({ email: 'ada@example.com' })).toEqual({ cause: 'object' })
    expect(causeOf(undefined)).toEqual({ cause: 'undefined' })
  })
})

describe('log lines', () => {
  // ASVS 16.2.4
  it('carry their request’s id, even in background work', async () => {
    const work = Promise.withResolvers<void>()
    await inLogScope({ id: 'request-1' }, async () => {
      addToLogScope({ accountId: 'account-1' })
      void work.promise.then(() => logEvent('mail.sent', { outcome: 'done' }))
    })
    expect(currentRequestId()).toBeNull()
    work.resolve()
    await work.promise
    await Promise.resolve()
    expect(linesOf(log)).toEqual([{ event: 'mail.sent', outcome: 'done', id: 'request-1', accountId: 'account-1' }])
  })

  it('carry different ids for parallel requests', async () => {
    const request = (id: string) =>
      inLogScope({ id }, async () => {
        await scheduler.wait(1)
        logEvent('mail.sent', { what: id })
      })
    await Promise.all(['a', 'b', 'c'].map(request))
    expect(linesOf(log).map(({ id, what }) => [id, what])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ])
  })

  it('carry, in a job, the ids of the queueing request and of the run', () => {
    inLogScope({ id: 'run-1' }, () => {
      inJobScope('request-1', { draftId: 'draft-1' }, () => logEvent('mail.sent'))
      inJobScope(null, {}, () => logEvent('mail.sent'))
    })
    expect(linesOf(log)).toEqual([
      { event: 'mail.sent', id: 'request-1', run: 'run-1', draftId: 'draft-1' },
      { event: 'mail.sent', id: 'run-1' },
    ])
  })

  it('report and count failed deferred work', async () => {
    await env.DB.exec('delete from failure_counts')
    const pending: Promise<unknown>[] = []
    const ctx = openContext(env, (promise) => pending.push(promise))
    inLogScope({ id: 'request-1' }, () => ctx.defer(Promise.reject(new Error('too late'))))
    await Promise.all(pending)
    const stack = expect.stringMatching(/^\S.*log\.test\.ts:\d+:\d+/)
    expect(linesOf(error)).toEqual([
      { event: 'work.failed', id: 'request-1', outcome: 'failed', cause: 'too late', stack },
    ])
    expect([...(await failuresOfLastHour(ctx.db, new Date()))]).toEqual([['work.failed', 1]])
  })
})

describe('failure counts', () => {
  const db = openDatabase(env.DB)
  const noon = new Date('2027-03-01T12:00:00Z')
  const noonPlus = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
  beforeEach(async () => void (await env.DB.exec('delete from failure_counts')))

  it('add up over flushes and isolates', async () => {
    for (let times = 0; times < 3; times += 1) logFailure('mail.not_sent', new Error('no'))
    logFailure('model.failed', new Error('no'))
    await countFailures(env.DB, noon)
    logFailure('mail.not_sent', new Error('no'))
    await countFailures(env.DB, noon)
    expect(Object.fromEntries(await failuresOfLastHour(db, noon))).toEqual({ 'mail.not_sent': 4, 'model.failed': 1 })
  })

  it('cost no write when nothing failed', async () => {
    const untouched = new Proxy(env.DB, {
      get: () => {
        throw new Error('the database was asked')
      },
    })
    logEvent('mail.sent', { outcome: 'done' })
    await countFailures(untouched, noon)
    expect(linesOf(error)).toEqual([])
  })

  it('disappear without harm when the database fails', async () => {
    logFailure('mail.not_sent', new Error('no'))
    const broken = { prepare: () => ({ bind: () => ({ run: () => Promise.reject(new Error('D1 is down')) }) }) }
    await countFailures(broken as unknown as D1Database, noon)
    expect(linesOf(error).at(-1)).toMatchObject({ event: 'failures.not_counted', count: 1, outcome: 'failed' })
    expect(takeFailures()).toEqual([])
  })

  it('for the previous hour decrease during the current hour', async () => {
    for (let times = 0; times < 8; times += 1) logFailure('mail.not_sent', new Error('no'))
    await countFailures(env.DB, noonPlus(59))
    const countAt = async (minutes: number) => (await failuresOfLastHour(db, noonPlus(minutes))).get('mail.not_sent')
    expect(await Promise.all([59, 60, 90, 119, 121].map(countAt))).toEqual([
      8,
      8,
      4,
      expect.closeTo(0.13, 1),
      undefined,
    ])
  })

  it('disappear after a week', async () => {
    logFailure('mail.not_sent', new Error('no'))
    await countFailures(env.DB, noon)
    await deleteFailureCountsBefore(db, noon)
    expect((await failuresOfLastHour(db, noon)).size).toBe(1)
    await deleteFailureCountsBefore(db, noonPlus(60))
    expect((await failuresOfLastHour(db, noon)).size).toBe(0)
  })
})
