// The share of the owners' facts on the published pages of the golden set, measured with the running product.
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'

export const benches = {
  'facts-kept': {
    unit: '% of facts',
    against: '>= 95: on the published pages of the golden set; wrong things 0, sentences without a fact <= 15 %',
    measure: factsKept,
  },
  'facts-ms': {
    unit: 'ms for 1,000 characters',
    against:
      '<= 20: facts read by rules from all texts of the golden set; the slowest text and the first of all are in ms',
    measure: factsMs,
  },
}

async function factsKept() {
  const { goldenBusinesses } = await load('/tests/golden/all-businesses.ts')
  const { pageByProduct } = await load('/tests/golden/page-by-product.ts')
  const { scorePage, shareEmpty, shareKept, totalOf } = await load('/tests/golden/judge/score.ts')
  const product = await startProduct('facts')
  try {
    const scores = []
    for (const business of goldenBusinesses)
      scores.push(scorePage(business, (await pageByProduct(product.origin, business)).html))
    const total = totalOf(scores)
    return {
      value: 100 * shareKept(total),
      facts: total.facts,
      wrong: total.wrong,
      withoutFact: Math.round(1000 * shareEmpty(total)) / 10,
      businesses: total.businesses,
    }
  } finally {
    await product.stop()
  }
}

/** Times the reader alone, warm: each text is read several times, and the fastest counts, since the machine does other work too. */
async function factsMs() {
  const { goldenBusinesses } = await load('/tests/golden/all-businesses.ts')
  const { readFacts } = await load('/worker/facts/read-facts.ts')
  const texts = goldenBusinesses.map(({ answers }) => ({
    businessName: answers.businessName,
    activities: answers.businessActivities,
    location: answers.businessLocation,
    contact: answers.contact ?? '',
  }))
  const first = timeOf(() => readFacts(texts[0]))
  const times = texts.map((text) => Math.min(...Array.from({ length: 5 }, () => timeOf(() => readFacts(text)))))
  const characters = texts.reduce((sum, { activities }) => sum + activities.length, 0)
  return {
    value: (1000 * times.reduce((sum, time) => sum + time, 0)) / characters,
    slowestText: Math.round(10 * Math.max(...times)) / 10,
    first: Math.round(first),
    businesses: times.length,
  }
}

function timeOf(run) {
  const begun = performance.now()
  run()
  return performance.now() - begun
}
