import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import { everyHome } from '../platform/db/homes.ts'
import { DAY } from '../platform/time.ts'
import type { Overview } from './schema.ts'

type Numbers = Overview['today']

/** Today's and yesterday's numbers; days are UTC. */
export async function readNumbers(ctx: ServiceContext): Promise<{ today: Numbers; yesterday: Numbers }> {
  const midnight = Math.floor(ctx.now().getTime() / DAY) * DAY
  const days = [midnight, midnight - DAY] as const
  const [ofPeople, ...ofHomes] = await Promise.all([
    numbersOfPeople(ctx, days),
    ...everyHome(ctx).map((there) => numbersOfWebsites(there, days)),
  ])
  const numbersOf = (day: 0 | 1): Numbers =>
    ofHomes.reduce<Numbers>((sum, home) => added(sum, home[day]), { ...nothing, ...ofPeople[day] })
  return { today: numbersOf(0), yesterday: numbersOf(1) }
}

type OfWebsites = Pick<Numbers, 'websites' | 'published' | 'messages'>
type Days = readonly [today: number, yesterday: number]
const nothing: OfWebsites = { websites: 0, published: 0, messages: 0 }

const added = (sum: Numbers, { websites, published, messages }: OfWebsites): Numbers => ({
  ...sum,
  websites: sum.websites + websites,
  published: sum.published + published,
  messages: sum.messages + messages,
})

const within = (from: number) => sql`created_at >= ${from} and created_at < ${from + DAY}`
const counted = (what: keyof Numbers, rows: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from ${rows})`.as(what)

/** The directory alone has all people and what the product's own pages measure. */
async function numbersOfPeople({ directory }: ServiceContext, [today, yesterday]: Days) {
  const on = (from: number) =>
    directory
      .select({
        signUps: counted('signUps', sql`users where ${within(from)}`),
        views: counted('views', sql`analytics_events where ${within(from)} and name = 'page_view'`),
      })
      .from(sql`(select 1)`)
  const rows = await directory.batch([on(today), on(yesterday)])
  return [only(rows[0]), only(rows[1])] as const
}

async function numbersOfWebsites({ db }: ServiceContext, [today, yesterday]: Days) {
  const on = (from: number) =>
    db
      .select({
        websites: counted('websites', sql`draft_websites where ${within(from)}`),
        published: counted(
          'published',
          sql`releases where ${within(from)} and number is not null and cause <> 'dates'`,
        ),
        messages: counted('messages', sql`customer_contact_forms where ${within(from)}`),
      })
      .from(sql`(select 1)`)
  const rows = await db.batch([on(today), on(yesterday)])
  return [only(rows[0]), only(rows[1])] as const
}

function only<T>([row]: T[]): T {
  if (!row) throw new Error('no numbers')
  return row
}
