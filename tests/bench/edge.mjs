// The visitors' Worker against a Worker that answers the same bytes and headers from a constant: same process, rounds
// interleaved, the first thrown away. What is left is the price of finding the page.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildWorker } from '../harness/bench/build-worker.mjs'
import { sampleRelease } from '../harness/bench/sample.mjs'
import { cpuSeconds, freshFolder, pinned, startWorkerd } from '../harness/bench/workerd.mjs'

const rounds = 12
const roundMs = 600
const connections = 24
const hosts = 400
const accept = 'Accept-Encoding: gzip, deflate, br, zstd'
const generator = fileURLToPath(new URL('../harness/bench/load-generator.mjs', import.meta.url))

export const benches = {
  'edge-vs-constant': {
    unit: 'requests/s ratio',
    against: '>= 0.90',
    measure: async () => ratios(await comparison('one', { hosts: 1 }), 'rate'),
  },
  'edge-cpu-vs-constant': {
    unit: 'CPU a request, ratio',
    against: '<= 1.10',
    measure: async () => ratios(await comparison('one', { hosts: 1 }), 'cpu'),
  },
  'edge-400-hosts-vs-constant': {
    unit: 'requests/s ratio',
    against: '>= 0.80',
    measure: async () => ratios(await comparison('many', { hosts }), 'rate'),
  },
  'edge-304-vs-constant': {
    unit: 'requests/s ratio',
    against: '>= 1.2',
    measure: async () => ratios(await comparison('conditional', { hosts: 1, conditional: true }), 'rate'),
  },
  'edge-cold-ms': {
    unit: 'ms over a hello-world Worker',
    against: '<= 4, start to first answer',
    measure: () => coldStart('worker/index.ts'),
  },
  'edge-own-worker-cold-ms': {
    unit: 'ms over a hello-world Worker',
    against: '<= 2 as a Worker of its own',
    measure: () => coldStart('worker/sites/edge-worker.ts'),
  },
}

let running

export async function close() {
  await (await running?.catch(() => undefined))?.stop()
  running = undefined
}

const compared = new Map()

/** Both Workers' rounds of one kind of load; run once and used for every figure that is made of it. */
function comparison(name, load) {
  if (!compared.has(name)) compared.set(name, compare(load))
  return compared.get(name)
}

async function compare(load) {
  running ??= serve()
  const server = await running
  const results = { edge: [], constant: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const worker of ['edge', 'constant']) {
      const result = await oneRound(server, worker, load)
      if (round > 0) results[worker].push(result)
    }
  }
  return results
}

async function oneRound({ pid, ports, etag }, worker, { hosts: count, conditional }) {
  const isConditional = conditional && worker === 'edge'
  const options = {
    port: ports[worker],
    connections,
    ms: roundMs,
    paths: ['/'],
    hosts: Array.from({ length: count }, (_, index) => `site-${index}.localhost`),
    headers: isConditional ? [accept, `If-None-Match: ${etag}`] : [accept],
  }
  const before = cpuSeconds(pid)
  const { stdout } = await promisify(execFile)(...pinned(1, process.execPath, [generator, JSON.stringify(options)]))
  const { answered, seconds, status } = JSON.parse(stdout)
  const expected = isConditional ? 304 : 200
  if (status !== expected) throw new Error(`${worker} answered ${status}, not ${expected}`)
  return { rate: answered / seconds, cpu: (cpuSeconds(pid) - before) / answered }
}

function ratios({ edge, constant }, figure) {
  const middle = (rounds) => median(rounds.map((round) => round[figure]))
  const shown = (rounds) => Math.round(median(rounds.map(({ rate }) => rate)))
  return { value: middle(edge) / middle(constant), edge: `${shown(edge)}/s`, constant: `${shown(constant)}/s` }
}

async function serve() {
  const folder = freshFolder('edge')
  const { release, held } = await sampleRelease()
  const headers = [...held.compressed.headers]
  writeFileSync(join(folder, 'page.br'), new Uint8Array(release.page.body))
  writeFileSync(join(folder, 'store.js'), store(release.page.metadata))
  writeFileSync(join(folder, 'constant.js'), constantWorker(headers))
  const page = { data: join(folder, 'page.br') }
  const server = await startWorkerd(folder, {
    edge: {
      file: await buildWorker('worker/sites/edge-worker.ts'),
      listens: true,
      bindings: {
        SITES: { kv: 'store' },
        ASSETS: { service: 'store' },
        APP_ORIGIN: { text: 'http://app.localhost' },
        SITES_ORIGIN: { text: 'http://localhost' },
      },
    },
    constant: { file: join(folder, 'constant.js'), listens: true, bindings: { PAGE: page } },
    store: { file: join(folder, 'store.js'), bindings: { PAGE: page } },
  })
  return { ...server, etag: release.page.metadata.etag }
}

const constantWorker = (headers) => `
let init
export default {
  fetch(request, env) {
    init ??= { headers: new Headers(${JSON.stringify(headers)}), encodeBody: 'manual' }
    return new Response(env.PAGE, init)
  },
}`

/** Answers as the KV service does: the same page for every host that exists. */
const store = (metadata) => `
const headers = { 'CF-KV-Metadata': ${JSON.stringify(JSON.stringify(metadata))} }
export default {
  fetch(request, env) {
    const key = decodeURIComponent(new URL(request.url).pathname.slice(1))
    return /^host:site-\\d+\\.localhost$/.test(key)
      ? new Response(env.PAGE, { headers })
      : new Response('not found', { status: 404 })
  },
}`

/** Start of the process to its first answer, less the same for a Worker that says hello. */
async function coldStart(entry) {
  const folder = freshFolder('cold')
  writeFileSync(join(folder, 'hello.js'), "export default { fetch: () => new Response('hello') }\n")
  writeFileSync(join(folder, 'store.js'), "export default { fetch: () => new Response('', { status: 404 }) }\n")
  const bindings = {
    SITES: { kv: 'store' },
    APP_ORIGIN: { text: 'http://app.localhost' },
    SITES_ORIGIN: { text: 'http://localhost' },
  }
  const file = await buildWorker(entry)
  const time = async (worker) => {
    const begun = performance.now()
    const server = await startWorkerd(folder, { worker, store: { file: join(folder, 'store.js') } })
    const took = performance.now() - begun
    await server.stop()
    return took
  }
  const differences = []
  for (let round = 0; round <= 12; round += 1) {
    const hello = await time({ file: join(folder, 'hello.js'), listens: true })
    const edge = await time({ file, listens: true, bindings })
    if (round > 0) differences.push(edge - hello)
  }
  return { value: median(differences) }
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
