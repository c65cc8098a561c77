// The visitors' Worker and what it is compared with, in one workerd.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleRelease } from './sample.mjs'
import { buildWorker, freshFolder, startWorkerd } from './workerd.mjs'

/** What a browser sends. */
export const acceptsAll = 'Accept-Encoding: gzip, deflate, br, zstd'

/** The bindings of the visitors' Worker, with a store that has the sample's page for every host `site-<number>.localhost`. */
export const visitorBindings = {
  SITES: { kv: 'store' },
  ASSETS: { service: 'store' },
  APP: { service: 'store' },
  APP_ORIGIN: { text: 'http://app.localhost' },
  SITES_ORIGIN: { text: 'http://localhost' },
}

/** The store of `visitorBindings` as a Worker, its files written to a folder. */
export async function pageStore(folder) {
  const { release } = await sampleRelease()
  writeFileSync(join(folder, 'page.br'), new Uint8Array(release.page.body))
  writeFileSync(join(folder, 'store.js'), store(release.page.metadata))
  return { file: join(folder, 'store.js'), bindings: { PAGE: { data: join(folder, 'page.br') } } }
}

/** Starts `edge`, and `constant`, which answers the same bytes and headers whatever it is asked. `more` are Workers beside them. */
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

/** Responds like the KV service: the same page for every host that exists. And like the API's rate limit: nobody asks too often. */
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
