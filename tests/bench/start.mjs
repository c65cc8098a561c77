// From `npm start`, with the dependencies there, to the product's first answer.
import { startProduct } from '../harness/bench/product.mjs'

export const benches = {
  'start-s': { unit: 's', against: 'npm start to the first answer, dependencies present', measure: start },
}

async function start() {
  const { seconds, stop } = await startProduct('start')
  await stop()
  return { value: seconds }
}
