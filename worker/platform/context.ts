import type { Env } from '../env.ts'
import { type Database, openDatabase } from './db/database.ts'

/** What every service gets: bindings, database, clock, and a way to continue work after the response. */
export type ServiceContext = {
  env: Env
  db: Database
  now: () => Date
  /** Keeps the Worker alive until the promise settles. Logs a failure and never throws. */
  defer: (promise: Promise<unknown>) => void
  /** Wraps every step of a verb (publishing/steps.ts). Tests interrupt operations there. */
  onStep?: <T>(label: string, run: () => Promise<T>) => Promise<T>
  /** Prefixes log lines: the id of the request or cron run. */
  label?: string
}

/** The context of one request. `waitUntil` is the execution context's; `label` prefixes log lines. */
export const openContext = (
  env: Env,
  waitUntil: (promise: Promise<unknown>) => void,
  label: string,
): ServiceContext => ({
  env,
  db: openDatabase(env.DB),
  now: () => new Date(),
  label,
  defer: (promise) => waitUntil(promise.catch((error: unknown) => console.error(label, 'deferred', error))),
})

/** The variables in every API handler's context. */
export type ApiEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    services: ServiceContext
  }
}
