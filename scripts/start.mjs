// npm start: everything from a fresh clone to the running product.
//   --port 8787            where it is served
//   --persist-to <folder>  where its data lives (default .wrangler/state)
//   --var NAME:value       one of wrangler.toml's variables, otherwise; may be given several times
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { runCronLocally } from './local-cron.mjs'
import { ensureDependencies, migrateLocally, run, start, stop } from './run.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    'persist-to': { type: 'string', default: '.wrangler/state' },
    var: { type: 'string', multiple: true, default: [] },
  },
})
const port = Number(values.port)
const origin = `http://localhost:${port}`
const persist = ['--persist-to', values['persist-to']]

if (!(await isFree(port))) {
  console.error(`Port ${port} is in use. End what runs there, or choose another: npm start -- --port 8790`)
  process.exit(1)
}
await ensureDependencies()
await migrateLocally(values['persist-to'])

console.log('Building…')
// Builds first, so that a failure is a plain sentence; the Worker's own build then has nothing to do.
await run('node', ['scripts/build.mjs'])
const server = start(
  'wrangler',
  [
    // Not wrangler.json, which a deployment leaves here.
    ...['dev', '--config', 'wrangler.toml'],
    ...persist,
    ...['--port', String(port), '--log-level', 'warn', '--show-interactive-dev-session=false'],
    ...[`APP_ORIGIN:${origin}`, `SITES_ORIGIN:${origin}`, ...values.var].flatMap((variable) => ['--var', variable]),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(server).then(() => process.exit(0)))
server.on('exit', (code) => process.exit(code ?? 1))
announce()
runCronLocally(port)

/** Prints the product's address once it responds. */
async function announce() {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { host: `localhost:${port}` } }).catch(
      () => undefined,
    )
    if (answer) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  console.log(`\n  Ready at ${origin}\n  Mails (sign-in codes) arrive at ${origin}/mailbox\n  Stop with Ctrl-C\n`)
}

function isFree(candidate) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
