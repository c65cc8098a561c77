import { Hono } from 'hono'
import { type SignedInEnv, signedIn } from '../accounts/sessions/signed-in.ts'
import { connectedDomains } from '../domains/read.ts'
import { oldestUnread } from '../messages/read.ts'
import type { ServiceContext } from '../platform/context.ts'
import { describe } from '../platform/http/route.ts'
import type { Owner } from '../platform/owner.ts'
import { allSchedules } from '../publishing/schedules.ts'
import { visitsOfWeek } from '../visits/visits-of-week.ts'
import { type Week, weekAnswer } from './schema.ts'

/** The owner's week for the page after sign-in. */
export const weekRoutes = new Hono<SignedInEnv>().get(
  '/',
  describe({
    summary: 'Get the week’s summary',
    description: 'Covers all the person’s websites: unanswered messages, domains, scheduled versions and visitors.',
    answers: { 200: weekAnswer },
    errors: ['not_signed_in'],
  }),
  signedIn,
  async (c) => c.json(await readWeek(c.get('services'), { userId: c.get('userId') }), 200),
)

async function readWeek(ctx: ServiceContext, of: Owner): Promise<Week> {
  const [waiting, domains, schedules, visits] = await Promise.all([
    oldestUnread(ctx, of),
    connectedDomains(ctx, of),
    allSchedules(ctx, of),
    visitsOfWeek(ctx, of),
  ])
  return { oldestUnread: waiting, domains, schedules, ...visits }
}
