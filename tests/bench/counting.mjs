import { writeFileSync } from 'node:fs'
import { Agent, request as ask } from 'node:http'
import { join } from 'node:path'
import { keepRequests, requestsFor } from '../harness/bench/load.mjs'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'
import { described, ratio, takeTurns } from '../harness/bench/turns.mjs'
import { acceptsAll, pageStore, visitorBindings } from '../harness/bench/visitor-workers.mjs'
import { buildWorker, freshFolder, startWorkerd } from '../harness/bench/workerd.mjs'

// A separate Worker that accepts visits from the visitors' Worker and ignores them.
const countSink = `
import { WorkerEntrypoint } from 'cloudflare:workers'
let told = 0
export default { fetch: () => new Response(String(told)) }
export class VisitIntake extends WorkerEntrypoint {
  add(batch) { told += batch.visits.length }
}`

// The product with a published website, visited as fast as it answers.

const connections = 64
const visits = 20_000
const people = 500
const patienceMs = 60_000

/** Starts the product with one website. `numbers` are those of its dashboard, once there are so many views or nothing changes any more. */
async function openCounted() {
  const product = await startProduct('counting', { VISITS_PROVIDER: 'durable-object' })
  const { request } = await import('@playwright/test')
  const api = await request.newContext({ baseURL: product.origin })
  const { createFrom, signInAs } = await load('/tests/harness/product-api.ts')
  await createFrom(api, { name: 'Counted Bread', about: 'A bakery with bread and cakes', place: 'Leeds' })
  await signInAs(api, 'counted@example.com')
  const [draft] = (await (await api.get('/api/drafts')).json()).drafts
  const { draftId, revision } = draft
  const options = { data: { handle: 'counted' }, headers: { origin: product.origin, 'if-match': `"${revision}"` } }
  const published = await api.post(`/api/drafts/${draftId}/publish`, options)
  if (!published.ok()) throw new Error(`not published: ${await published.text()}`)
  const read = async () => {
    const answer = await (await api.get(`/api/drafts/${draftId}/visits?days=7`)).json()
    return answer.report.days.at(-1)
  }
  const numbers = async (views) => {
    const begun = performance.now()
    let last = await read()
    while (last.views < views && performance.now() - begun < patienceMs) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      last = await read()
    }
    // What would be counted twice would come after.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    return read()
  }
  return { product, site: (await published.json()).url, numbers }
}

/** Visits by many people, one in ten of which gets no page. Returns the number of pages served, and of people who got one. */
async function visitAll(origin, site) {
  const { hostname, port } = new URL(site)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let [next, shown] = [0, 0]
  const visitors = new Set()
  const one = (index) =>
    new Promise((resolve, reject) => {
      const headers = {
        host: `${hostname}:${port}`,
        'accept-encoding': 'br',
        'cf-connecting-ip': `10.0.${(index % people) >> 8}.${(index % people) & 255}`,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
      }
      const kind = { method: index % 20 === 7 ? 'HEAD' : 'GET', path: index % 20 === 13 ? '/none' : '/' }
      const options = { host: '127.0.0.1', port: new URL(origin).port, agent, headers, ...kind }
      ask(options, (answer) => {
        if (answer.statusCode === 200 && kind.method === 'GET') {
          shown += 1
          visitors.add(index % people)
        }
        answer.resume().on('end', resolve).on('error', reject)
      })
        .on('error', reject)
        .end()
    })
  const work = async () => {
    while (next < visits) await one(next++)
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return { shown, visitors: visitors.size }
}

// The cost of counting visits for the requests served at the same time, and whether all visits are counted.

/**
 * Visits wait a second to be sent, so that what counts of a turn begins when those of its start are sent, and the next one begins when
 * nothing is left to send.
 */
const rhythm = { turns: 8, seconds: 5, skipSeconds: 2, restMs: 1500 }

export const benches = {
  'count-accuracy': {
    unit: 'visits counted by the dashboard, for each that was answered',
    against: '1: the product under load, after the last was sent; `visitors` the same of different ones',
    measure: accuracy,
  },
  'edge-counting-ratio': {
    unit: 'requests/s with counting, for each without',
    against: '>= 0.99: the same Worker; `byCpu` by processor time, the sending and what takes it among it',
    measure: compare,
  },
}

async function accuracy() {
  const { product, site, numbers } = await openCounted()
  try {
    const { shown, visitors } = await visitAll(product.origin, site)
    const counted = await numbers(shown)
    return { value: counted.views / shown, visitors: counted.visitors / visitors, shown }
  } finally {
    await product.stop()
  }
}

/** What browsers and Cloudflare say with every request. */
const headers = [
  acceptsAll,
  'CF-Connecting-IP: 203.0.113.7',
  'CF-IPCountry: DE',
  'Referer: https://www.google.com/',
  'User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
]

async function compare() {
  const folder = freshFolder('counting')
  writeFileSync(join(folder, 'sink.js'), countSink)
  const edge = { file: await buildWorker('worker/edge/worker.ts'), listens: true }
  const counts = { ...visitorBindings, COUNTS: { service: 'sink', entrypoint: 'VisitIntake' } }
  const server = await startWorkerd(folder, {
    with: { ...edge, bindings: { ...counts, VISITS_PROVIDER: { text: 'durable-object' } } },
    without: { ...edge, bindings: { ...counts, VISITS_PROVIDER: { text: 'none' } } },
    sink: { file: join(folder, 'sink.js'), listens: true },
    store: await pageStore(folder),
  })
  try {
    const file = keepRequests('counting', requestsFor(['site-0.localhost'], headers))
    const load = (name) => ({ pids: [server.pid], port: server.ports[name], file })
    const results = await takeTurns({ with: load('with'), without: load('without') }, rhythm)
    const told = Number(await (await fetch(`http://127.0.0.1:${server.ports.sink}/`)).text())
    return {
      value: ratio(results.with, results.without, 'rate'),
      byCpu: Number(ratio(results.without, results.with, 'cpu').toFixed(3)),
      with: described(results.with),
      without: described(results.without),
      told: Number((told / results.with.answered).toFixed(4)),
    }
  } finally {
    await server.stop()
  }
}
