// The cost of counting visits for the requests served at the same time, and whether all visits are counted.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWorker } from '../harness/bench/build-worker.mjs'
import { countSink } from '../harness/bench/count-sink.mjs'
import { openCounted, visitAll } from '../harness/bench/counted-product.mjs'
import { generator, keepRequests, pressOn } from '../harness/bench/load.mjs'
import { cpuSeconds } from '../harness/bench/processor-time.mjs'
import { described, ratio } from '../harness/bench/turns.mjs'
import { acceptsAll, pageStore, visitorBindings } from '../harness/bench/visitor-workers.mjs'
import { freshFolder, startWorkerd } from '../harness/bench/workerd.mjs'

const rounds = 12
const quietRounds = 7
/** Visits wait a second to be sent, so that a round has to be longer for its sending to be part of it. */
const seconds = 3
const restMs = 1500

export const benches = {
  'count-accuracy': {
    unit: 'visits counted by the dashboard, for each that was answered',
    against: '1: the product under load, after the last was sent; `visitors` the same of different ones',
    measure: accuracy,
  },
  'edge-counting-ratio': {
    unit: 'requests/s with counting, for each without',
    against: '>= 0.97: the same Worker; `byCpu` by processor time, the sending and what takes it among it',
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
    const request = `GET / HTTP/1.1\r\nHost: site-0.localhost\r\n${headers.join('\r\n')}\r\n\r\n`
    const file = keepRequests('counting', [request])
    const results = { with: [], without: [] }
    let answered = 0
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, all] of Object.entries(results)) {
        const result = await oneRound(server.pid, { port: server.ports[name], file, seconds })
        if (name === 'with') answered += result.answered
        if (round > 0) all.push(result)
      }
    const told = Number(await (await fetch(`http://127.0.0.1:${server.ports.sink}/`)).text())
    const quiet = quietest(results)
    return {
      value: ratio(quiet.with, quiet.without, 'rate'),
      byCpu: Number(ratio(quiet.without, quiet.with, 'cpu').toFixed(3)),
      with: described(quiet.with),
      without: described(quiet.without),
      told: Number((told / answered).toFixed(4)),
      by: generator,
    }
  } finally {
    await server.stop()
  }
}

/** One server's load, with what it does about it afterwards. */
async function oneRound(pid, load) {
  const before = cpuSeconds(pid)
  const { answered, seconds: took } = await pressOn(load)
  const meanwhile = cpuSeconds(pid) - before
  await new Promise((resolve) => setTimeout(resolve, restMs))
  return { answered, rate: answered / took, cpu: (cpuSeconds(pid) - before) / answered, busy: meanwhile / took }
}

/** The rounds in which both had the most of a processor. */
function quietest(results) {
  const share = (round) => Math.min(results.with[round].busy, results.without[round].busy)
  const chosen = [...results.with.keys()].toSorted((a, b) => share(b) - share(a)).slice(0, quietRounds)
  return Object.fromEntries(Object.entries(results).map(([name, all]) => [name, chosen.map((round) => all[round])]))
}
