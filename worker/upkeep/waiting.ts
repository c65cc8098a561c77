import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { HOUR, MINUTE } from '../platform/time.ts'

/** What the cron works off, with the longest normal wait. After a large account, 40 pictures a minute are deleted. */
export const queues = {
  hosts: 15 * MINUTE,
  mail: 15 * MINUTE,
  'account-deletions': 15 * MINUTE,
  schedules: 15 * MINUTE,
  'release-removals': 15 * MINUTE,
  'photo-removals': 15 * MINUTE,
  'picture-removals': 3 * HOUR,
} as const
export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]

/** `since`: when the oldest entry was due. */
export type Waiting = { queue: QueueName; count: number; since: Date | null }

/** What waits in each queue: one read. D1 allows few terms in a compound SELECT, so each queue is a column. */
export async function listWaiting(db: Database, at: Date): Promise<Waiting[]> {
  const now = at.getTime()
  const row = await db.get<Record<QueueName, string>>(sql`select
    (select json_array(count(*), min(created_at)) from outbox) as "hosts",
    (select json_array(count(*), min(created_at)) from mail_outbox) as "mail",
    (select json_array(count(*), min(started_at)) from account_deletions) as "account-deletions",
    (select json_array(count(*), min(at)) from scheduled_releases where at <= ${now} and failure is null) as "schedules",
    (select json_array(count(*), min(since)) from (
      select held_until as since from releases where held_until <= ${now}
      union all select created_at from drawing_removals
    )) as "release-removals",
    (select json_array(count(*), min(expires_at)) from message_photos
      where message_id is null and expires_at <= ${now}) as "photo-removals",
    (select json_array(count(*), min(created_at)) from media_removals
      where leased_until is null or leased_until <= ${now}) as "picture-removals"`)
  return queueNames.map((queue) => {
    const [count, since]: [number, number | null] = JSON.parse(row[queue])
    return { queue, count, since: since === null ? null : new Date(since) }
  })
}

/** Whether the oldest entry has waited longer than is normal. */
export const isLate = ({ queue, since }: Waiting, at: Date): boolean =>
  since !== null && at.getTime() - since.getTime() > queues[queue]
