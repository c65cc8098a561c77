// npm run rebuild: publishes every live website again from the database, for a store that lost data, while the product runs.
//   --persist-to <folder>  where the product's data lives (default .wrangler/state)
//   --port 8787            where the product is served: pages name their own address
//   --var NAME:value       as with npm start; may be given several times
//   --remote               the deployed database and stores, by way of `wrangler login`; with --env staging, staging's
// Prints one line of JSON at the end, and before it a line on stderr for everything that a person should know.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureToolchain, migrateLocally, root } from './run.mjs'

await ensureToolchain()
const { remoteBindings, storeConfig } = await import('./stores/store-config.mjs')
const { startStoreWorker } = await import('./stores/store-worker.mjs')

const main = 'worker/publishing/rebuild/worker.ts'

const sentences = {
  'not-restored': (handle) => `The website at ${handle} could not be published again; the log says why.`,
  'missing-picture': (hash) => `Files of picture ${hash} are missing; only its owner can upload it again.`,
  waiting: (hostname) => `${hostname} could not be written; the product will try again.`,
}

const { values } = parseArgs({
  options: {
    'persist-to': { type: 'string', default: '.wrangler/state' },
    port: { type: 'string', default: '8787' },
    var: { type: 'string', multiple: true, default: [] },
    remote: { type: 'boolean', default: false },
    env: { type: 'string', default: 'production' },
  },
})
const begun = performance.now()
const total = { websites: 0, hostsRemoved: 0 }
const found = new Set()
let worker
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => Promise.resolve(worker?.stop()).then(() => process.exit(1)))

try {
  worker = values.remote ? await remoteWorker() : await localWorker(values['persist-to'])
  for (let after = ''; after !== null; ) {
    const { next, findings, ...counts } = await askFor(after)
    for (const name of Object.keys(total)) total[name] += counts[name]
    for (const { kind, what } of findings) report(kind, what)
    after = next
  }
} catch (error) {
  console.error(worker ? `${error.message}\nWhat was done stays: run it again to go on.` : error.message)
  process.exitCode = 1
}
await worker?.stop()
if (!process.exitCode) {
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  const [notRestored, missingPictures] = ['not-restored', 'missing-picture'].map(countOf)
  console.log(JSON.stringify({ ...total, notRestored, missingPictures, seconds }))
}

async function askFor(after) {
  const response = await worker.call(`?${new URLSearchParams({ after })}`, { method: 'POST' })
  return response.json()
}

async function localWorker(folder) {
  if (!existsSync(resolve(root, folder))) throw new Error(`There is no folder ${folder}.`)
  await migrateLocally(folder)
  const origin = `http://localhost:${values.port}`
  const vars = [`APP_ORIGIN:${origin}`, `SITES_ORIGIN:${origin}`, ...values.var]
  return startStoreWorker(await storeConfig({ main, vars }), { persistTo: folder })
}

async function remoteWorker() {
  return startStoreWorker(await storeConfig({ main, ...(await remoteBindings(values.env)), vars: values.var }), {})
}

function report(kind, what) {
  const line = `${kind} ${what}`
  if (!found.has(line)) console.error(sentences[kind](what))
  found.add(line)
}

function countOf(kind) {
  return [...found].filter((line) => line.startsWith(`${kind} `)).length
}
