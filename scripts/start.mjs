// npm start: everything from a fresh clone to the running product.
//   --port 8787            where it is served
//   --persist-to <folder>  where its data lives (default .wrangler/state)
//   --var NAME:value       one of wrangler.toml's variables, otherwise; may be given several times
//   --self-host <file>     serves the internet from this machine, behind a proxy, with the settings in that file (docs/self-hosting.md)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { asks, runCronLocally } from './local-cron.mjs'
import { ensureDependencies, migrateLocally, root, run, start, stop } from './run.mjs'
import { startMailRelay } from './self-hosting/mail-relay.mjs'
import { authSecretIn, readSettings } from './self-hosting/read-settings.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    'persist-to': { type: 'string', default: '.wrangler/state' },
    var: { type: 'string', multiple: true, default: [] },
    'self-host': { type: 'string' },
  },
})
const port = Number(values.port)
const settings = readSelfHosting()
const origin = settings?.APP_ORIGIN ?? `http://localhost:${port}`
const product = { port, isSecure: settings !== undefined }
const persist = ['--persist-to', values['persist-to']]

if (!(await isFree(port))) {
  console.error(`Port ${port} is in use. End what runs there, or choose another: npm start -- --port 8790`)
  process.exit(1)
}
await ensureDependencies()
await migrateLocally(values['persist-to'])

console.log('Building…')
// Builds first, so that a failure is a plain sentence; the Worker's own build then has nothing to do.
const env = settings ? { SHINGLE_BUILT_IN: builtIn(settings) } : {}
await run('node', ['scripts/build.mjs'], { env })
const server = start(
  'wrangler',
  [
    // Not wrangler.json, which a deployment leaves here.
    ...['dev', '--config', 'wrangler.toml'],
    ...persist,
    ...['--port', String(port), '--log-level', 'warn', '--show-interactive-dev-session=false'],
    // With https, the Worker sees the addresses that visitors see: wrangler rewrites the origins of requests otherwise.
    ...(settings ? ['--env-file', await writeVariables(settings), '--local-protocol', 'https'] : []),
    ...[`APP_ORIGIN:${origin}`, `SITES_ORIGIN:${settings?.SITES_ORIGIN ?? origin}`, ...values.var].flatMap(
      (variable) => ['--var', variable],
    ),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'], env },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(server).then(() => process.exit(0)))
server.on('exit', (code) => process.exit(code ?? 1))
announce()
runCronLocally(product)

/** Prints the product's address once it responds. */
async function announce() {
  for (;;) {
    if (await asks(product, '/api/health')) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const mails = settings
    ? `Your proxy leads to https://127.0.0.1:${port}`
    : `Mails (sign-in codes) arrive at ${origin}/mailbox`
  console.log(`\n  Ready at ${origin}\n  ${mails}\n  Stop with Ctrl-C\n`)
}

function isFree(candidate) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

function readSelfHosting() {
  if (!values['self-host']) return undefined
  try {
    return readSettings(resolve(root, values['self-host']))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** As `npm run deploy` builds: without the mailbox and the simulated issuer. */
function builtIn({ APP_ORIGIN, SUPPORT_EMAIL, MAIL_FROM, OPERATOR = '' }) {
  const texts = {
    SHINGLE_HOMEPAGE: APP_ORIGIN,
    SHINGLE_SUPPORT_EMAIL: SUPPORT_EMAIL ?? MAIL_FROM,
    SHINGLE_OPERATOR: OPERATOR.replaceAll('; ', '\n'),
  }
  const constants = Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])
  return JSON.stringify({ SHINGLE_DEPLOYED: 'true', SHINGLE_TRIAL: 'false', ...Object.fromEntries(constants) })
}

/** In a file that only this user reads, since other users see the arguments of a command. */
async function writeVariables({ SMTP_URL, ...variables }) {
  const folder = resolve(root, values['persist-to'])
  const all = {
    VERSION: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    AUTH_SECRET: authSecretIn(join(folder, 'auth-secret')),
    ...variables,
    MAIL_RELAY_URL: await startMailRelay(SMTP_URL),
  }
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'variables.env')
  writeFileSync(
    file,
    Object.entries(all)
      .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
      .join(''),
    { mode: 0o600 },
  )
  return file
}
