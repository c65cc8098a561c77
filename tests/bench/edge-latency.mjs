// How long a visitor waits for the visitors' Worker at a modest, fixed rate, over loopback: for scale, since the collector of a
// busy server decides its slowest answers.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { keepRequests, requestsFor } from '../harness/bench/load.mjs'
import { acceptsAll, startVisitorWorkers } from '../harness/bench/visitor-workers.mjs'
import { pinned } from '../harness/bench/workerd.mjs'

const perSecond = 1000
const seconds = 15
const generator = fileURLToPath(new URL('../harness/bench/rate-generator.mjs', import.meta.url))

export const benches = {
  'edge-p50-ms': { unit: 'ms', against: `for scale: at ${perSecond} requests/s`, measure: () => latency('p50') },
  'edge-p99-ms': { unit: 'ms', against: `for scale: at ${perSecond} requests/s`, measure: () => latency('p99') },
}

let measured

async function latency(figure) {
  measured ??= measure()
  const { answered, rate, late, [figure]: value } = await measured
  return { value, answered, rate, late }
}

async function measure() {
  const server = await startVisitorWorkers('edge-latency')
  try {
    const file = keepRequests('latency', requestsFor(['site-0.localhost'], [acceptsAll]))
    const options = JSON.stringify({ port: server.ports.edge, file, perSecond, seconds })
    const { stdout } = await promisify(execFile)(...pinned(1, process.execPath, [generator, options]))
    return JSON.parse(stdout)
  } finally {
    await server.stop()
  }
}
