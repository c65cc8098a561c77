import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { keepRequests, requestsFor } from '../harness/bench/load.mjs'
import { sampleHtml, sampleRelease } from '../harness/bench/sample.mjs'
import { described, ratio, takeTurns } from '../harness/bench/turns.mjs'
import { acceptsAll, startVisitorWorkers } from '../harness/bench/visitor-workers.mjs'
import { buildWorker, freePort, freshFolder, pinned } from '../harness/bench/workerd.mjs'

// The visitors' Worker against a Worker that answers the same bytes and headers from a constant: same process, in turn.
// The rest is the cost of finding the page.

const hosts = (count) => Array.from({ length: count }, (_, index) => `site-${index}.localhost`)

let running

export async function close() {
  await (await running?.catch(() => undefined))?.stop()
  running = undefined
}

const compared = new Map()

/** Both Workers under one kind of load; run once and used for every figure that is made of it. */
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
  }
}

// nginx as its operators would set it up for the same page: compressed beforehand, one worker process, no log.

const nginxPatienceMs = 10_000

const command = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)

/** Where nginx is not installed there is nothing to measure. */
const hasNginx = command !== undefined

/** Serves a page on the first processor, until `stop`. Answers { port, pids, bytes }: master and worker, and the compressed page's size. */
async function startNginx(html) {
  const folder = freshFolder('nginx')
  const compressed = gzipSync(html, { level: 9 })
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'index.html.gz'), compressed)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn(...pinned(0, command, ['-p', folder, '-e', join(folder, 'error.log'), '-c', 'nginx.conf']), {
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const begun = performance.now()
  while (workersOf(child.pid).length === 0 || !(await answers(port))) {
    if (child.exitCode === null && performance.now() - begun < nginxPatienceMs) continue
    await stop()
    throw new Error(`nginx does not run: ${errorsIn(folder)}`)
  }
  return { port, pids: [child.pid, ...workersOf(child.pid)], bytes: compressed.byteLength, stop }
}

/** Run as root, nginx would give its worker to a user who may not read this folder. */
const user = process.getuid?.() === 0 ? 'user root;' : ''

const configuration = (folder, port) => `daemon off;
${user}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  types { text/html html; }
  gzip_static on;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`

/** The processes that a process has started. */
function workersOf(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.map(Number).filter((candidate) => parentOf(candidate) === pid)
}

function parentOf(pid) {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return Number(parent)
  } catch {
    // It has already ended.
    return undefined
  }
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return false
  }
}

function errorsIn(folder) {
  const path = join(folder, 'error.log')
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n')[0] : 'no log'
}

// The visitors' Worker against other ways to serve the same page: nginx with the compressed file, and React for every request.

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
    return { value: ratio(edge, ssr, 'cpu'), edge: described(edge), ssr: described(ssr) }
  } finally {
    await server.stop()
  }
}

// How long a visitor waits for the visitors' Worker at a modest, fixed rate, over loopback: for scale, since the collector of a
// busy server decides its slowest answers.

const perSecond = 1000
const seconds = 15

const rateGenerator = fileURLToPath(new URL('../harness/bench/rate-generator.mjs', import.meta.url))

let measuredLatencies

async function latency(figure) {
  measuredLatencies ??= measureLatencies()
  const { answered, rate, late, [figure]: value } = await measuredLatencies
  return { value, answered, rate, late }
}

async function measureLatencies() {
  const server = await startVisitorWorkers('edge-latency')
  try {
    const file = keepRequests('latency', requestsFor(['site-0.localhost'], [acceptsAll]))
    const options = JSON.stringify({ port: server.ports.edge, file, perSecond, seconds })
    const { stdout } = await promisify(execFile)(...pinned(1, process.execPath, [rateGenerator, options]))
    return JSON.parse(stdout)
  } finally {
    await server.stop()
  }
}

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
  'edge-p50-ms': { unit: 'ms', against: `for scale: at ${perSecond} requests/s`, measure: () => latency('p50') },
  'edge-p99-ms': { unit: 'ms', against: `for scale: at ${perSecond} requests/s`, measure: () => latency('p99') },
}
