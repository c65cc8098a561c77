import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { chooseModel } from '../adapters/ai/choose-model.ts'
import { chooseMail } from '../adapters/email/email.ts'
import type { Env } from '../env.ts'
import { encodeOnePixel } from '../pictures/encode.ts'
import { withTimeout } from '../platform/concurrency.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { located } from '../platform/located.ts'
import type { EventName } from '../platform/log/events.ts'
import { failuresOfLastHour } from '../platform/log/failure-counts.ts'
import { logFailure, stopwatch } from '../platform/log/log.ts'
import { HOUR, MINUTE } from '../platform/time.ts'
import { lastRun } from './job-runs.ts'
import type { Checked, DeepHealth } from './schema.ts'
import { jobRuns } from './tables.ts'
import { isLate, listWaiting, queueNames } from './waiting.ts'

/** In seconds. */
const timeoutSeconds = 5
const modelTimeoutSeconds = 25

type Result = Omit<Checked, 'name' | 'ms' | 'ok'>
type Check = { name: string; timeoutSeconds?: number; run: () => Promise<Result> }

class WrongValue extends Error {}

/**
 * Exercises every part of the product at once, each within seconds, and leaves nothing behind. The log has the causes. `asksModel`: with a
 * question to the model, which costs money.
 */
export async function checkDeeply(ctx: ServiceContext, { asksModel }: { asksModel: boolean }): Promise<DeepHealth> {
  const at = ctx.now()
  const { env, db } = ctx
  const waiting = memoize(() => listWaiting(ctx, at))
  const failures = memoize(() => failuresOfLastHour(db, at))
  const failuresOf = async (...events: EventName[]) => {
    const counts = await failures()
    return Math.round(events.reduce((sum, event) => sum + (counts.get(event) ?? 0), 0))
  }
  const checks: Check[] = [
    { name: 'database', run: () => tryDatabase(ctx) },
    { name: 'store', run: () => tryStore(env) },
    { name: 'pictures-bucket', run: () => tryBucket(env.MEDIA) },
    { name: 'photos-bucket', run: () => tryBucket(env.MESSAGE_PHOTOS) },
    { name: 'durable-objects', run: () => tryDurableObject(env) },
    { name: 'images', run: () => tryImages(env) },
    {
      name: 'mail',
      run: async () => {
        chooseMail(env)
        return failingAbove(5, await failuresOf('mail.not_sent'))
      },
    },
    {
      name: 'model',
      timeoutSeconds: asksModel ? modelTimeoutSeconds : timeoutSeconds,
      run: async () => {
        const model = chooseModel(env)
        if (model && asksModel) await askShortly(model)
        return failingAbove(10, await failuresOf('model.failed', 'model.not_asked', 'model.not_configured'))
      },
    },
    { name: 'cron', run: async () => lateAfter(10 * MINUTE, await lastRun(db, 'cron'), ctx) },
    { name: 'sweep', run: async () => lateAfter(2 * HOUR + 10 * MINUTE, await lastRun(db, 'sweep'), ctx) },
    { name: 'alerts', run: async () => failingAbove(0, await failuresOf('alerts.not_sent')) },
    ...queueNames.map(
      (queue): Check => ({
        name: `queue-${queue}`,
        run: async () => {
          const found = (await waiting()).find((one) => one.queue === queue)
          if (!found) throw new WrongValue(queue)
          const { count, since } = found
          return { count, since: since?.toISOString() ?? null, ...(isLate(found, at) && { code: 'late' as const }) }
        },
      }),
    ),
  ]
  const results = await Promise.all(checks.map(runCheck))
  return { status: results.every(({ ok }) => ok) ? 'ok' : 'failing', checks: results }
}

async function runCheck({ name, timeoutSeconds: own = timeoutSeconds, run }: Check): Promise<Checked> {
  const elapsed = stopwatch()
  const result = await withTimeout(own, run()).catch((error: unknown): Result => {
    logFailure('health.failed', error, { what: name, ms: elapsed() })
    return { code: codeOf(error) }
  })
  return { name, ok: result.code === undefined, ms: elapsed(), ...result }
}

function codeOf(error: unknown): NonNullable<Checked['code']> {
  if (error instanceof WrongValue) return 'wrong_value'
  const words = error instanceof Error ? `${error.name} ${error.message}` : ''
  if (/^NotConfigured|_PROVIDER is/.test(words)) return 'not_configured'
  return /timed out after|TimeoutError/.test(words) ? 'timeout' : 'failed'
}

const failingAbove = (max: number, count: number): Result => (count > max ? { count, code: 'failing' } : { count })

/** In development the cron runs only while the product does. */
const lateAfter = (maxLength: number, last: Date | undefined, { env, now }: ServiceContext): Result => ({
  since: last?.toISOString() ?? null,
  ...(env.ENVIRONMENT === 'production' &&
    (!last || now().getTime() - last.getTime() > maxLength) && { code: 'late' as const }),
})

/** Writes, reads and deletes a row in one transaction. */
async function tryDatabase({ db, now }: ServiceContext): Promise<Result> {
  const job = `health ${newId()}`
  const [, rows] = await db.batch([
    db.insert(jobRuns).values({ job, endedAt: now() }),
    db.select().from(jobRuns).where(eq(jobRuns.job, job)),
    db.delete(jobRuns).where(eq(jobRuns.job, job)),
  ])
  if (rows.length !== 1) throw new WrongValue('D1')
  return {}
}

/** The store's shortest lifetime, in case that the deletion fails. */
const expirationTtl = 60

async function tryStore({ SITES }: Env): Promise<Result> {
  const key = `health:${newId()}`
  await SITES.put(key, key, { expirationTtl })
  const found = await SITES.get(key).finally(() => SITES.delete(key))
  if (found !== key) throw new WrongValue('KV')
  return {}
}

async function tryBucket(bucket: R2Bucket): Promise<Result> {
  const key = `health/${newId()}`
  await bucket.put(key, key)
  const read = async () => (await bucket.get(key))?.text()
  const found = await read().finally(() => bucket.delete(key))
  if (found !== key) throw new WrongValue('R2')
  return {}
}

/** Calls a channel that no person has, which stores nothing. */
async function tryDurableObject(env: Env): Promise<Result> {
  await located(env.LIVE, env).getByName('health').closeSession('health')
  return {}
}

async function tryImages(env: Env): Promise<Result> {
  await encodeOnePixel(env)
  return {}
}

const shortAnswer = z.object({ word: z.string() })

async function askShortly(model: NonNullable<ReturnType<typeof chooseModel>>): Promise<void> {
  const question = { kind: 'health', instruction: 'Answer with the word in the data.', data: { word: 'ready' } }
  const { text } = await model.ask({ ...question, answer: shortAnswer, maxTokens: 2000, temperature: 0 })
  if (text === '') throw new WrongValue('model')
}

/** The result of the first call for all later ones. */
function memoize<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= run()
    return result
  }
}
