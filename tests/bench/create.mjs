import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'
import { median } from '../harness/bench/turns.mjs'

// From answers to a finished website in the product, without a model and with one that writes 60 tokens a second.

const tokensPerSecond = 60

let measured
const withModel = () => {
  measured ??= measureWithModel()
  return measured
}

async function measureWithModel() {
  const { startModel } = await load('/tests/harness/model/start-model.ts')
  const model = await startModel({ tokensPerSecond })
  try {
    return await creations({ AI_PROVIDER: 'openai', AI_URL: model.url, AI_KEY: 'bench', AI_MODEL: 'bench' })
  } finally {
    await model.close()
  }
}

/** Each is another business, since the product knows what a model said before. The first loads the Worker's parts and does not count. */
async function creations(vars) {
  const product = await startProduct('create', vars)
  try {
    const all = []
    for (const name of ['Warm Bread', 'Ash Lane', 'Birch Row', 'Cedar Way'])
      all.push(await create(product.origin, name))
    return all.slice(1)
  } finally {
    await product.stop()
  }
}

async function create(origin, name) {
  const { defaultSections } = await load('/templates/compose/section-order.ts')
  const begun = performance.now()
  const answer = await fetch(`${origin}/api/creations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      businessName: `${name} Bakery`,
      businessActivities: `Bakery at ${name}, baking since 1998. Sourdough £4.50, rye bread £4, birthday cakes from £30. We bake at night and serve coffee by the window. We look after Headingley. Open Tue-Sat 8-4. Call 0113 496 0123.`,
      businessLocation: 'Leeds',
      fontPair: 'sign',
      palette: 'harbour',
      sections: defaultSections,
    }),
  })
  if (!answer.ok) throw new Error(`beginning answers ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
  const cookie = answer.headers.getSetCookie()[0].split(';')[0]
  const events = await fetch(`${origin}/api/creations/current/events`, { headers: { cookie } })
  let first
  for await (const event of eventsOf(events.body)) {
    if (event.type === 'section' && JSON.stringify(event.section).includes('Model')) first ??= performance.now() - begun
    if (event.type === 'done') return { first, total: performance.now() - begun }
    if (event.type === 'failed') throw new Error(event.code)
  }
  throw new Error('the events ended early')
}

async function* eventsOf(body) {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop()
    for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length))
  }
}

const seconds = (times) => median(times) / 1000

export const measures = {
  creation: async () => seconds((await creations({})).map(({ total }) => total)),
  'creation-first-section': async () => seconds((await withModel()).map(({ first }) => first)),
  'creation-model': async () => seconds((await withModel()).map(({ total }) => total)),
}
