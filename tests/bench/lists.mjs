import { startCode } from '../harness/bench/code-server.mjs'
import { load } from '../harness/bench/sample.mjs'
import { median } from '../harness/bench/turns.mjs'

// The lists of an owner with 5,000 messages, 100 websites and 50 versions of one, by the product's code and the local simulator's database
// in workerd.

const rounds = 5
const kinds = [
  ...['first page', 'deep page', 'unread counts', 'unread only', 'archive of a website'],
  ...['rare word', 'common word', 'common word, deep', 'rare and common word', 'absent word', 'phone number'],
  ...['two letters of Japanese', 'message', 'websites', 'versions'],
]

async function measureLists() {
  const { sampleBusinesses } = await load('/templates/samples.ts')
  const { sampleWebsite } = await load('/worker/pages/sample-website.ts')
  const { localComposer } = await load('/scripts/local-composer.ts')
  const document = JSON.stringify(await sampleWebsite(localComposer, 'Common', sampleBusinesses[0]))
  const { ask, end } = await startCode('lists', {
    worker: 'tests/harness/bench/lists-worker.ts',
    objects: { LIVE: 'OwnerChannel' },
  })
  try {
    await ask('/fill', { method: 'POST', body: document })
    const { messages, rowsAtOnce } = await ask('/')
    for (let from = 0; from < messages; from += rowsAtOnce) await ask(`/add?from=${from}`)
    return await takeTurns(ask)
  } finally {
    await end()
  }
}

async function takeTurns(ask) {
  const times = Object.fromEntries(kinds.map((kind) => [kind, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of kinds) {
      const { ms, found } = await ask(`/measure?kind=${encodeURIComponent(kind)}`)
      if ((found === 0) !== (kind === 'absent word')) throw new Error(`${kind}: ${found} found`)
      if (round > 0) times[kind].push(ms)
    }
  return Math.max(...Object.values(times).map(median))
}

export const measures = { lists: measureLists }
