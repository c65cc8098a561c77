// The visitors' Worker against a Worker that answers the same bytes and headers from a constant: same process, rounds
// in turn, the first thrown away. The rest is the cost of finding the page.
import { generator, keepRequests, requestsFor } from '../harness/bench/load.mjs'
import { described, ratio, takeTurns } from '../harness/bench/turns.mjs'
import { acceptsAll, startVisitorWorkers } from '../harness/bench/visitor-workers.mjs'

const hosts = (count) => Array.from({ length: count }, (_, index) => `site-${index}.localhost`)

export const benches = {
  'edge-vs-constant': {
    unit: 'requests/s ratio',
    against: '>= 0.90',
    measure: async () => ratios(await comparison('one', { count: 1 }), 'rate'),
  },
  'edge-cpu-vs-constant': {
    unit: 'CPU a request, ratio',
    against: '<= 1.10',
    measure: async () => ratios(await comparison('one', { count: 1 }), 'cpu'),
  },
  'edge-400-hosts-vs-constant': {
    unit: 'requests/s ratio',
    against: '>= 0.80',
    measure: async () => ratios(await comparison('many', { count: 400 }), 'rate'),
  },
  'edge-304-vs-constant': {
    unit: 'requests/s ratio',
    against: '>= 1.2',
    measure: async () => ratios(await comparison('conditional', { count: 1, conditional: true }), 'rate'),
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
  if (!compared.has(name)) compared.set(name, compare(name, load))
  return compared.get(name)
}

async function compare(name, { count, conditional }) {
  running ??= startVisitorWorkers('edge-serving')
  const { pid, ports, etag } = await running
  const plain = keepRequests(name, requestsFor(hosts(count), [acceptsAll]))
  const asked = conditional
    ? keepRequests(`${name}-asked`, requestsFor(hosts(count), [acceptsAll, `If-None-Match: ${etag}`]))
    : plain
  return takeTurns({
    edge: { pids: [pid], port: ports.edge, file: asked, status: conditional ? 304 : 200 },
    constant: { pids: [pid], port: ports.constant, file: plain },
  })
}

/** `byCpu` is the same for a requests-per-second figure on a machine that has nothing else to do. */
function ratios({ edge, constant }, figure) {
  const byCpu = figure === 'rate' ? { byCpu: Number(ratio(constant, edge, 'cpu').toFixed(3)) } : {}
  return {
    value: ratio(edge, constant, figure),
    ...byCpu,
    edge: described(edge),
    constant: described(constant),
    by: generator,
  }
}
