// npm run deploy                     settings checked, what the account lacks created, migrations, both Workers, then a doctor and a smoke test
// npm run deploy -- --env staging    the same for the second installation beside production
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureToolchain, root, run } from './run.mjs'

const workersOnce =
  'Open Workers & Pages in the dashboard once: Cloudflare gives the account its workers.dev subdomain there, which it wants before the first Worker.'

const { values } = parseArgs({ options: { env: { type: 'string', default: 'production' } } })
await ensureToolchain()
const { appConfig, builtIn } = await import('./deploy/app-config.ts')
const { openAccount } = await import('./deploy/cloudflare-account.ts')
const { lostDatabases } = await import('./deploy/databases.ts')
const { edgeConfig } = await import('./deploy/edge-config.ts')
const { environmentOf } = await import('./deploy/environment.ts')
const { environmentNames } = await import('./deploy/installation.ts')
const { missingSecrets, missingSettings } = await import('./deploy/missing-settings.ts')
const { readInstallation } = await import('./deploy/read-installation.ts')
const { ensureResources, findZone, hasWorkersSubdomain, secretNames } = await import('./deploy/resources.ts')
const { checkDeployment } = await import('./doctor/check-deployment.ts')

const name = environmentNames.find((one) => one === values.env)
if (!name) stopFor([`There is no environment ${values.env}: write --env ${environmentNames.join(' or --env ')}.`])
const { installation, problems } = readInstallation(root, name)
stopFor(problems)
stopFor(missingSettings(environmentOf(installation, name, { root })))
try {
  await deploy()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

async function deploy() {
  const account = await openAccount(installation[name].account)
  if (!(await hasWorkersSubdomain(account))) stopFor([workersOnce])
  const { zones } = environmentOf(installation, name, { root })
  const zone = await findZone(account, zones.websites)
  if (!zone)
    stopFor([
      `The account ${account.name} has no domain ${zones.websites}: add it in the dashboard (Domains › Onboard a domain).`,
    ])
  const environment = environmentOf(installation, name, { root, zoneId: zone.id, account: account.id })
  const { app, edge, version } = environment
  const secrets = await secretNames(account, app.name)
  stopFor([...missingSecrets(environment, secrets ?? []), ...(await lostDatabases(account, environment))])

  const ids = await ensureResources(account, app, console.log)
  await run('node', ['scripts/build.mjs'], { env: { SHINGLE_BUILT_IN: JSON.stringify(builtIn(environment)) } })
  const config = configFile('app', appConfig(environment, { root, ids }))
  const label = ['--tag', version, '--message', `Shingle ${version}`]
  for (const { binding } of app.d1_databases)
    await run('wrangler', ['d1', 'migrations', 'apply', binding, '--remote', '--config', config])
  await run('wrangler', ['deploy', ...label, '--config', config])
  if (!secrets?.includes('AUTH_SECRET')) await makeAuthSecret(account, app.name)
  if (edge) {
    const edgeFile = configFile('edge', edgeConfig(edge, { root, siteStore: ids.SITES }))
    await run('wrangler', ['deploy', ...label, '--config', edgeFile])
  }
  const isFine = await checkDeployment({ root, environment, account, say: console.log })
  if (!isFine) process.exitCode = 1
}

/** Signs sessions. It only exists as a secret of the Worker: nobody has to think one up, and nobody has seen it. */
async function makeAuthSecret(account, worker) {
  const secret = { name: 'AUTH_SECRET', text: randomBytes(48).toString('base64'), type: 'secret_text' }
  await account.put(`workers/scripts/${worker}/secrets`, secret)
  console.log('Made the secret AUTH_SECRET.')
}

/** Ends the process if something is missing, with one line for each. */
function stopFor(sentences) {
  if (sentences.length === 0) return
  console.error(['Nothing was deployed. Before it can be:', ...sentences.map((sentence) => `- ${sentence}`)].join('\n'))
  process.exit(1)
}

function configFile(part, config) {
  const folder = join(root, '.cache/deploy')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}-${part}.json`)
  writeFileSync(file, JSON.stringify(config, null, 2))
  return file
}
