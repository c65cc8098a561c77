// The place of data is chosen before the first deployment, because Cloudflare never moves a database, a bucket or a Durable Object.
import type { CloudflareAccount } from './cloudflare-account.ts'
import type { Environment } from './environment.ts'
import type { ResourceIds } from './resources.ts'
import { settingsFile } from './settings-file.mjs'
import { variableOf } from './variables.ts'

const variable = variableOf(['jurisdiction'])

/** A sentence if the settings have another jurisdiction than the first database, or none before the first deployment. */
export async function misplaced(
  account: CloudflareAccount,
  { name, settings: { jurisdiction } }: Pick<Environment, 'name' | 'settings'>,
  { DB: id }: ResourceIds,
): Promise<string[]> {
  if (!id)
    return jurisdiction
      ? []
      : [
          `${settingsFile}: say where data lives, which can never be changed after the first deployment. Add "jurisdiction": "eu", "us", "fedramp" or "none" beside "app" in ${name}, or set ${variable}. With "none", data lies near whoever deploys now.`,
        ]
  const found = await account.find<{ jurisdiction?: string | null }>(`d1/database/${id}`)
  // Some responses omit it.
  if (found?.jurisdiction === undefined) return []
  const actual = found.jurisdiction ?? 'none'
  if (actual === (jurisdiction ?? 'none')) return []
  return [
    `${settingsFile}: write "jurisdiction": "${actual}" into ${name}, or set ${variable}. The database lives there and never moves; with another jurisdiction, pictures and live connections would seem to be gone.`,
  ]
}
