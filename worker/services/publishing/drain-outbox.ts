import { listDueHosts } from '../../storage/publishing/outbox-rows.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { stepsOf } from './step.ts'
import { type Pages, writeWaitingHost } from './write-waiting-host.ts'

/** The store takes one write a second for a key: a publish that follows on another's heels waits and tries again. */
const pauseMs = 1100
const triesOfPublish = 3
const hostsPerRun = 100
const hostsAtOnce = 6

type Outbox = Pick<ServiceContext, 'env' | 'db' | 'now' | 'around'>

/**
 * Writes every host that waits, the least tried first: the cron's part. Failures stay for the next run. Returns how many hosts
 * were written and how many still wait.
 */
export async function drainOutbox(ctx: Outbox): Promise<{ written: number; failed: number }> {
  const step = stepsOf(ctx, 'drain')
  const hostnames = await step(1, 'find what waits', () =>
    listDueHosts(ctx.db, { at: ctx.now().getTime(), limit: hostsPerRun }),
  )
  let written = 0
  const write = (hostname: string) => async () => {
    if (await step(2, 'write a host', () => writeWaitingHost(ctx, hostname, new Map()))) written += 1
  }
  await step(3, 'write all', () => inTurns(hostnames.map(write), hostsAtOnce))
  return { written, failed: hostnames.length - written }
}

/**
 * Writes these hosts now, with the available pages, so that a person finds their page at once. Never throws: hosts that cannot
 * be written are left to the cron.
 */
export async function writeHosts(ctx: Outbox, hostnames: string[], pages: Pages): Promise<void> {
  const step = stepsOf(ctx, 'write hosts')
  try {
    let waiting = hostnames
    for (let tries = 1; waiting.length > 0 && tries <= triesOfPublish; tries += 1) {
      if (tries > 1) await step(1, 'wait for the store', () => scheduler.wait(pauseMs))
      const done = await step(2, 'write', () =>
        Promise.all(waiting.map((hostname) => writeWaitingHost(ctx, hostname, pages))),
      )
      waiting = waiting.filter((_, index) => !done[index])
    }
  } catch (error) {
    console.error(`outbox: ${hostnames.join(', ')}: ${error}`)
  }
}
