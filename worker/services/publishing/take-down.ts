import { removePublication } from '../../storage/publishing/take-down-rows.ts'
import type { ServiceContext } from '../context.ts'
import { writeHosts } from './drain-outbox.ts'
import { sitesDomain } from './site-address.ts'
import { stepsOf } from './step.ts'

type Which = { userId: string; draftId: string }

/**
 * Takes a draft's website down, reserves its handle for its owner, and cancels schedules. Returns the draft, undefined
 * if that person has none, and whether the website was up. May be repeated.
 */
export async function takeDown(ctx: ServiceContext, which: Which) {
  const step = stepsOf(ctx, 'take down')
  const { draft, hostnames } = await step(1, 'commit', () =>
    removePublication(ctx.db, { ...which, sitesDomain: sitesDomain(ctx.env), at: ctx.now() }),
  )
  await step(2, 'remove the hosts', () => writeHosts(ctx, hostnames, new Map())).catch(() => undefined)
  return { draft, wasUp: hostnames.length > 0 }
}
