// Runs the built Workers under raw workerd, with a store of all websites, a cache, and no app.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWorker, freshFolder, startWorkerd } from '../bench/workerd.mjs'
import { appHost, sitesDomain, storedValues } from './sites.mjs'

const storeWorker = fileURLToPath(new URL('store-worker.mjs', import.meta.url))
const cacheWorker = fileURLToPath(new URL('cache-worker.mjs', import.meta.url))

/**
 * Starts both Workers for visitors: { ports: { edge, all }, pid, stop }. `faults` are the shares of failed and slow store responses: {
 * failed, slow, slowMs }.
 */
export async function startServer(sites, { name = 'mixed-hosts', faults } = {}) {
  const folder = freshFolder(name)
  const index = {}
  const bodies = []
  let end = 0
  for (const { key, body, metadata } of storedValues(sites)) {
    index[key] = [end, body.byteLength, ...(metadata ? [metadata] : [])]
    bodies.push(body)
    end += body.byteLength
  }
  writeFileSync(join(folder, 'values'), Buffer.concat(bodies))
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
  writeFileSync(join(folder, 'app.js'), appStandIn)
  writeFileSync(join(folder, 'media.js'), noPictures)
  const bindings = {
    SITES: { kv: 'store' },
    MEDIA: { r2: 'media' },
    ASSETS: { service: 'app' },
    APP: { service: 'app' },
    APP_ORIGIN: { text: `http://${appHost}` },
    SITES_ORIGIN: { text: `http://${sitesDomain}` },
    ENVIRONMENT: { text: 'production' },
  }
  const worker = async (entry) => ({ file: await buildWorker(entry), listens: true, cache: 'cache', bindings })
  return startWorkerd(folder, {
    edge: await worker('worker/edge/worker.ts'),
    all: await worker('worker/index.ts'),
    store: {
      file: storeWorker,
      bindings: {
        VALUES: { data: join(folder, 'values') },
        INDEX: { data: join(folder, 'index.json') },
        ...(faults && { FAULTS: { text: JSON.stringify(faults) } }),
      },
    },
    cache: { file: cacheWorker },
    app: { file: join(folder, 'app.js') },
    media: { file: join(folder, 'media.js') },
  })
}

const appStandIn = `export default { fetch: () => new Response('the app', { headers: { 'content-type': 'text/html' } }) }\n`

/** A bucket's response for a missing key. */
const noPictures = `const missing = JSON.stringify({ version: 1, v4code: 10007, message: 'no such key' })
export default { fetch: () => new Response(null, { status: 404, headers: { 'CF-R2-Error': missing } }) }
`
