import type { Env } from '../env.ts'
import { type Database, openDatabase } from './db/database.ts'
import type { ErrorCode } from './http/errors.ts'
import { countFailures } from './log/failure-counts.ts'
import { logFailure } from './log/log.ts'

/** The context of every service: bindings, database, clock, and a way to continue work after the response. */
export type ServiceContext = {
  env: Env
  db: Database
  now: () => Date
  /** Keeps the Worker alive until the promise settles. Logs a failure and never throws. */
  defer: (promise: Promise<unknown>) => void
  /** Wraps every step of a publishing operation (publishing/steps.ts). Tests interrupt operations there. */
  onStep?: <T>(label: string, run: () => Promise<T>) => Promise<T>
  /** Runs before an owner's request writes a release's files (publishing/count-publications.ts). Throws too_many_requests. */
  beforeRelease?: () => Promise<void>
}

/** A request's context. `waitUntil` is the execution context's. */
export function openContext(env: Env, waitUntil: (promise: Promise<unknown>) => void): ServiceContext {
  const defer: ServiceContext['defer'] = (promise) => waitUntil(deferred(env, promise))
  return { env, db: openDatabase(env.DB), now: () => new Date(), defer }
}

async function deferred(env: Env, promise: Promise<unknown>): Promise<void> {
  await promise.catch((error: unknown) => logFailure('work.failed', error))
  await countFailures(env.DB)
}

/** The variables in every API handler's context. */
export type ApiEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    /** The code of an error response. */
    errorCode?: ErrorCode
    services: ServiceContext
  }
}
