import { Agent, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

// Visitors of many websites, at a fixed rate whether or not the earlier requests are answered.

const kinds = [
  [80, { path: '/', status: 200, file: '' }],
  [6, { path: '/privacy/', status: 200, file: 'privacy/index.html' }],
  [4, { path: '/robots.txt', status: 200, file: 'robots.txt' }],
  [4, { path: '/sitemap.xml', status: 200, file: 'sitemap.xml' }],
  [3, { path: '/none-of-this', status: 404 }],
  [3, { path: '/', status: 404, host: 'nobody-is-here.sites.test' }],
]
const patienceMs = 20_000

/**
 * `perSecond` visits for so many seconds; a tenth of the websites gets nine tenths of them. With `faults`, the store fails now and
 * then: a visitor may be asked to come back, and nothing else. Answers { times, failed, wrong }: milliseconds, the number of those who
 * were asked back, and a sentence for each wrong answer.
 */
export async function visit({ port, hosts, perSecond, seconds, random, faults = false }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const [times, wrong, waiting] = [[], [], new Set()]
  let failed = 0
  const popular = hosts.slice(0, Math.ceil(hosts.length / 10))
  const one = async () => {
    const kind = random.weighed(kinds)
    const host = kind.host ?? random.oneOf(random.chance(0.9) ? popular : hosts)
    const begun = performance.now()
    const { status, headers, body } = await ask(agent, port, host, kind.path)
    times.push(performance.now() - begun)
    if (faults && status === 503 && headers['retry-after']) failed += 1
    else if (status !== kind.status) wrong.push(`${status} for ${host}${kind.path}`)
    else if (kind.file !== undefined && !textOf(headers, body).includes(`mark:${host}/${kind.file};`))
      wrong.push(`another file for ${host}${kind.path}`)
  }
  const begun = performance.now()
  const total = Math.round(perSecond * seconds)
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) * perSecond) / 1000))
    for (; sent < due; sent += 1) {
      const visiting = one()
        .catch((error) => void wrong.push(error.message))
        .finally(() => waiting.delete(visiting))
      waiting.add(visiting)
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(waiting)
  agent.destroy()
  return { times, failed, wrong }
}

/** Visits every file of every website, whatever the answers, so that caches are as full as they become. */
export async function visitEverything({ port, hosts }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const files = kinds.flatMap(([, { path, file }]) => (file === undefined ? [] : [path]))
  for (const host of hosts) await Promise.allSettled(files.map((path) => ask(agent, port, host, path)))
  agent.destroy()
}

function ask(agent, port, host, path) {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' }
    const asked = request({ host: '127.0.0.1', port, agent, path, headers, timeout: patienceMs }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('timeout', () => asked.destroy(new Error(`no answer for ${host}${path}`))).on('error', reject)
    asked.end()
  })
}

const textOf = (headers, body) => (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
