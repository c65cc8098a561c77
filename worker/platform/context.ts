import type { Env } from '../env.ts'
import { type Database, openDatabase } from './db/database.ts'

/** What every service is given: the bindings, the database, the clock, and a place for work that may outlive the answer. */
export type ServiceContext = {
  env: Env
  db: Database
  now: () => Date
  /** Keeps the Worker alive until the promise settles; its failure is logged, never thrown. */
  defer: (promise: Promise<unknown>) => void
  /** Runs every step of what changes a website's address (publishing/step.ts). Tests interrupt there. */
  onStep?: <T>(label: string, run: () => Promise<T>) => Promise<T>
  /** Goes in front of what is logged: the id of the request, or of the run of the cron. */
  label?: string
}

/** The context of one request. `waitUntil` is the execution context's; `label` goes in front of what is logged. */
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

/** What every handler of the API finds in its context. */
export type ApiEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    services: ServiceContext
  }
}
