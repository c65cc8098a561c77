// The edge Worker and its benchmark counterparts in one workerd.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleRelease } from './sample.mjs'
import { buildWorker, freshFolder, startWorkerd } from './workerd.mjs'

/** A browser's headers. */
export const acceptsAll = 'Accept-Encoding: gzip, deflate, br, zstd'

/** The edge Worker's bindings. Their store has the sample's page for every host `site-<number>.localhost`. */
export const visitorBindings = {
  SITES: { kv: 'store' },
  ASSETS: { service: 'store' },
  APP: { service: 'store' },
  APP_ORIGIN: { text: 'http://app.localhost' },
  SITES_ORIGIN: { text: 'http://localhost' },
}

/** The store of `visitorBindings` as a Worker, with its files in a folder. */
export async function pageStore(folder) {
  const { release } = await sampleRelease()
  writeFileSync(join(folder, 'page.br'), new Uint8Array(release.page.body))
  writeFileSync(join(folder, 'store.js'), store(release.page.metadata))
  return { file: join(folder, 'store.js'), bindings: { PAGE: { data: join(folder, 'page.br') } } }
}

/** Starts `edge`, and `constant`, which always sends the same bytes and headers. `more` are additional Workers. */
export async function startVisitorWorkers(name, more = {}) {
  const folder = freshFolder(name)
  const { held } = await sampleRelease()
  const kept = await pageStore(folder)
  writeFileSync(join(folder, 'constant.js'), constantWorker([...held.compressed.headers]))
  const server = await startWorkerd(folder, {
    edge: { file: await buildWorker('worker/edge/worker.ts'), listens: true, bindings: visitorBindings },
    constant: { file: join(folder, 'constant.js'), listens: true, bindings: kept.bindings },
    store: kept,
    ...more,
  })
  return { ...server, etag: held.etag }
}

const constantWorker = (headers) => `
let init
export default {
  fetch(request, env) {
    init ??= { headers: new Headers(${JSON.stringify(headers)}), encodeBody: 'manual' }
    return new Response(env.PAGE, init)
  },
}`

/** Responds like KV with the same page for every existing host, and like a rate limit that is never reached. */
const store = (metadata) => `
import { WorkerEntrypoint } from 'cloudflare:workers'
export class Limit extends WorkerEntrypoint {
  limit() {
    return { success: true }
  }
}
const headers = { 'CF-KV-Metadata': ${JSON.stringify(JSON.stringify(metadata))} }
export default {
  fetch(request, env) {
    const key = decodeURIComponent(new URL(request.url).pathname.slice(1))
    return /^host:site-\\d+\\.localhost$/.test(key)
      ? new Response(env.PAGE, { headers })
      : new Response('not found', { status: 404 })
  },
}`
