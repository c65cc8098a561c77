import { leaseMail, listDueMails } from '../../storage/mail-outbox/lease-rows.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { sendWaiting } from './send-waiting.ts'

const mailsPerRun = 100
/** A Worker may have six calls waiting at once. */
const mailsAtOnce = 5
/** Longer than a mail is worked on; after a crash it waits this long for the next worker. */
const leaseMs = 3 * 60_000

/**
 * Sends the mails that are due, the least tried first: right after something put one in, and by the cron each minute. Runs may overlap:
 * one worker has a mail at a time. What fails waits for its next try, and holds nothing else up. A mail is sent at least once: a crash
 * between sending it and noting that sends it again. Returns how many were accepted for delivery, and how many failed.
 */
export async function drainMail(ctx: ServiceContext): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 }
  const due = await listDueMails(ctx.db, { at: ctx.now(), limit: mailsPerRun })
  const sendOne = (id: string) => async () => {
    try {
      const at = ctx.now()
      const row = await leaseMail(ctx.db, { id, at, until: new Date(at.getTime() + leaseMs) })
      if (!row) return
      const outcome = await sendWaiting(ctx, row)
      if (outcome !== 'unsent') counts[outcome] += 1
    } catch (error) {
      console.error(`mail outbox: ${id}: ${error}`)
      counts.failed += 1
    }
  }
  await inTurns(due.map(sendOne), mailsAtOnce)
  return counts
}
