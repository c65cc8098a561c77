// npm run deploy                     settings checked, what the account lacks created, migrations, both Workers, then a doctor and a smoke test
// npm run deploy -- --env staging    the same for the second installation beside production
// npm run deploy -- --env trial      a trial at workers.dev, which needs no settings and no domain
// npm run deploy -- --dry-run        checks, builds and lists what would change, and changes nothing
// Reads the settings from shingle.config.jsonc and variables such as SHINGLE_APP, and secrets from variables such as SHINGLE_AI_KEY
// (docs/deploying.md).
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasSettings } from './deploy/settings-file.mjs'
import { ensureToolchain, optionsOf, outputOf, root } from './run.mjs'

const workersOnce =
  'Open Workers & Pages in the dashboard once: Cloudflare gives the account its workers.dev subdomain there, which it wants before the first Worker.'

/** Workers Builds would have wrangler deploy both Workers under the name of one. */
const withoutOtherName = { WRANGLER_CI_OVERRIDE_NAME: undefined, WRANGLER_CI_MATCH_TAG: undefined }

const values = optionsOf(import.meta.url, {
  env: { type: 'string', default: startsByButton() ? 'trial' : 'production' },
  'dry-run': { type: 'boolean', default: false },
})
await ensureToolchain()
const { appConfig, builtIn } = await import('./deploy/app-config.ts')
const { openAccount } = await import('./deploy/cloudflare-account.ts')
const { edgeConfig } = await import('./deploy/edge-config.ts')
const { environmentOf } = await import('./deploy/environment.ts')
const { environmentNames } = await import('./deploy/installation.ts')
const { misplaced } = await import('./deploy/jurisdiction.ts')
const { missingSecrets, missingSettings } = await import('./deploy/missing-settings.ts')
const { readInstallation } = await import('./deploy/read-installation.ts')
const { ensureResources, findResources, findZone, secretNames, workersSubdomain } = await import(
  './deploy/resources.ts'
)
const { checkDeployment } = await import('./doctor/check-deployment.ts')

const name = environmentNames.find((one) => one === values.env)
const isDry = values['dry-run']
const isTrial = name === 'trial'
if (!name) stopFor([`There is no environment ${values.env}: write --env ${environmentNames.join(', --env ')}.`])
const { installation, secrets: given, problems } = readInstallation(root, name)
stopFor(problems)
stopFor(missingSettings(environmentOf(installation, name, { root })))
const folder = join(root, '.cache/deploy')
const secretsFile = join(folder, 'secrets.json')
mkdirSync(folder, { recursive: true })
// Also those of a deployment that was killed.
forgetSecrets()
process.on('exit', forgetSecrets)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
try {
  await deploy()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

async function deploy() {
  const account = await openAccount(installation[name].account)
  const subdomain = await workersSubdomain(account)
  if (!subdomain) stopFor([workersOnce])
  const zoneId = isTrial ? undefined : await zoneOfWebsites(account)
  const environment = environmentOf(installation, name, { root, zoneId, account: account.id, subdomain })
  const { app, edge, version } = environment
  const stored = (await secretNames(account, app.name)) ?? []
  const made = { AUTH_SECRET: newSecret(), ...(isTrial && { MAILBOX_TOKEN: newSecret() }) }
  for (const known of [...stored, ...Object.keys(given)]) delete made[known]
  const { ids, missing } = await findResources(account, app)
  stopFor([
    ...(await misplaced(account, environment, ids)),
    ...missingSecrets(environment, [...stored, ...Object.keys({ ...made, ...given })]),
  ])
  console.log(`Shingle ${version} (${name}) for ${account.name}: the settings are complete.`)

  const constants = jsonFile(join(folder, `${name}-constants.json`), builtIn(environment))
  console.log('Building it, which takes a minute or two…')
  await tool('node', ['scripts/build.mjs', '--for', constants])
  if (isDry) for (const one of Object.values(missing).flat()) console.log(`Would create ${one}.`)
  else Object.assign(ids, await ensureResources(account, app, console.log))
  const whole = appConfig(environment, { root, ids, constants })
  const config = jsonFile(join(folder, `${name}-app.json`), whole)
  // wrangler reads this file before wrangler.toml, so its other commands mean the deployed Worker.
  if (name === 'production' && !isDry) jsonFile(join(root, 'wrangler.json'), whole)
  if (!isDry) for (const database of app.d1_databases) await migrate(database, config)
  await upload(app.name, version, config, { ...made, ...given })
  if (edge) {
    const ofEdge = edgeConfig(edge, { root, siteStore: ids.SITES, constants })
    await upload(edge.name, version, jsonFile(join(folder, `${name}-edge.json`), ofEdge))
  }
  if (isDry) return console.log('A dry run: nothing was changed.')
  const isFine = await checkDeployment({ root, environment, account, say: console.log })
  if (!isFine) process.exitCode = 1
  if (isTrial) sayWhereToGo(environment.settings.app, made.MAILBOX_TOKEN)
}

function sayWhereToGo(host, token) {
  const shown = token ? `  Keep its token, which is not shown again: ${token}\n` : ''
  console.log(`\n  Your trial: https://${host}\n  Its mailbox: https://${host}/mailbox\n${shown}`)
}

/** Whether Workers Builds runs this, in a repository without settings that Cloudflare's button has made. */
function startsByButton() {
  return process.env.WORKERS_CI === '1' && !hasSettings(root)
}

async function zoneOfWebsites(account) {
  const { zones } = environmentOf(installation, name, { root })
  const zone = await findZone(account, zones.websites)
  if (!zone)
    stopFor([
      `The account ${account.name} has no domain ${zones.websites}: add it in the dashboard (Domains › Onboard a domain).`,
    ])
  return zone.id
}

async function migrate({ binding, database_name }, config) {
  const said = await tool('wrangler', ['d1', 'migrations', 'apply', binding, '--remote', '--config', config])
  console.log(`${database_name}: ${said.includes('No migrations to apply') ? 'no new migrations' : 'migrated'}.`)
}

/** Secrets come with the version that needs them: no version ever runs without. */
async function upload(worker, version, config, secrets = {}) {
  const names = Object.keys(secrets)
  writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 })
  const label = ['--tag', version, '--message', `Shingle ${version}`]
  const args = ['deploy', ...label, '--config', config, ...(names.length > 0 ? ['--secrets-file', secretsFile] : [])]
  await tool('wrangler', isDry ? [...args, '--dry-run'] : args)
  forgetSecrets()
  const withSecrets = names.length > 0 ? `, with ${names.join(', ')}` : ''
  console.log(`${isDry ? 'Would deploy' : 'Deployed'} ${worker}${withSecrets}.`)
}

function forgetSecrets() {
  rmSync(secretsFile, { force: true })
}

/** Runs a command and returns its output, which is shown only if it fails. */
async function tool(command, args) {
  const { code, output } = await outputOf(command, args, { env: withoutOtherName })
  if (code === 0) return output
  const again = isDry ? '' : ' Everything so far stays: run the deployment again, and it goes on.'
  throw new Error(`${output}\n'${command} ${args[0]}' failed (exit code ${code}).${again}`)
}

/** Nobody has to think one up, and nobody has seen it. */
function newSecret() {
  return randomBytes(48).toString('base64url')
}

/** Ends the process if something is missing, with one line for each. */
function stopFor(sentences) {
  if (sentences.length === 0) return
  console.error(['Nothing was deployed. Before it can be:', ...sentences.map((sentence) => `- ${sentence}`)].join('\n'))
  process.exit(1)
}

function jsonFile(file, content) {
  writeFileSync(file, JSON.stringify(content, null, 2))
  return file
}
