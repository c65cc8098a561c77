import { keepRequests, requestsFor } from '../harness/bench/load.mjs'
import { ratio, takeTurns } from '../harness/bench/turns.mjs'
import { acceptsAll, startVisitorWorkers } from '../harness/bench/visitor-workers.mjs'

// The visitors' Worker against a Worker that answers the same bytes and headers from a constant: same process, in turn. The rest is the
// cost of finding the page.

let running

export async function close() {
  await (await running?.catch(() => undefined))?.stop()
  running = undefined
}

const compared = new Map()

/** Both Workers under one kind of load; run once for every figure that is made of it. */
function compare(name, load) {
  if (!compared.has(name)) compared.set(name, takeTurnsUnder(name, load))
  return compared.get(name)
}

async function takeTurnsUnder(name, { hosts, conditional = false }) {
  running ??= startVisitorWorkers('edge-serving')
  const { pid, ports, etag } = await running
  const names = Array.from({ length: hosts }, (_, index) => `site-${index}.localhost`)
  const plain = keepRequests(name, requestsFor(names, [acceptsAll]))
  const file = conditional
    ? keepRequests(`${name}-conditional`, requestsFor(names, [acceptsAll, `If-None-Match: ${etag}`]))
    : plain
  const { edge, constant } = await takeTurns({
    edge: { pids: [pid], port: ports.edge, file, status: conditional ? 304 : 200 },
    constant: { pids: [pid], port: ports.constant, file: plain },
  })
  return { rate: ratio(edge, constant, 'rate'), cpu: ratio(edge, constant, 'cpu') }
}

export const measures = {
  'edge-vs-constant': async () => (await compare('one', { hosts: 1 })).rate,
  'edge-cpu-vs-constant': async () => (await compare('one', { hosts: 1 })).cpu,
  'edge-400-hosts': async () => (await compare('many', { hosts: 400 })).rate,
  'edge-304': async () => (await compare('conditional', { hosts: 1, conditional: true })).rate,
}
