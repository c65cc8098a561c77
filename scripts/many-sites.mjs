// npm run campaign many-sites                    publishes 10,000 websites on this machine and shows that nothing takes longer for it
// npm run campaign many-sites -- --sites 1000    fewer: at most so many
// npm run campaign many-sites -- --backup        how long a backup of them takes, and a restore into an empty product
// One line of JSON for each kind of work: { bench, value, unit, against, ms, rows }, where `ms` is the time of one turn by the number of
// websites, and `rows` the rows that the database read for it. Everything runs the product's own code, inside workerd, over the local simulator's database and key-value store: how long it
// takes there says nothing of production, but an index that is missing shows in how it grows. The stores of all sizes are
// measured in turn, so that what else the machine does meets them alike.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { ensureToolchain, root } from './run.mjs'

const { values } = parseArgs({
  options: { sites: { type: 'string', default: '10000' }, backup: { type: 'boolean', default: false } },
})
const most = Number(values.sites)
if (!Number.isInteger(most) || most < 1000 || most % 4 > 0) {
  console.error('So many websites, 1000 at least and four to an owner: npm run campaign many-sites -- --sites 1000')
  process.exit(1)
}

await ensureToolchain()
const { closeLoader } = await import('../tests/harness/bench/sample.mjs')
const { variedDocuments } = await import('../tests/harness/bench/varied-documents.mjs')
const { startSites } = await import('../tests/harness/bench/many-sites-server.mjs')

const rounds = 40
const kinds = {
  'page-cold': 'a page that is not in memory',
  'page-warm': 'a page that is',
  'handle-check': 'whether a web address is free',
  'drafts-list': "one owner's drafts",
  'cron-idle': 'the cron with nothing to do',
  publish: 'publishing a change of one website',
}
const batch = 5
const inFlight = 4
const sizes = [...new Set([100, 1000, most])]
const documents = await variedDocuments(400, (index, nth) => (index + nth) % 4 === 0)
await closeLoader()

const stores = []
const endAll = () => Promise.all(stores.map(({ end }) => end()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => endAll().then(() => process.exit(1)))
try {
  if (values.backup) await measureBackup()
  else await compareSizes()
} finally {
  await endAll()
}
process.exit(0)

async function compareSizes() {
  for (const size of sizes) {
    stores.push({ size, ...(await startSites(String(size))) })
    await load(stores.at(-1))
  }
  for (const { ask, size } of stores) await ask(`/fill?sites=${size}`)
  const times = await measure()
  for (const kind of Object.keys(kinds)) report(kind, times[kind], await rowsRead(kind))
}

/** By the operator's own commands, on the storage that the websites leave: each with a picture of 40 KB. */
async function measureBackup() {
  stores.push({ size: most, ...(await startSites(String(most))) })
  const [{ storage, leave }] = stores
  await load(stores[0], '&pictures')
  await leave()
  const folder = join(storage, '..')
  const [key, backups, restored] = ['backup.key', 'backups', 'restored'].map((name) => join(folder, name))
  await ended('backup.mjs', '--new-key', key)
  const place = ['--key-file', key, '--persist-to']
  const taken = await ended('backup.mjs', '--to', backups, ...place, storage)
  const again = await ended('backup.mjs', '--to', backups, ...place, storage)
  const written = await ended('restore.mjs', '--from', backups, ...place, restored)
  const report = (bench, against, { rows, files, seconds }) =>
    console.log(
      JSON.stringify({
        bench,
        value: round3((1000 * seconds) / most),
        unit: 'ms/website',
        against,
        rows,
        files,
        seconds,
      }),
    )
  report('backup-first', 'a backup of everything', taken)
  report('backup-next', 'a backup with nothing new', again)
  report('restore', 'a restore with its rebuild of all pages', written)
}

/** What a command prints as its last line; for one that prints no JSON, nothing. */
async function ended(script, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  const line = stdout.trim().split('\n').at(-1)
  return line.startsWith('{') ? JSON.parse(line) : undefined
}

/** Publishes a store's websites, a few at a time. */
async function load({ size, ask }, more = '') {
  const begun = performance.now()
  let [next, done] = [0, 0]
  const publisher = async () => {
    while (next < size) {
      const from = next
      next = Math.min(next + batch, size)
      const body = JSON.stringify(documentsOf(from, Math.min(from + batch, size)))
      await ask(`/publish?from=${from}${more}`, { method: 'POST', body })
      done += batch
      if (done % 1000 === 0) console.error(`${done} of ${size} published`)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, publisher))
  console.error(`${size} websites published, ${((performance.now() - begun) / size).toFixed(1)} ms each`)
}

function documentsOf(from, end) {
  return Array.from({ length: end - from }, (_, offset) => {
    const document = documents[(from + offset) % documents.length]
    return { ...document, businessName: `${document.businessName} ${from + offset}` }
  })
}

/** kind → size → the times of its rounds, after two warm-up rounds. */
async function measure() {
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Map(sizes.map((size) => [size, []]))]))
  for (let round = -2; round < rounds; round += 1) {
    for (const kind of Object.keys(kinds)) {
      for (const { size, ask } of round % 2 === 0 ? stores : stores.toReversed()) {
        const { ms } = await ask(`/measure?kind=${kind}&sites=${size}`)
        if (round >= 0) times[kind].get(size).push(ms)
      }
    }
  }
  return times
}

/** On a busy machine the clock hides a missing index, but the rows read show it. */
async function rowsRead(kind) {
  const counts = []
  for (const { size, ask } of stores) counts.push([size, (await ask(`/count?kind=${kind}&sites=${size}`)).rows])
  return Object.fromEntries(counts)
}

function report(kind, bySize, rows) {
  const usual = [...bySize].map(([size, times]) => [size, quarter(times)])
  const [[smallest, base]] = usual
  const ratios = Object.fromEntries(usual.map(([size, ms]) => [size, round3(ms / base)]))
  const ms = Object.fromEntries(usual.map(([size, time]) => [size, round3(time)]))
  const line = { unit: `ratio to ${smallest} sites`, against: `<= 1.3: ${kinds[kind]}`, ratios, ms, rows }
  console.log(JSON.stringify({ bench: `many-sites-${kind}`, value: ratios[most], ...line }))
}

/** The first quartile: other load only makes rounds slower. */
function quarter(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)]
}

function round3(value) {
  return Number(value.toFixed(value < 1 ? 5 : 3))
}
