import { lte, sql } from 'drizzle-orm'
import { accountDeletions } from '../accounts/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import { everyHome } from '../platform/db/homes.ts'
import { HOUR, MINUTE } from '../platform/time.ts'
import { askHome } from './ask-homes.ts'

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

/** What waits in each queue of all homes. */
export const listWaiting = async (ctx: ServiceContext, at: Date): Promise<Waiting[]> =>
  addUp(await Promise.all(everyHome(ctx).map((there) => listWaitingAt(there, at))))

/**
 * What waits in a home's queues, and with the first home's in the directory's: one read. D1 allows few terms in a compound SELECT, so each
 * queue is a column.
 */
export async function listWaitingAt(there: ServiceContext, at: Date): Promise<Waiting[]> {
  const now = at.getTime()
  const { ofHome, ofDirectory } = await askHome(there, {
    ofHome: there.db
      .select({
        hosts: column('hosts', sql`select json_array(count(*), min(created_at)) from outbox`),
        mail: column('mail', sql`select json_array(count(*), min(created_at)) from mail_outbox`),
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
      .from(sql`(select 1)`),
    ofDirectory: there.directory
      .select({
        'account-deletions': sql<string>`json_array(count(*), min(${accountDeletions.startedAt}))`.as('deletions'),
      })
      .from(accountDeletions)
      .where(lte(accountDeletions.startedAt, at)),
  })
  const row: Partial<Record<QueueName, string>> = { ...ofHome[0], ...ofDirectory?.[0] }
  return queueNames.map((queue) => {
    const [count, since]: [number, number | null] = JSON.parse(row[queue] ?? '[0, null]')
    return { queue, count, since: since === null ? null : new Date(since) }
  })
}

const column = (queue: QueueName, counted: ReturnType<typeof sql>) => sql<string>`(${counted})`.as(queue)

/** Each queue over several homes. */
export const addUp = (homes: readonly Waiting[][]): Waiting[] =>
  queueNames.map((queue) => {
    const parts = homes.flat().filter((one) => one.queue === queue)
    const times = parts.flatMap(({ since }) => since?.getTime() ?? [])
    return {
      queue,
      count: parts.reduce((sum, { count }) => sum + count, 0),
      since: times.length === 0 ? null : new Date(Math.min(...times)),
    }
  })

/** Whether the oldest entry has waited longer than is normal. */
export const isLate = ({ queue, since }: Waiting, at: Date): boolean =>
  since !== null && at.getTime() - since.getTime() > queues[queue]
