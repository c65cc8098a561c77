import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { setUnverifiedStorage } from '../platform/limits/unverified-storage.ts'

const accountsAtOnce = 1000

/** Adds up the bytes of websites that belong to nobody with a verified address: those of unverified accounts, and those made without one. */
export async function measureUnverifiedStorage(ctx: ServiceContext): Promise<void> {
  const unclaimed = sql`
    select null as last, sum(octet_length(answers) + octet_length(website_settings)) as bytes
    from creations where draft_id is null`
  let { bytes } = await sumOf(ctx.db, unclaimed)
  for (let after: string | null = ''; after !== null; ) {
    const part: Sum = await sumOf(ctx.db, nextUnverified(after))
    bytes += part.bytes
    after = part.last
  }
  await setUnverifiedStorage(ctx, bytes)
}

/** `last`: the account that the next part begins after; null at the end. */
type Sum = { bytes: number; last: string | null }

async function sumOf(db: Database, query: SQL): Promise<Sum> {
  const row = await db.get<{ bytes: number | null; last: string | null }>(query)
  return { bytes: row?.bytes ?? 0, last: row?.last ?? null }
}

/** Sums up the next accounts' documents, their requests to the ask line and the rows of their pictures. */
const nextUnverified = (after: string) => sql`
  with unverified as (
    select id from users where id > ${after} and email_verified = 0 order by id limit ${accountsAtOnce}
  )
  select (select case when count(*) = ${accountsAtOnce} then max(id) end from unverified) as last,
    sum(octet_length(website_settings)
    + (select coalesce(sum(octet_length(message) + octet_length(title) + octet_length(text) + octet_length(steps)), 0)
       from asks where asks.draft_id = draft_websites.id)
    + (select coalesce(sum(octet_length(description) + octet_length(tags) + octet_length(variants)), 0)
       from website_images where website_images.draft_id = draft_websites.id)) as bytes
  from unverified join draft_websites on draft_websites.user_id = unverified.id`
