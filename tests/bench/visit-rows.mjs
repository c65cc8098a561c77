import { randomUUID } from 'node:crypto'
import { startCode } from '../harness/bench/code-server.mjs'

// The rows that the counter of one website writes for a visit, an alarm that is set among them, by the product's code in workerd: the edge's
// batches at the times of a day, taken as the app's Worker takes them. Of the busy day a quarter.

const second = 1000
const day = 86_400 * second
const isolates = 20
const sources = [
  '',
  '',
  '',
  'https://www.google.com/',
  'https://www.google.com/',
  'https://www.bing.com/',
  'https://m.facebook.com/',
]
const countries = ['DE', 'DE', 'DE', 'DE', 'AT', 'AT', 'CH', 'US', 'GB', 'FR', 'IT', 'NL', 'PL', 'XX']
const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
]
const kinds = [...Array.from({ length: 94 }, () => 'view'), 'call', 'call', 'call', 'mail', 'mail', 'booking']

export const measures = {
  'visit-rows-1000': () => countRows({ visits: 1000, part: 1 }),
  'visit-rows-100000': () => countRows({ visits: 100_000, part: 1 / 4 }),
}

/** `part`: of the day, from its begin. */
async function countRows({ visits, part }) {
  const { ask, end } = await startCode('visit-rows', {
    worker: 'tests/harness/bench/visits-worker.ts',
    objects: { VISITS: 'VisitCounter', LIVE: 'OwnerChannel' },
    vars: { VISITS_PROVIDER: 'durable-object' },
  })
  try {
    await ask('/fill')
    const begun = Math.ceil(Date.now() / day) * day
    const sent = batchesOf({ visits: visits * part, from: begun, ms: (day - second) * part })
    let result
    for (let at = 0; at < sent.length; at += 2000)
      result = await ask('/report', { method: 'POST', body: JSON.stringify(sent.slice(at, at + 2000)) })
    const views = sent.flatMap((batch) => batch.visits).filter(({ kind }) => kind === 'view').length
    if (result.day.views !== views) throw new Error(`${result.day.views} of ${views} views were counted`)
    return (result.rows + result.alarms) / (visits * part)
  } finally {
    await end()
  }
}

/** Visits at random times, as isolates send them: a batch a second. Ids are random, since batches overtake each other in this bench. */
function batchesOf({ visits, from, ms }) {
  const random = generator(42)
  const times = Array.from({ length: visits }, () => from + Math.floor(random() * ms)).toSorted((a, b) => a - b)
  const open = Array.from({ length: isolates }, () => ({ batch: undefined }))
  const batches = []
  for (const at of times) {
    const isolate = open[Math.floor(random() * isolates)]
    if (!isolate.batch || isolate.batch.at < at) {
      isolate.batch = { at: at + second, id: randomUUID(), visits: [] }
      batches.push(isolate.batch)
    }
    isolate.batch.visits.push(visitOf(random, at, visits))
  }
  return batches.toSorted((a, b) => a.at - b.at)
}

/** A visitor comes for two pages; one in seven came by a link that only few have. */
function visitOf(random, at, visits) {
  const any = (list) => list[Math.floor(random() * list.length)]
  const visitor = Math.floor(random() * (visits / 2))
  const rare = random() < 1 / 7 ? `flyer-${Math.floor(random() * 50)}` : ''
  return {
    ...{ releaseId: 'release', hostname: 'counted.localhost', kind: any(kinds), at },
    ...{ address: `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`, country: any(countries) },
    ...{ campaign: rare, untracked: random() < 1 / 20, referrer: any(sources), userAgent: any(browsers) },
  }
}

/** Random numbers below 1, the same in every run. */
function generator(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
