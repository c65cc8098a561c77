// A real workerd with its database and its stores on disk, that one may kill at any moment and start again on the same folder.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { root } from '../harness/bench/workerd.mjs'

/** Starts the bundle on the storage in `folder`. `ask` sends an order and returns its result. */
export async function startKillable(bundle, folder) {
  const before = new Set(childProcesses())
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: bundle }],
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      host: '127.0.0.1',
      cf: false,
      // What it logs of the faults is as it should be.
      handleStructuredLogs: () => {},
      resourcePersistencePath: folder,
      d1Databases: { DB: 'kills' },
      kvNamespaces: { SITES: 'kills' },
      r2Buckets: { MEDIA: 'kills' },
      bindings: {
        ENVIRONMENT: 'development',
        APP_ORIGIN: 'http://localhost:8787',
        SITES_ORIGIN: 'http://localhost:8787',
        WEBSITE_LIMIT: '5',
        MAIL_PROVIDER: 'embedded',
        AUTH_SECRET: 'a secret of the tests, long enough',
      },
    }),
  )
  const address = await miniflare.ready
  const pids = childProcesses().filter((pid) => !before.has(pid))
  if (pids.length !== 1) throw new Error(`${pids.length} processes to kill`)
  const ask = async (name, order) => {
    const response = await fetch(new URL(name, address), { method: 'POST', body: JSON.stringify(order) })
    if (!response.ok) throw new Error(`${name}: ${(await response.text()).slice(0, 1000)}`)
    return response.json()
  }
  return {
    ask,
    /** As a machine does that loses its power. */
    async kill() {
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      await miniflare.dispose().catch(() => {})
    },
    stop: () => miniflare.dispose(),
  }
}

/** Statements of all migrations, in their order. */
export function migrationStatements() {
  const folder = join(root, 'worker/migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return files
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

/** The processes of workerd that this one has started and that still run. */
function childProcesses() {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1)[0].endsWith('workerd'))
}
