// Runs a Worker of the operator's commands on the product's database and stores: in workerd, as the product runs.
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { asBuilt } from '../build/worker-modules.ts'
import { freePort, root, start, stop } from '../run.mjs'

const timeoutMs = 90_000
/** A store that is too busy now may respond next time. */
const tries = 3

/**
 * Starts the Worker on the storage in `persistTo`, or on the deployed storage, and waits until it responds. `call` answers the response to
 * a path of it; nobody else can call it. Both throw a sentence.
 */
export async function startStoreWorker(config, { persistTo }) {
  const token = randomBytes(32).toString('hex')
  const cache = join(root, '.cache/store-worker')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'run-'))
  const { buildWorker } = await import('../build/build-worker.ts')
  const { main } = await buildWorker(config.main, join(folder, 'worker'), { constants: config.define })
  const file = join(folder, 'wrangler.json')
  const settings = { ...config, ...asBuilt(main), define: {}, vars: { ...config.vars, STORES_TOKEN: token } }
  writeFileSync(file, JSON.stringify(settings), { mode: 0o600 })
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  const child = start(
    'wrangler',
    [
      ...['dev', '--config', file, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
      ...(persistTo === undefined ? [] : ['--persist-to', resolve(root, persistTo)]),
      ...['--log-level', 'error', '--show-interactive-dev-session=false'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const end = async () => {
    await stop(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const headers = { authorization: `Bearer ${token}` }
  try {
    await answered(address, child)
  } catch (error) {
    await end()
    throw error
  }
  return {
    call: (path, init) => call(`${address}${path}`, { ...init, headers: { ...init?.headers, ...headers } }),
    stop: end,
  }
}

/** Any response will do: without the token, it is a refusal. */
async function answered(address, child) {
  const begun = performance.now()
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The Worker did not start (exit code ${child.exitCode}).`)
    if (performance.now() - begun > timeoutMs) throw new Error(`The Worker gave no answer in ${timeoutMs / 1000} s.`)
    await new Promise((next) => setTimeout(next, 100))
  }
}

async function call(url, init) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, init).catch((error) => new Response(error.message, { status: 502 }))
    if (response.ok) return response
    const reason = (await response.text()).split('\n')[0].slice(0, 300)
    if (attempt === tries) throw new Error(`The stores answered: ${reason || response.status}`)
    await new Promise((next) => setTimeout(next, 1000))
  }
}
