import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { isAlive } from '../is-alive.ts'
import { digestRow } from '../mail-outbox/outbox-rows.ts'
import { inboxSettings } from '../schema/contact.ts'

export type SettingsRow = typeof inboxSettings.$inferSelect
type Of = { userId: string; draftId: string }

/** What is set for a person's website. */
export const findSettingsRow = (db: Database, { userId, draftId }: Of) =>
  db
    .select()
    .from(inboxSettings)
    .where(and(eq(inboxSettings.draftId, draftId), eq(inboxSettings.userId, userId)))
    .get()

/** `lastDigest`: whether a daily mail says first what came since the one before. */
type NewSettings = Of &
  Pick<SettingsRow, 'notify' | 'timeZone' | 'keepMonths' | 'nextDigestAt'> & { at: Date; lastDigest: boolean }

/**
 * Sets it, if the website is this person's; undefined otherwise. A daily mail stays due when it was, unless the time zone is another. When
 * daily mails begin, what came before is in none.
 */
export async function upsertSettings(db: Database, settings: NewSettings): Promise<SettingsRow | undefined> {
  const { userId, draftId, notify, timeZone, keepMonths, nextDigestAt, at, lastDigest } = settings
  const stays = sql`${inboxSettings.notify} = 'daily' and excluded.notify = 'daily'`
  const upsert = db
    .insert(inboxSettings)
    .select(sql`
      select id, user_id, ${notify}, ${timeZone}, ${keepMonths}, ${nextDigestAt?.getTime() ?? null},
        ${notify === 'daily' ? at.getTime() : null}
      from draft_websites where id = ${draftId} and user_id = ${userId} and ${isAlive(userId)}`)
    .onConflictDoUpdate({
      target: inboxSettings.draftId,
      set: {
        ...{ notify, timeZone, keepMonths },
        nextDigestAt: sql`case when ${stays} and ${inboxSettings.timeZone} = excluded.time_zone
          then ${inboxSettings.nextDigestAt} else excluded.next_digest_at end`,
        digestedUntil: sql`case when ${stays} then ${inboxSettings.digestedUntil} else excluded.digested_until end`,
      },
    })
    .returning()
  if (!lastDigest) return upsert.get()
  const [, [row]] = await db.batch([digestRow(db, { draftId, until: at, at }), upsert])
  return row
}
