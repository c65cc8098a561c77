import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import { HOUR, MINUTE } from '../platform/time.ts'

/** The cron's queues and their longest normal wait. After a large account is deleted, 40 pictures a minute are removed. */
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
export async function listWaiting({ db }: ServiceContext, at: Date): Promise<Waiting[]> {
  const now = at.getTime()
  const row = await db
    .select({
      hosts: column('hosts', sql`select json_array(count(*), min(created_at)) from outbox`),
      mail: column('mail', sql`select json_array(count(*), min(created_at)) from mail_outbox`),
      'account-deletions': column(
        'account-deletions',
        sql`select json_array(count(*), min(started_at)) from account_deletions where started_at <= ${now}`,
      ),
      schedules: column(
        'schedules',
        sql`select json_array(count(*), min(at)) from scheduled_releases where at <= ${now} and failure is null`,
      ),
      'release-removals': column(
        'release-removals',
        sql`select json_array(count(*), min(held_until)) from releases where held_until <= ${now}`,
      ),
      'photo-removals': column(
        'photo-removals',
        sql`select json_array(count(*), min(expires_at)) from message_photos
          where message_id is null and expires_at <= ${now}`,
      ),
      'picture-removals': column(
        'picture-removals',
        sql`select json_array(count(*), min(created_at)) from media_removals
          where leased_until is null or leased_until <= ${now}`,
      ),
    })
    .from(sql`(select 1)`)
    .get()
  return queueNames.map((queue) => {
    const [count, since]: [number, number | null] = JSON.parse(row?.[queue] ?? '[0, null]')
    return { queue, count, since: since === null ? null : new Date(since) }
  })
}

const column = (queue: QueueName, counted: ReturnType<typeof sql>) => sql<string>`(${counted})`.as(queue)

/** Whether the oldest entry has waited longer than is normal. */
export const isLate = ({ queue, since }: Waiting, at: Date): boolean =>
  since !== null && at.getTime() - since.getTime() > queues[queue]
