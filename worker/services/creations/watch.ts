import { firstState } from '../../contract/creation-state.ts'
import type { Caller } from '../../contract/creations.ts'
import { eventStream, eventText } from '../../live/event-stream.ts'
import { type CreationRow, findCreationRow } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { claimCreation } from './claim.ts'
import { creationOf } from './creation-of.ts'
import { endOf } from './finish.ts'
import { getHeldRow } from './held-creation.ts'
import { startRun } from './start-run.ts'

type Watch = { token: string | undefined; caller: Caller }

/**
 * What happens to the creation that a browser holds, as server-sent events: from the Durable Object while it runs, which is begun again
 * if it is not at it, and from the stored row afterwards. Throws not_found.
 */
export async function watchCreation(ctx: ServiceContext, { token, caller }: Watch): Promise<Response> {
  const row = await getHeldRow(ctx, token)
  if (row.status === 'running') {
    const run = await startRun(ctx, row, caller)
    const events = await run.fetch('https://creation/events')
    if (events.ok) return eventStream(events.body)
  }
  return eventStream(await endedEvents(ctx, row, token))
}

/** An account that was full when it ended may have room by now. */
async function endedEvents(ctx: ServiceContext, before: CreationRow, token: string | undefined): Promise<string> {
  const waits = before.status === 'done' && before.draftId === null
  if (waits && before.userId) await claimCreation(ctx, { userId: before.userId, token })
  const row = (await findCreationRow(ctx.db, before.id)) ?? before
  const { websiteSettings } = creationOf(row)
  const written = websiteSettings.sections.map(({ id }) => id)
  // It may have ended before anybody could listen.
  const imported = await ctx.env.CREATIONS.getByName(row.id)
    .imported()
    .catch(() => null)
  const state = { ...firstState(false), phase: 'finishing' as const, imported, websiteSettings, written }
  return eventText(state) + eventText(endOf(row))
}
