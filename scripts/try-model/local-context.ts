import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { Env } from '../../worker/env.ts'
import { openContext, type ServiceContext } from '../../worker/platform/context.ts'
import { placesOnDisk } from '../local-composer.ts'
import { root } from '../run.mjs'
import { workersAiOverHttp } from './workers-ai-over-http.ts'

type Vars = Readonly<Record<string, string>>

/** Everything that the product asks a model with, on this machine: its own settings, an empty database, and the places that it knows. */
export async function openLocalContext(vars: Vars): Promise<{ ctx: ServiceContext; close: () => Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...{ modules: true, cf: false, script: 'export default { fetch: () => new Response() }' },
      d1Databases: { DB: 'try-model' },
    }),
  )
  const database = await miniflare.getD1Database('DB')
  for (const statement of migrations()) await database.prepare(statement).run()
  const env = {
    ...{ ENVIRONMENT: 'development', PLACES_PROVIDER: 'embedded', PHOTOS_PROVIDER: 'none' },
    ...{ AI_DAILY_BUDGET: '1000', AI_DAILY_CALLS: '100000', AI_DAILY_CALLS_EACH: '100000' },
    ...vars,
    ...modelOf(vars),
    DB: database,
    ASSETS: { fetch: placesOnDisk() },
  } as unknown as Env
  return { ctx: openContext(env, () => {}), close: () => miniflare.dispose() }
}

function modelOf({ AI_PROVIDER = 'workers-ai' }: Vars) {
  if (AI_PROVIDER === 'openai') return {}
  if (AI_PROVIDER !== 'workers-ai') throw new Error('AI_PROVIDER is openai or workers-ai.')
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env
  if (!account || !token)
    throw new Error(
      'Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN for Workers AI, or give --var AI_PROVIDER:openai --var AI_URL:… --var AI_MODEL:…',
    )
  return { AI_PROVIDER: 'workers-ai', AI: workersAiOverHttp(account, token) }
}

function migrations(): string[] {
  const folder = join(root, 'worker/migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return files
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => statement.trim() !== '')
}
