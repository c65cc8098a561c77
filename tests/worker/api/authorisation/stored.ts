import { env } from 'cloudflare:workers'
import type { Person } from './person.ts'

const ownTables = [
  'accounts',
  'draft_websites',
  'websites',
  'releases',
  'scheduled_releases',
  'kept_handles',
  'sitemaps',
  'website_images',
  'website_domains',
  'website_domains_history',
  'creations',
  'customer_contact_forms',
  'contact_replies',
  'inbox_settings',
  'mail_outbox',
]

/** Everything that is stored, by table, but for how often something was tried. */
export async function storedOfAll(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not glob '_cf_*' and name not glob 'sqlite_*' and name <> 'attempt_counts'",
  ).all<{ name: string }>()
  const tables = await env.DB.batch(results.map(({ name }) => env.DB.prepare(`select * from ${name} order by rowid`)))
  return Object.fromEntries(results.map(({ name }, index) => [name, tables[index]?.results ?? []]))
}

/** Everything that is stored of a person, by table. A session that is over is gone, whether its row is or not. */
export async function storedOf({ userId, sessionId, email }: Person): Promise<Record<string, unknown[]>> {
  const live = `expires_at > ${Date.now()}`
  const queries = {
    ...Object.fromEntries(ownTables.map((table) => [table, [`${table} where user_id = ?`, userId]])),
    users: ['users where id = ?', userId],
    sessions: [`sessions where user_id = ? and ${live}`, userId],
    reauthentications: [
      `reauthentications where session_id in (select id from sessions where id = ? and ${live})`,
      sessionId,
    ],
    mailbox: ['mailbox where recipient = ?', email],
  }
  const statements = Object.values(queries).map(([from, value]) =>
    env.DB.prepare(`select * from ${from} order by rowid`).bind(value),
  )
  const results = await env.DB.batch(statements)
  return Object.fromEntries(Object.keys(queries).map((name, index) => [name, results[index]?.results ?? []]))
}
