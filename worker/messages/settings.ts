import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { ownedDraft, type SignedInEnv } from '../accounts/sessions/signed-in.ts'
import { isAlive } from '../accounts/user-rows.ts'
import { ownsDraft } from '../drafts/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { nextDigestAt, nextWeeklyAt } from './outbox/digests.ts'
import { drainMail } from './outbox/drain.ts'
import { digestRow } from './outbox/rows.ts'
import { findWebsiteEmail } from './reply-address.ts'
import { type InboxSettings, inboxSettings, inboxSettingsAnswer } from './schema.ts'
import { inboxSettings as settingsTable } from './tables.ts'

/** Inbox settings: notifications and retention. */
export const inboxSettingsRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/inbox-settings',
    describe({
      summary: 'Get inbox settings',
      answers: { 200: inboxSettingsAnswer },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => c.json(await getInboxSettings(c.get('services'), c.get('draft')), 200),
  )
  .put(
    '/:draftId/inbox-settings',
    describe({
      summary: 'Update inbox settings',
      answers: { 200: inboxSettingsAnswer },
      errors: ['invalid_request', 'not_signed_in', 'not_found'],
    }),
    ownedDraft,
    jsonBody(inboxSettings),
    async (c) => {
      const order = { ...c.get('draft'), settings: c.req.valid('json') }
      return c.json(await setInboxSettings(c.get('services'), order), 200)
    },
  )

type Answer = { settings: InboxSettings; chosen: boolean; websiteEmail: string | null }

const untilSet: InboxSettings = {
  ...{ notify: 'at-once', timeZone: 'UTC', keepMonths: null },
  ...{ weekly: false, replyTo: 'account' },
}

/** The inbox settings; `chosen` is false until first saved. Throws not_found. */
async function getInboxSettings(ctx: ServiceContext, of: OwnedDraft): Promise<Answer> {
  const row = await findSettingsRow(ctx.db, of)
  const websiteEmail = await findWebsiteEmail(ctx.db, of)
  if (row) return { ...answerOf(row), websiteEmail }
  if (!(await ownsDraft(ctx.db, of))) throw new AppError('not_found')
  return { settings: untilSet, chosen: false, websiteEmail }
}

/** Updates the settings. Switching from daily to immediate emails sends a last digest. Throws not_found. */
export async function setInboxSettings(
  ctx: ServiceContext,
  { settings, ...of }: OwnedDraft & { settings: InboxSettings },
): Promise<Answer> {
  const { notify, timeZone, keepMonths, weekly, replyTo } = settings
  const at = ctx.now()
  const before = await findSettingsRow(ctx.db, of)
  const lastDigest = before?.notify === 'daily' && notify === 'at-once'
  const row = await upsertSettings(ctx.db, {
    ...{ ...of, notify, timeZone, keepMonths, replyTo, at, lastDigest },
    nextDigestAt: notify === 'daily' ? nextDigestAt(timeZone, at) : null,
    nextWeeklyAt: weekly ? nextWeeklyAt(timeZone, at) : null,
  })
  if (!row) throw new AppError('not_found')
  if (lastDigest) ctx.defer(drainMail(ctx))
  notifyOwner(ctx, of.userId, { type: 'messages.changed' })
  return { ...answerOf(row), websiteEmail: await findWebsiteEmail(ctx.db, of) }
}

const answerOf = (row: SettingsRow) => ({
  settings: inboxSettings.parse({ ...row, weekly: row.nextWeeklyAt !== null }),
  chosen: true,
})

type SettingsRow = typeof settingsTable.$inferSelect
export const findSettingsRow = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select()
    .from(settingsTable)
    .where(and(eq(settingsTable.draftId, draftId), eq(settingsTable.userId, userId)))
    .get()

/** `lastDigest`: whether to queue a last digest. */
type NewSettings = OwnedDraft &
  Pick<SettingsRow, 'notify' | 'timeZone' | 'keepMonths' | 'replyTo' | 'nextDigestAt' | 'nextWeeklyAt'> & {
    at: Date
    lastDigest: boolean
  }

/**
 * Saves the settings of a person's own website; undefined otherwise. The daily email keeps its due time unless the time zone changes.
 * Turning it on skips earlier messages.
 */
async function upsertSettings(db: Database, settings: NewSettings): Promise<SettingsRow | undefined> {
  const { userId, draftId, notify, timeZone, keepMonths, replyTo, nextDigestAt, nextWeeklyAt, at, lastDigest } =
    settings
  const stays = sql`${settingsTable.notify} = 'daily' and excluded.notify = 'daily'`
  const upsert = db
    .insert(settingsTable)
    .select(sql`
      select id, user_id, ${notify}, ${timeZone}, ${keepMonths}, ${nextDigestAt?.getTime() ?? null},
        ${notify === 'daily' ? at.getTime() : null}, ${nextWeeklyAt?.getTime() ?? null}, ${replyTo}
      from draft_websites where id = ${draftId} and user_id = ${userId} and ${isAlive(userId)}`)
    .onConflictDoUpdate({
      target: settingsTable.draftId,
      set: {
        ...{ notify, timeZone, keepMonths, replyTo },
        nextDigestAt: sql`case when ${stays} and ${settingsTable.timeZone} = excluded.time_zone
          then ${settingsTable.nextDigestAt} else excluded.next_digest_at end`,
        nextWeeklyAt: sql`case when ${settingsTable.timeZone} = excluded.time_zone and excluded.next_weekly_at is not null
          then coalesce(${settingsTable.nextWeeklyAt}, excluded.next_weekly_at) else excluded.next_weekly_at end`,
        digestedUntil: sql`case when ${stays} then ${settingsTable.digestedUntil} else excluded.digested_until end`,
      },
    })
    .returning()
  if (!lastDigest) return upsert.get()
  const {
    settings: [row],
  } = await runBatch(db, { lastDigest: digestRow(db, { draftId, until: at, at }), settings: upsert })
  return row
}
