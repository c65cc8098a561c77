import { AppError } from '../../contract/errors.ts'
import { type InboxSettings, inboxSettings } from '../../contract/messages.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { ownsDraft } from '../../storage/drafts.ts'
import { findSettingsRow, type SettingsRow, upsertSettings } from '../../storage/inbox/settings-rows.ts'
import type { ServiceContext } from '../context.ts'
import { drainMail } from '../mail-outbox/drain-mail.ts'
import { nextDigestAt } from '../mail-outbox/next-digest.ts'

type Of = { userId: string; draftId: string }
type Answer = { settings: InboxSettings; chosen: boolean }

const untilSet: InboxSettings = { notify: 'at-once', timeZone: 'UTC', keepMonths: null }

/** How a website's owner gets notified of messages; `chosen` is false as long as nobody has set it. Throws not_found. */
export async function getInboxSettings(ctx: ServiceContext, of: Of): Promise<Answer> {
  const row = await findSettingsRow(ctx.db, of)
  if (row) return answerOf(row)
  if (!(await ownsDraft(ctx.db, of))) throw new AppError('not_found')
  return { settings: untilSet, chosen: false }
}

/**
 * Sets it. An owner who switches from a daily email to immediate ones gets a last daily email with the newest messages. Throws
 * not_found.
 */
export async function setInboxSettings(
  ctx: ServiceContext,
  { settings, ...of }: Of & { settings: InboxSettings },
): Promise<Answer> {
  const { notify, timeZone, keepMonths } = settings
  const at = ctx.now()
  const before = await findSettingsRow(ctx.db, of)
  const lastDigest = before?.notify === 'daily' && notify === 'at-once'
  const row = await upsertSettings(ctx.db, {
    ...{ ...of, notify, timeZone, keepMonths, at, lastDigest },
    nextDigestAt: notify === 'daily' ? nextDigestAt(timeZone, at) : null,
  })
  if (!row) throw new AppError('not_found')
  if (lastDigest) ctx.defer(drainMail(ctx))
  notifyOwner(ctx, of.userId, { type: 'messages.changed' })
  return answerOf(row)
}

const answerOf = (row: SettingsRow): Answer => ({ settings: inboxSettings.parse(row), chosen: true })
