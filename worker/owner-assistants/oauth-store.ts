import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { oauthRecords } from '../accounts/tables.ts'
import { isAlive } from '../accounts/user-rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, rowsAtOnce } from '../platform/db/database.ts'

type Put = { expirationTtl?: number; expiration?: number; metadata?: unknown }
type Listing = { prefix?: string; limit?: number; cursor?: string }

/**
 * Has the methods of a KV namespace that the OAuth library calls, on the database: a deleted record is gone everywhere at once, and none
 * outlives its person. A registered client stays as long as it has a grant.
 */
export function oauthStore({ db, now }: ServiceContext) {
  const isValid = (): SQL => sql`(${oauthRecords.expiresAt} is null or ${oauthRecords.expiresAt} > ${now().getTime()}
    or ${hasGrant}) and (${oauthRecords.userId} is null or ${isAlive(sql`${oauthRecords.userId}`)})`
  return {
    async get(key: string, as?: { type: 'json' } | 'json') {
      const row = await db
        .select({ value: oauthRecords.value })
        .from(oauthRecords)
        .where(and(eq(oauthRecords.key, key), isValid()))
        .get()
      if (!row) return null
      return as === undefined ? row.value : JSON.parse(row.value)
    },
    async put(key: string, value: string, { expirationTtl, expiration, metadata }: Put = {}) {
      const ends = expiration ?? (expirationTtl && now().getTime() / 1000 + expirationTtl)
      const [kind, userId = null] = key.split(':')
      const row = {
        value,
        metadata: metadata === undefined ? null : JSON.stringify(metadata),
        expiresAt: ends ? new Date(ends * 1000) : null,
        userId: kind === 'grant' || kind === 'token' ? userId : null,
        clientId: kind === 'grant' ? String(JSON.parse(value).clientId) : null,
      }
      await db
        .insert(oauthRecords)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: oauthRecords.key, set: row })
    },
    async delete(key: string) {
      await db.delete(oauthRecords).where(eq(oauthRecords.key, key))
    },
    async list({ prefix = '', limit = 1000, cursor = '' }: Listing = {}) {
      const rows = await db
        .select({ name: oauthRecords.key, metadata: oauthRecords.metadata })
        .from(oauthRecords)
        .where(and(gt(oauthRecords.key, cursor), isBelow(prefix), isValid()))
        .orderBy(oauthRecords.key)
        .limit(limit)
      const keys = rows.map(({ name, metadata }) => ({ name, ...(metadata && { metadata: JSON.parse(metadata) }) }))
      return { keys, list_complete: rows.length < limit, cursor: rows.at(-1)?.name ?? '' }
    },
  }
}

/** Not `like`, which reads an underscore as any letter. */
const isBelow = (prefix: string) =>
  and(sql`${oauthRecords.key} >= ${prefix}`, sql`${oauthRecords.key} < ${`${prefix}\u{10ffff}`}`)

const hasGrant = sql`exists (select 1 from oauth_records as held
  where held.client_id = substr(${oauthRecords.key}, ${'client:'.length + 1}))`

/** Deletes what has expired, and clients that nobody connected. */
export const deleteOauthRecordsBefore = (db: Database, time: Date) =>
  db.delete(oauthRecords).where(
    sql`rowid in (select rowid from ${oauthRecords} where ${and(lte(oauthRecords.expiresAt, time), sql`not ${hasGrant}`)}
      limit ${rowsAtOnce})`,
  )
