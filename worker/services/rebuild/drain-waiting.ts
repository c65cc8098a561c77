import type { ServiceContext } from '../context.ts'
import { drainOutbox } from '../publishing/drain-outbox.ts'
import type { Part } from './rebuilt.ts'

/** Writes the hosts that wait, as the cron does. */
export async function drainWaiting(ctx: ServiceContext): Promise<Part> {
  const { written } = await drainOutbox(ctx)
  return { next: written > 0 ? '' : null, done: [{ filesWritten: written }] }
}
