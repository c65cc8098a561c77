import { and, gt, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { everyHome } from '../platform/db/homes.ts'
import { setUnverifiedStorage } from '../platform/limits/unverified-storage.ts'

const accountsAtOnce = 1000

/** Adds up the bytes of websites that belong to nobody with a verified address: those of unverified accounts, and those made without one. */
export async function measureUnverifiedStorage(ctx: ServiceContext): Promise<void> {
  const { directory } = ctx
  let bytes = await sumOf(
    directory,
    sql`select sum(octet_length(answers) + octet_length(website_settings)) as bytes from creations where draft_id is null`,
  )
  for (let after = ''; ; ) {
    const ids = await listUnverified(directory, after)
    for (const { db } of everyHome(ctx)) bytes += await sumOf(db, bytesOf(JSON.stringify(ids)))
    const last = ids.at(-1)
    if (last === undefined || ids.length < accountsAtOnce) break
    after = last
  }
  await setUnverifiedStorage(ctx, bytes)
}

const sumOf = async (db: Database, query: ReturnType<typeof sql>): Promise<number> =>
  (await db.get<{ bytes: number | null }>(query))?.bytes ?? 0

async function listUnverified(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), sql`email_verified = 0`))
    .orderBy(users.id)
    .limit(accountsAtOnce)
  return rows.map(({ id }) => id)
}

/** Sums up their documents, their requests to the ask line and the rows of their pictures. */
const bytesOf = (ids: string) => sql`
  select sum(octet_length(website_settings)
    + (select coalesce(sum(octet_length(message) + octet_length(title) + octet_length(text) + octet_length(steps)), 0)
       from asks where asks.draft_id = draft_websites.id)
    + (select coalesce(sum(octet_length(description) + octet_length(tags) + octet_length(variants)), 0)
       from website_images where website_images.draft_id = draft_websites.id)) as bytes
  from json_each(${ids}) as unverified join draft_websites on draft_websites.user_id = unverified.value`
