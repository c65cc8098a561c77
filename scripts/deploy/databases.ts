// The databases that accounts live in (docs/sharding.md): how many there are, what they are called, and which are never given up.
import * as z from 'zod'
import type { CloudflareAccount } from './cloudflare-account.ts'
import { settingsFile } from './settings-file.mjs'

type Settings = { databases?: number | undefined; settings?: Record<string, unknown> | undefined }

const mostDatabases = 100
const sentence = `write a whole number from 1 to ${mostDatabases}`

export const databaseCount = z
  .int({ error: sentence })
  .min(1, { error: sentence })
  .max(mostDatabases, { error: sentence })
  .optional()
  .describe('How many D1 databases accounts live in (docs/sharding.md): 1 by default, and never fewer than before.')

const numbersOf = ({ databases = 1 }: Settings) => Array.from({ length: databases }, (_, index) => index + 1)

/** Whether new accounts live in databases that exist, as the Worker reads the setting. */
export function namesItsDatabases(settings: Settings): boolean {
  const named = settings.settings?.ACCOUNT_DATABASES
  if (named === undefined) return true
  const texts = numbersOf(settings).map(String)
  return String(named)
    .split(',')
    .every((text) => texts.includes(text.trim()))
}

/** Suggested values for wrong numbers. */
export const namesToWrite = (settings: Settings): string =>
  numbersOf(settings).length === 1
    ? 'write "1", or first say in a line "databases": 2 beside "app" how many there are'
    : `write numbers from 1 to ${settings.databases}, such as "1, 2"`

/** By binding. Where the Worker is called shingle: shingle, then shingle-2. */
export const databasesOf = (worker: string, settings: Settings): { binding: string; name: string }[] =>
  numbersOf(settings).map((number) =>
    number === 1 ? { binding: 'DB', name: worker } : { binding: `DB_${number}`, name: `${worker}-${number}` },
  )

/** Says what is wrong where the deployed Worker has more databases than the settings: their accounts would fail. */
export async function lostDatabases(
  account: CloudflareAccount,
  { name, settings, app }: { name: string; settings: Settings; app: { name?: string | undefined } },
): Promise<string[]> {
  const deployed = await account.find<{ bindings: { name: string }[] }>(`workers/scripts/${app.name}/settings`)
  const numbers = (deployed?.bindings ?? []).map((binding) => Number(/^DB_(\d+)$/.exec(binding.name)?.[1] ?? 1))
  const before = Math.max(1, ...numbers)
  if (numbersOf(settings).length >= before) return []
  return [
    `${settingsFile}: write "databases": ${before} into ${name}. The deployed Worker has so many, and accounts in those left out would fail.`,
  ]
}
