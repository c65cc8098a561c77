import type { Home } from '../platform/db/database.ts'

const accountsAtOnce = 500

/**
 * Makes the rows of a home's people again from the directory, for the next accounts after an id. The home was copied before it: since then,
 * people have come, who could store nothing without their row, and gone, whose websites would have no owner. Returns the last id; null at the end.
 */
export async function writeResidents(
  { directory, db }: { directory: D1Database; db: D1Database },
  { home, after }: { home: Home; after: string },
): Promise<string | null> {
  const { results } = await directory
    .prepare(
      `select users.id, case when instr(users.email, '@') > 0 then users.id || '@home' else users.email end as email,
        users.created_at as at
      from account_homes join users on users.id = account_homes.user_id
      where account_homes.home = ? and account_homes.user_id > ? order by account_homes.user_id limit ?`,
    )
    .bind(home, after, accountsAtOnce)
    .all<{ id: string; email: string; at: number }>()
  await db
    .prepare(
      `insert into users (id, name, email, created_at, updated_at)
      select value ->> 'id', '', value ->> 'email', value ->> 'at', value ->> 'at' from json_each(?) where true
      on conflict do nothing`,
    )
    .bind(JSON.stringify(results))
    .run()
  return results.length < accountsAtOnce ? null : (results.at(-1)?.id ?? null)
}
