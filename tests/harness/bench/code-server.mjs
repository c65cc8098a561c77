// The product's code with the local simulator's database and key-value store on disk.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asBuilt } from '../../../scripts/build/worker-modules.ts'
import { migrateLocally, root, start, stop } from '../../../scripts/run.mjs'
import { buildWorker, freePort } from './workerd.mjs'

const patienceMs = 120_000

/**
 * Starts a Worker with empty storage and waits until it responds. `ask` returns the JSON at a path; `end` stops it and deletes the
 * storage. `settings` are { worker, objects, vars }.
 */
export async function startCode(name, settings) {
  const folder = join(root, '.cache/bench', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const storage = join(folder, 'state')
  await migrateLocally(storage)
  const config = join(folder, 'wrangler.json')
  writeFileSync(config, JSON.stringify(await configuration(settings)))
  const port = await freePort()
  const child = start(
    'wrangler',
    [
      ...['dev', '--config', config, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
      ...['--persist-to', storage, '--log-level', 'error', '--show-interactive-dev-session=false'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const end = async () => {
    await stop(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const ask = async (path, init) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    return answer.json()
  }
  const begun = performance.now()
  while (!(await ask('/').catch(() => undefined))) {
    if (child.exitCode === null && performance.now() - begun < patienceMs) {
      await new Promise((next) => setTimeout(next, 100))
      continue
    }
    await end()
    throw new Error(`${settings.worker} did not start`)
  }
  return { ask, end }
}

async function configuration({ worker, objects, vars: set = {} }) {
  const { unstable_readConfig: readConfig } = await import('wrangler')
  const { name, vars, d1_databases, kv_namespaces, r2_buckets, compatibility_date, compatibility_flags } = readConfig(
    { config: join(root, 'wrangler.toml') },
    { hideWarnings: true },
  )
  return {
    name: `${name}-bench`,
    ...asBuilt(await buildWorker(worker)),
    ...{ vars: { ...vars, ...set }, d1_databases, kv_namespaces, r2_buckets, compatibility_date, compatibility_flags },
    durable_objects: { bindings: Object.entries(objects).map(([name, class_name]) => ({ name, class_name })) },
    migrations: [{ tag: 'v1', new_sqlite_classes: Object.values(objects) }],
  }
}
