// npm run campaign soak                  ten minutes of visitors (95 %) and owners (5 %) with a store that fails now and then, after four to warm up
// npm run campaign soak -- --minutes 2   shorter; --visits 190 visits a second
// Visitors meet the built Worker under raw workerd, owners the product as npm start runs it. Prints one line of JSON; ends with 1 for any
// wrong answer, or memory that keeps growing.
import { parseArgs } from 'node:util'
import { ensureToolchain } from './run.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, visits: { type: 'string', default: '190' } },
})
const [minutes, visits] = [Number(values.minutes), Number(values.visits)]
if (!(minutes >= 1) || !(visits >= 20)) {
  console.error('At least one minute and 20 visits a second: npm run campaign soak -- --minutes 10 --visits 190')
  process.exit(1)
}
await ensureToolchain()
const { makeSites, randomFrom } = await import('../tests/harness/mixed-hosts/sites.mjs')
const { startServer } = await import('../tests/harness/mixed-hosts/server.mjs')
const { startProduct } = await import('../tests/harness/bench/product.mjs')
const { closeLoader } = await import('../tests/harness/bench/sample.mjs')
const { memoryOf } = await import('../tests/soak/memory.mjs')
const { visit, visitEverything } = await import('../tests/soak/visits.mjs')
const { owners } = await import('../tests/soak/owners.mjs')

const sites = makeSites(2000)
const hosts = [...sites.keys()]
const random = randomFrom(1)
/** Of the reads of the store: those that fail, and those that take a second and a half. */
const faults = { failed: 0.01, slow: 0.005, slowMs: 1500 }
const quietSeconds = 30
/** How long owners work before the soak measures memory. Until then, caches and heaps grow even without a leak. */
const warmSeconds = 240
const seconds = minutes * 60
const maxGrowth = 1.15

const healthy = await startServer(sites)
const faulty = await startServer(sites, { name: 'soak', faults })
const product = await startProduct('soak')
try {
  const { work } = await owners(product.origin, 20)
  const quiet = await visit({ port: healthy.ports.edge, hosts, perSecond: 20, seconds: quietSeconds, random })
  await healthy.stop()
  const owning = { perSecond: visits / 19, random }
  const warmed = await Promise.all([
    visitEverything({ port: faulty.ports.edge, hosts }),
    work({ ...owning, seconds: warmSeconds }),
  ])
  const memory = { visitors: memoryOf(faulty.pid), owners: memoryOf(product.pid) }
  const load = { port: faulty.ports.edge, hosts, perSecond: visits, seconds, random, faults: true }
  const [visited, worked] = await Promise.all([visit(load), work({ ...owning, seconds })])
  const growth = Object.fromEntries(Object.entries(memory).map(([name, { end }]) => [name, end()]))
  const wrong = [...quiet.wrong, ...warmed[1].wrong, ...visited.wrong, ...worked.wrong]
  for (const sentence of wrong.slice(0, 20)) console.error(`wrong: ${sentence}`)
  const p99 = { loaded: share(visited.times, 0.99), unloaded: share(quiet.times, 0.99) }
  const line = {
    bench: 'soak',
    visits: visited.times.length,
    calls: worked.requests,
    wrong: wrong.length,
    askedBack: visited.failed,
    p50: share(visited.times, 0.5),
    p99,
    p99Ratio: Math.round((p99.loaded / p99.unloaded) * 100) / 100,
    growth,
    minutes,
  }
  console.log(JSON.stringify(line))
  const isFlat = Object.values(growth).every(({ ratio }) => ratio <= maxGrowth)
  process.exitCode = wrong.length === 0 && isFlat ? 0 : 1
} finally {
  await Promise.all([faulty.stop(), product.stop(), closeLoader()])
}
process.exit()

function share(times, part) {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1] * 10) / 10
}
