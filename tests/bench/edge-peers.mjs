// The visitors' Worker against other ways to serve the same page: nginx with the compressed file, and React for every request.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWorker } from '../harness/bench/build-worker.mjs'
import { generator, keepRequests, requestsFor } from '../harness/bench/load.mjs'
import { hasNginx, startNginx } from '../harness/bench/nginx.mjs'
import { sampleHtml, sampleRelease } from '../harness/bench/sample.mjs'
import { described, ratio, takeTurns } from '../harness/bench/turns.mjs'
import { acceptsAll, startVisitorWorkers } from '../harness/bench/visitor-workers.mjs'
import { freshFolder } from '../harness/bench/workerd.mjs'

export const benches = {
  'edge-vs-nginx': {
    unit: 'ratio of requests per second of processor time, the same as requests/s with one processor each',
    against: '>= 0.14: nginx with gzip_static, one worker process, no log',
    measure: againstNginx,
  },
  'edge-cpu-vs-ssr': {
    unit: 'CPU a request, ratio',
    against: '<= 0.25: a Worker beside it that draws the same page by React for every request, uncompressed',
    measure: againstReact,
  },
}

const requests = () => keepRequests('peers', requestsFor(['site-0.localhost'], [acceptsAll]))

/**
 * A request to nginx takes so little that waking the generator up on the other processor decides how many there are in a second;
 * the time that each server works for one decides the rate of a dedicated processor. `rate` is what was counted: the two agree when each
 * had all of its processor.
 */
async function againstNginx() {
  if (!hasNginx) throw new Error('nginx is not installed')
  const server = await startVisitorWorkers('edge-nginx')
  const peer = await startNginx(await sampleHtml()).catch(async (error) => {
    await server.stop()
    throw error
  })
  try {
    const file = requests()
    const { edge, nginx } = await takeTurns({
      edge: { pids: [server.pid], port: server.ports.edge, file },
      nginx: { pids: peer.pids, port: peer.port, file },
    })
    return {
      value: ratio(nginx, edge, 'cpu'),
      rate: Number(ratio(edge, nginx, 'rate').toFixed(3)),
      edge: described(edge),
      nginx: described(nginx),
      by: generator,
    }
  } finally {
    await peer.stop()
    await server.stop()
  }
}

async function againstReact() {
  const { document } = await sampleRelease()
  const folder = freshFolder('ssr')
  writeFileSync(join(folder, 'document.json'), JSON.stringify(document))
  const server = await startVisitorWorkers('edge-ssr', {
    ssr: {
      file: await buildWorker('tests/harness/bench/ssr-worker.ts'),
      listens: true,
      bindings: { DOCUMENT: { data: join(folder, 'document.json') } },
    },
  })
  try {
    const drawn = await (await fetch(`http://127.0.0.1:${server.ports.ssr}/`)).text()
    if (drawn !== (await sampleHtml())) throw new Error('React draws another page than the published one')
    const file = requests()
    const { edge, ssr } = await takeTurns({
      edge: { pids: [server.pid], port: server.ports.edge, file },
      ssr: { pids: [server.pid], port: server.ports.ssr, file },
    })
    return { value: ratio(edge, ssr, 'cpu'), edge: described(edge), ssr: described(ssr), by: generator }
  } finally {
    await server.stop()
  }
}
