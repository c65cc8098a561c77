// Whether the account has what the Workers need: plan, database, stores, Workers, bindings, secrets, cron.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Unstable_Config as Config } from 'wrangler'
import { localWorkerName } from '../deploy/installation.ts'
import { misplaced } from '../deploy/jurisdiction.ts'
import { neededSecrets } from '../deploy/missing-settings.ts'
import { workersSubdomain } from '../deploy/resources.ts'
import type { Context } from './context.ts'
import { type Check, fine, fix, unsure, type Verdict } from './verdict.ts'

const group = 'Account'
const plans = 'In the dashboard, Workers & Pages › Plans has to say Paid.'

export const accountChecks: Check<Context>[] = [
  {
    ...{ group, name: 'Workers plan', byHand: plans },
    run: async ({ subscriptions }) =>
      (await subscriptions()).some((one) => /workers.*(paid|standard|unbound|enterprise)/i.test(planOf(one)))
        ? fine('Workers Paid')
        : unsure(`No subscription of this account is named Workers Paid, which sign-in and email need. ${plans}`),
  },
  {
    ...{ group, name: 'workers.dev name' },
    run: async ({ account }) =>
      (await workersSubdomain(account))
        ? fine('the account has one')
        : fix('Open Workers & Pages in the dashboard once: Cloudflare wants this name before the first Worker.'),
  },
  {
    ...{ group, name: 'Database' },
    run: async (context) => {
      const { missing, ids } = await context.resources()
      if (missing.databases.length > 0)
        return fix(`There is no D1 database ${missing.databases.join(', no ')}: ${context.deployAgain}.`)
      const { account, environment } = context
      const wrong = await misplaced(account, environment, ids)
      const names = environment.app.d1_databases.map((one) => one.database_name).join(', ')
      const { place } = environment.constants
      return wrong[0] ? fix(wrong[0]) : fine(place ? `${names}, in the jurisdiction ${place}` : names)
    },
  },
  { ...{ group, name: 'Migrations' }, run: checkMigrations },
  {
    ...{ group, name: 'Stores' },
    run: async (context) => {
      const { missing } = await context.resources()
      const names = [...missing.namespaces, ...missing.buckets]
      const { app } = context.environment
      return names.length > 0
        ? fix(`The account has no ${names.join(', no ')}: ${context.deployAgain}.`)
        : fine([`${app.name}-sites`, ...app.r2_buckets.map((one) => one.bucket_name)].join(', '))
    },
  },
  {
    ...{ group, name: 'App’s Worker' },
    run: (context) => checkWorker(context, context.environment.app),
  },
  {
    ...{ group, name: 'Visitors’ Worker' },
    run: (context) => {
      const { edge, app } = context.environment
      return edge ? checkWorker(context, edge) : fine(`${app.name} serves visitors too`)
    },
  },
  {
    ...{ group, notInTrial: true, name: 'Local Worker' },
    run: async ({ bindings }) =>
      (await bindings(localWorkerName))
        ? fix(
            `${localWorkerName} is deployed, which is for local development only: \`npx wrangler delete --name ${localWorkerName}\`.`,
          )
        : fine(`${localWorkerName} is not deployed`),
  },
  { ...{ group, name: 'Secrets' }, run: checkSecrets },
  {
    ...{ group, name: 'Cron' },
    run: async (context) => {
      const found = await context.schedules()
      return found?.schedules.some(({ cron }) => cron === '* * * * *')
        ? fine('every minute')
        : fix(`Nothing runs every minute, so emails and schedules wait: ${context.deployAgain}.`)
    },
  },
]

export const planOf = ({ rate_plan }: { rate_plan?: { id?: string; public_name?: string } }) =>
  `${rate_plan?.id ?? ''} ${rate_plan?.public_name ?? ''}`

async function checkMigrations(context: Context): Promise<Verdict> {
  const { ids } = await context.resources()
  const all = readdirSync(join(context.root, 'worker/migrations')).filter((name) => name.endsWith('.sql'))
  if (!ids.DB) return unsure('Not checked, because there is no database yet.')
  const applied = await appliedMigrations(context, ids.DB)
  const open = all.filter((name) => !applied.has(name))
  return open.length > 0
    ? fix(`${open.length} of ${all.length} migrations are not applied: ${context.deployAgain}.`)
    : fine(`all ${all.length} applied`)
}

async function appliedMigrations(context: Context, database: string): Promise<Set<string>> {
  const body = { sql: 'select name from d1_migrations order by id' }
  const [answer] = await context.account
    .post<{ results: { name: string }[] }[]>(`d1/database/${database}/query`, body)
    .catch((error: unknown) => {
      // Before the first migration, the table of migrations doesn't exist.
      if (/no such table/i.test(String(error))) return [{ results: [] }]
      throw error
    })
  return new Set(answer?.results.map(({ name }) => name))
}

/** wrangler's name for each kind of binding, and the API's. */
function expectedBindings(config: Config): string[] {
  return [
    ...Object.keys(config.vars),
    ...(config.d1_databases ?? []).map(({ binding }) => binding),
    ...(config.kv_namespaces ?? []).map(({ binding }) => binding),
    ...(config.r2_buckets ?? []).map(({ binding }) => binding),
    ...(config.durable_objects?.bindings ?? []).map(({ name }) => name),
    ...(config.ratelimits ?? []).map(({ name }) => name),
    ...(config.services ?? []).map(({ binding }) => binding),
    ...(config.send_email ?? []).map(({ name }) => name),
    ...[config.images?.binding, config.ai?.binding, config.assets?.binding].filter((name) => name !== undefined),
  ]
}

async function checkWorker(context: Context, config: Config): Promise<Verdict> {
  const bindings = await context.bindings(config.name ?? '')
  if (!bindings) return fix(`${config.name} is not deployed: ${context.deployAgain}.`)
  const missing = expectedBindings(config).filter((name) => !bindings.some((one) => one.name === name))
  if (missing.length > 0) return fix(`${config.name} lacks ${missing.join(', ')}: ${context.deployAgain}.`)
  const changed = Object.entries(config.vars).find(
    ([name, value]) => name !== 'VERSION' && bindings.find((one) => one.name === name)?.text !== String(value),
  )
  if (changed) return fix(`${config.name} runs with another ${changed[0]} than the settings: ${context.deployAgain}.`)
  const deployed = bindings.find(({ name }) => name === 'VERSION')?.text
  const { version } = context.environment
  if (deployed && deployed !== version)
    return fix(`${config.name} runs version ${deployed}, here is ${version}: ${context.deployAgain}.`)
  return fine(deployed ? `${config.name}, version ${deployed}, with all bindings` : `${config.name}, with all bindings`)
}

async function checkSecrets(context: Context): Promise<Verdict> {
  const { environment } = context
  const found = await context.secrets()
  if (!found) return unsure('Not checked, because the app’s Worker is not deployed yet.')
  const needed = ['AUTH_SECRET', ...neededSecrets(environment)]
  const missing = needed.filter((name) => !found.includes(name))
  if (missing.includes('AUTH_SECRET'))
    return fix(`Nobody can sign in without AUTH_SECRET: ${context.deployAgain}, which makes it.`)
  if (missing.length > 0) {
    const commands = missing.map((name) => `\`npx wrangler secret put ${name} --name ${environment.app.name}\``)
    return fix(`Set what the settings need: ${commands.join(', ')}.`)
  }
  return fine([...found].toSorted().join(', '))
}
