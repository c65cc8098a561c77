import { startSites } from '../harness/bench/many-sites-server.mjs'
import { load } from '../harness/bench/sample.mjs'
import { median } from '../harness/bench/turns.mjs'

// The lists of an owner with 100,000 messages, 500 websites and 50 versions of one, by the product's code and the local simulator's
// database in workerd, each against reading one message by its key through the same binding, in turn.

const rounds = 15
const kinds = [
  ...['first page', 'deep page', 'unread counts', 'unread only', 'archive of a website'],
  ...['rare word', 'common word', 'common word, deep', 'rare and common word', 'absent word', 'phone number'],
  ...['two letters of Japanese', 'websites', 'versions'],
]
/** For scale: a message with its replies, its photos and the number of its sender's. */
const others = ['message']

export const benches = {
  'lists-vs-lookup': {
    unit: 'ratio, the slowest list',
    against:
      '<= 3: one list or search ÷ reading one message by its key; `rows` are those that the database reads for each',
    measure: compareLists,
  },
}

async function compareLists() {
  const { sampleBusinesses } = await load('/templates/samples.ts')
  const { sampleWebsite } = await load('/worker/pages/sample-website.ts')
  const { localComposer } = await load('/scripts/local-composer.ts')
  const document = JSON.stringify(await sampleWebsite(localComposer, 'Common', sampleBusinesses[0]))
  const { ask, end } = await startSites('lists', {
    worker: 'tests/harness/bench/lists-worker.ts',
    objects: { LIVE: 'OwnerChannel' },
  })
  try {
    await ask('/fill', { method: 'POST', body: document })
    const { messages, rowsAtOnce } = await ask('/')
    for (let from = 0; from < messages; from += rowsAtOnce) await ask(`/add?from=${from}`)
    for (let left = Number.POSITIVE_INFINITY; ; ) {
      const { waiting } = await ask('/index')
      if (waiting === undefined || waiting >= left) break
      left = waiting
    }
    await ask('/merge')
    return await takeTurns(ask)
  } finally {
    await end()
  }
}

async function takeTurns(ask) {
  const measure = (kind) => ask(`/measure?kind=${encodeURIComponent(kind)}`)
  const ratios = Object.fromEntries([...kinds, ...others].map((kind) => [kind, []]))
  const [times, rows] = [[], {}]
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of [...kinds, ...others]) {
      const lookup = await measure('lookup')
      const measured = await measure(kind)
      if ((measured.found === 0) !== (kind === 'absent word')) throw new Error(`${kind}: ${measured.found} found`)
      rows[kind] = measured.rows
      if (round === 0) continue
      times.push(lookup.ms)
      ratios[kind].push(measured.ms / lookup.ms)
    }
  const middle = (names) => Object.fromEntries(names.map((kind) => [kind, Number(median(ratios[kind]).toFixed(2))]))
  const lists = middle(kinds)
  const lookupMs = Number(median(times).toFixed(2))
  return { value: Math.max(...Object.values(lists)), lookupMs, lists, ...middle(others), rows }
}
