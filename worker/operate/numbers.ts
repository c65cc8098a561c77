import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import { DAY } from '../platform/time.ts'
import type { Overview } from './schema.ts'

type Numbers = Overview['today']

/** Today's and yesterday's numbers; days are UTC. */
export async function readNumbers({ db, now }: ServiceContext): Promise<{ today: Numbers; yesterday: Numbers }> {
  const midnight = Math.floor(now().getTime() / DAY) * DAY
  const on = (from: number) => {
    const within = sql`created_at >= ${from} and created_at < ${from + DAY}`
    return db
      .select({
        signUps: counted('signUps', sql`users where ${within}`),
        websites: counted('websites', sql`draft_websites where ${within}`),
        published: counted('published', sql`releases where ${within} and number is not null and cause <> 'dates'`),
        messages: counted('messages', sql`customer_contact_forms where ${within}`),
        views: counted('views', sql`analytics_events where ${within} and name = 'page_view'`),
      })
      .from(sql`(select 1)`)
  }
  const [[today], [yesterday]] = await db.batch([on(midnight), on(midnight - DAY)])
  if (!today || !yesterday) throw new Error('no numbers')
  return { today, yesterday }
}

const counted = (what: keyof Numbers, rows: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from ${rows})`.as(what)
