import { type DueDigest, listDueDigests, putDigest } from '../../storage/mail-outbox/digest-rows.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { nextDigestAt } from './next-digest.ts'

const digestsPerRun = 200
const digestsAtOnce = 5
/** What was accepted before that is stored by now: nothing can come to be older than a mail that does not have it. */
const settledMs = 2 * 60_000

/**
 * The cron's part, every minute: puts daily mails that are due into the outbox, with what came since the last one; none where nothing
 * came. Runs may overlap. Returns how many there will be.
 */
export async function putDigests(ctx: ServiceContext): Promise<number> {
  let put = 0
  const due = await listDueDigests(ctx.db, { at: ctx.now(), limit: digestsPerRun })
  const putOne = (digest: DueDigest) => async () => {
    try {
      const at = ctx.now()
      const until = new Date(at.getTime() - settledMs)
      if (await putDigest(ctx.db, { due: digest, at, until, next: nextOf(digest, at) })) put += 1
    } catch (error) {
      console.error(`digest of ${digest.draftId}: ${error}`)
    }
  }
  await inTurns(due.map(putOne), digestsAtOnce)
  return put
}

/** A zone that this machine does not know any more is taken for UTC. */
function nextOf({ draftId, timeZone }: DueDigest, at: Date): Date {
  try {
    return nextDigestAt(timeZone, at)
  } catch (error) {
    console.error(`digest of ${draftId}: ${error}`)
    return nextDigestAt('UTC', at)
  }
}
