import { sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { ServiceContext } from '../platform/context.ts'

/** The email addresses of accounts by id. */
export async function emailsOf({ directory }: ServiceContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const asked = JSON.stringify([...new Set(ids)])
  const rows = await directory
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${users.id} in (select value from json_each(${asked}))`)
  return new Map(rows.map(({ id, email }) => [id, email]))
}
