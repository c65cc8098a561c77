import type { Side } from '../../../../worker/platform/db/binding-of.ts'

/** Tables that only the directory has rows in. */
const directoryTables = new Set(
  `account_deletions account_homes accounts ai_prompts alerts analytics_events creations email_changes failure_counts
  mailbox name_homes oauth_records otp_sessions reauthentications sessions verifications visit_salts`.split(/\s+/),
)

/** Tables of every home, whose rows belong to its accounts. */
const homeTables = new Set(
  `asks assistant_calls contact_replies customer_contact_forms draft_websites inbox_settings reserved_handles message_photos
  message_texts outbox preview_links publication_reviews releases scheduled_releases sitemaps
  website_domains website_domains_history website_reports website_suspensions websites`.split(/\s+/),
)

const named = /\b(?:from|join|into|update)\s+["`]?(\w+)/gi

/** Replaces worker/platform/db/binding-of.ts in tests. Refuses statements about tables of the wrong side: in two databases they would find no rows. */
export const bindingOf = (binding: D1Database, side: Side): D1Database =>
  new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'prepare')
        return (statement: string) => {
          const others = side === 'directory' ? homeTables : directoryTables
          for (const [, table = ''] of statement.matchAll(named))
            if (others.has(table.toLowerCase()))
              throw new Error(`${table} is not on the side of the ${side}: ${statement}`)
          return target.prepare(statement)
        }
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
