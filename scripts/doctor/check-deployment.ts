// The end of `npm run deploy`: is everything there, and does a visitor get through?
import type { CloudflareAccount } from '../deploy/cloudflare-account.ts'
import type { Environment } from '../deploy/environment.ts'
import { reasonOf } from '../deploy/reason-of.ts'
import { findResources } from '../deploy/resources.ts'
import { isHealthy, tableOf } from './report.ts'
import { runChecks } from './run-checks.ts'
import { runSmokeTest } from './smoke-test.ts'

/** A new host gets its certificate within minutes, in milliseconds. */
const newHost = 5 * 60_000
const pause = 3000

type Deployment = {
  root: string
  environment: Environment
  account: CloudflareAccount
  say: (line: string) => void
}

/** Prints what the doctor found and the steps of a smoke test. Returns whether the deployment works. */
export async function checkDeployment({ root, environment, account, say }: Deployment): Promise<boolean> {
  const { settings, app } = environment
  const origin = `https://${settings.app}`
  say('Checking it…')
  await untilItResponds(origin, say)
  const findings = await runChecks({ root, environment, account })
  const look = { columns: process.stdout.columns ?? 100, colors: process.stdout.isTTY && !process.env.NO_COLOR }
  say(tableOf(findings, { ...look, isShort: true }))
  say('Smoke test: a website is created, published, read and deleted, as a visitor would.')
  const { ids } = await findResources(account, app)
  try {
    const sql = (statement: string, params: readonly string[]) =>
      account.post(`d1/database/${ids.DB}/query`, { sql: statement, params })
    await runSmokeTest({ origin, sql, say })
  } catch (error) {
    say(`  ✗ ${reasonOf(error)}.`)
    say(wayBack(app.name ?? ''))
    return false
  }
  if (isHealthy(findings)) return true
  say('\nThe version is online. Fix the lines marked ✗, then run `npm run doctor`.')
  return false
}

const wayBack = (worker: string) =>
  `\nThe version is online, and something is wrong with it. \`npx wrangler tail ${worker}\` shows why; \`npx wrangler rollback --name ${worker}\` returns to the version before.`

async function untilItResponds(origin: string, say: (line: string) => void): Promise<void> {
  const responds = () =>
    fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.headers.has('x-request-id'),
      () => false,
    )
  if (await responds()) return
  say(`Waiting for ${origin}: a new host takes a few minutes.`)
  for (const until = Date.now() + newHost; Date.now() < until; ) {
    await new Promise((next) => setTimeout(next, pause))
    if (await responds()) return
  }
}
