// npm run campaign mixed-hosts                        a million requests to thousands of websites, well-meant and hostile, every answer checked
// npm run campaign mixed-hosts -- --requests 20000    fewer; --sites 4000 and --seed 1 for other ones
// Prints what was wrong, then one line of JSON: { requests, wrong, seconds, byStatus }. Ends with 1 when anything was.
import { parseArgs } from 'node:util'
import { ensureToolchain } from './run.mjs'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    sites: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
  },
})
const [total, count, seed] = [values.requests, values.sites, values.seed].map(Number)
if (![total, count].every((number) => Number.isInteger(number) && number > 0) || !Number.isInteger(seed)) {
  console.error('Requests, sites and seed are whole numbers: npm run campaign mixed-hosts -- --requests 20000')
  process.exit(1)
}

await ensureToolchain()
const { makeSites, randomFrom } = await import('../tests/harness/mixed-hosts/sites.mjs')
const { startServer } = await import('../tests/harness/mixed-hosts/server.mjs')
const { judgeOf } = await import('../tests/harness/mixed-hosts/judge.mjs')
const { requestsFrom } = await import('../tests/harness/mixed-hosts/requests.mjs')
const { visitAll } = await import('../tests/harness/mixed-hosts/visit.mjs')

const shownAtMost = 20
const sites = makeSites(count)
const server = await startServer(sites)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => server.stop().then(() => process.exit(1)))
const random = randomFrom(seed)
const { judge, tagsOf } = judgeOf(sites)
const byStatus = {}
let [requests, wrong] = [0, 0]

function look(request, answer) {
  requests += 1
  const status = answer?.status ?? 'closed'
  byStatus[status] = (byStatus[status] ?? 0) + 1
  const reason = judge(request, answer)
  if (reason) complain(reason, request, status)
  if (requests % 100_000 === 0) console.error(`${requests} requests, ${wrong} wrong`)
}

function complain(reason, { method, target, fields }, status) {
  wrong += 1
  if (wrong > shownAtMost) return
  const said = fields.map(([name, value]) => `${name}: ${JSON.stringify(value.slice(0, 120))}`).join(', ')
  console.error(`wrong: ${reason} (${status}) for ${method} ${JSON.stringify(target.slice(0, 120))} ${said}`)
}

const begun = performance.now()
try {
  await visitAll({
    ports: [server.ports.edge, server.ports.all],
    total,
    nextRequest: requestsFrom(sites, random, tagsOf),
    random,
    look,
  })
} finally {
  await server.stop()
}
const seconds = Math.round((performance.now() - begun) / 100) / 10
console.log(JSON.stringify({ bench: 'mixed-hosts', requests, wrong, seconds, sites: count, seed, byStatus }))
process.exit(wrong > 0 ? 1 : 0)
