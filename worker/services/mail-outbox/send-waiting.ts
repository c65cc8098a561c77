import { notifyOwner } from '../../live/notify-owner.ts'
import type { MailMessage } from '../../providers/mail.ts'
import { endSent, giveUp, type MailOutboxRow, putOff } from '../../storage/mail-outbox/lease-rows.ts'
import type { ServiceContext } from '../context.ts'
import { sendMail } from '../send-mail.ts'
import { withinSeconds } from '../within-seconds.ts'
import { writeDigest } from './write-digest.ts'
import { writeNotice } from './write-notice.ts'
import { writeReply } from './write-reply.ts'

const minute = 60_000
const patience = 30
const longestPause = 6 * 60 * minute
const givenUpAfter = 7 * 24 * 60 * minute
/** Noting that a mail was sent is tried so often: as long as that fails, it will be sent again. */
const notingTries = 3

type Writer = (ctx: ServiceContext, row: MailOutboxRow) => Promise<MailMessage | undefined>
const writers: Record<MailOutboxRow['kind'], Writer> = { notice: writeNotice, digest: writeDigest, reply: writeReply }

/**
 * Writes and sends a mail that this worker has leased. Unsent: what it was about is gone, or its owner wants no such mails any more.
 * Failed: it waits for its next try, or was given up after a week.
 */
export async function sendWaiting(ctx: ServiceContext, row: MailOutboxRow): Promise<'sent' | 'failed' | 'unsent'> {
  try {
    const mail = await withinSeconds(patience, writers[row.kind](ctx, row))
    if (!mail) {
      await giveUp(ctx.db, row, ctx.now())
      return 'unsent'
    }
    await withinSeconds(patience, sendMail(ctx, mail.to, mail))
  } catch (error) {
    await waitOrGiveUp(ctx, row, error)
    return 'failed'
  }
  await noteSent(ctx, row)
  return 'sent'
}

async function noteSent(ctx: ServiceContext, row: MailOutboxRow): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await endSent(ctx.db, row, ctx.now())
      break
    } catch (error) {
      if (tries === notingTries) throw error
    }
  }
  tellTabs(ctx, row)
}

async function waitOrGiveUp(ctx: ServiceContext, row: MailOutboxRow, error: unknown): Promise<void> {
  const at = ctx.now().getTime()
  const isGivenUp = at - row.createdAt.getTime() >= givenUpAfter
  console.error(`mail outbox: ${row.id}, try ${row.attempts}${isGivenUp ? ', given up' : ''}: ${error}`)
  if (!isGivenUp) {
    const pause = Math.min(2 ** (row.attempts - 1) * minute, longestPause)
    await putOff(ctx.db, row, new Date(at + pause))
    return
  }
  await giveUp(ctx.db, row, new Date(at))
  tellTabs(ctx, row)
}

/** An answer shows whether it was sent. */
function tellTabs(ctx: ServiceContext, { kind, userId }: MailOutboxRow): void {
  if (kind === 'reply') notifyOwner(ctx, userId, { type: 'messages.changed' })
}
