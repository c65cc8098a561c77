// What published pages of the golden set tell of what their owners typed, by the product as it runs.
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'

export const benches = {
  'facts-kept': {
    unit: '% of facts',
    against: '>= 95: on the published pages of the golden set; wrong things 0, sentences without a fact <= 15 %',
    measure: factsKept,
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
