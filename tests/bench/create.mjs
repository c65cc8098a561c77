import { Agent, request } from 'node:http'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'

// From answers to a finished website: the composer alone, and the product with a model that takes its time for every call.

/** In milliseconds, for one call of the model. */
const call = 800
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function compose() {
  const { composeWebsite } = await load('/templates/compose/compose.ts')
  const { sampleAnswers, sampleBusinesses } = await load('/templates/samples.ts')
  const { sectionTypeNames } = await load('/renderer/document/section-types.ts')
  const { readAnswers } = await load('/worker/creation/compose.ts')
  const { localComposer } = await load('/scripts/local-composer.ts')
  const times = []
  for (const sample of sampleBusinesses) {
    const { business } = await readAnswers(localComposer, sampleAnswers('Common', sample))
    const begun = performance.now()
    composeWebsite({
      id: 'bench',
      businessName: sample.name,
      business,
      language: 'en-US',
      fontPair: '',
      palette: '',
      sections: sectionTypeNames,
    })
    times.push(performance.now() - begun)
  }
  return { value: middle(times), first: Math.round(times[0]), trades: times.length }
}

let opened
let made
const creations = () => {
  made ??= measureCreations()
  return made
}

async function open() {
  const { startModel } = await load('/tests/harness/model/start-model.ts')
  const model = await startModel({ delay: call })
  const vars = { AI_PROVIDER: 'openai', AI_URL: model.url, AI_KEY: 'bench', AI_MODEL: 'bench' }
  return { model, product: await startProduct('create', vars) }
}

export async function close() {
  const { model, product } = (await opened) ?? {}
  await product?.stop()
  await model?.close()
}

/** Each is another business, since what a model said once is known. The first loads the Worker's parts and does not count. */
async function measureCreations() {
  opened ??= open()
  const { model, product } = await opened
  const all = []
  for (const name of ['Warm Bread', 'Ash Lane', 'Birch Row', 'Cedar Way', 'Elm Court', 'Fir Close']) {
    const before = model.calls.length
    const times = await create(product.origin, name)
    all.push({ ...times, ...pace(model.calls.slice(before)) })
  }
  return all.slice(1)
}

/** Call counts: total, sequential, and at once. */
function pace(calls) {
  let [rounds, free] = [0, 0]
  for (const { began, ended } of calls.toSorted((a, b) => a.ended - b.ended)) {
    if (began >= free) [rounds, free] = [rounds + 1, ended]
  }
  const atOnce = Math.max(
    ...calls.map((one) => calls.filter((it) => it.began <= one.began && it.ended > one.began).length),
  )
  return { calls: calls.length, rounds, atOnce }
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

// How long a visitor waits for the thanks: from the form to the response that leads to them, when the message is stored.

const warmUp = 10
const messages = 100
const handle = 'form-bench'

export const benches = {
  'compose-ms': {
    unit: 'ms',
    against:
      '<= 300: the composer, a document with every section, the median of all trades; the first of all is `first`',
    measure: compose,
  },
  'create-first-section-ms': {
    unit: 'ms',
    against: `from sending the answers to the first section in a model's words; the model takes ${call} ms a call`,
    measure: async () => ({ value: middle((await creations()).map(({ first }) => first)) }),
  },
  'create-total-ms': {
    unit: 'ms',
    against: `<= ${Math.round(2.2 * call)}: from sending the answers to the finished website; the model takes ${call} ms a call, a website two rounds of them, with two at once at most`,
    measure: async () => {
      const all = await creations()
      const most = (name) => Math.max(...all.map((one) => one[name]))
      const value = middle(all.map(({ total }) => total))
      return { value, calls: most('calls'), rounds: most('rounds'), atOnce: most('atOnce') }
    },
  },
  'form-accept-ms': {
    unit: 'ms',
    against:
      'the median, and `p95`; `save`: storing a draft, one row, in the same product in turns with it. With what `wrangler dev` puts around both',
    measure: accept,
  },
}

/** The quantile of numbers, from 0 to 1. */
const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]
const rounded = (value) => Math.round(value * 100) / 100

async function accept() {
  // Everybody is one visitor here, and minds no limits.
  const product = await startProduct('contact', { PEOPLE_AN_ADDRESS: '1000' })
  const agent = new Agent({ keepAlive: true })
  try {
    const { signedInPerson } = await load('/tests/harness/api-person.ts')
    const { fullDocument } = await load('/tests/sites-in-browser/sample-sites.ts')
    const { port } = new URL(product.origin)
    const person = await signedInPerson(product.origin)
    const document = fullDocument('Common')
    await person.publish(document, handle)
    const draft = await person.call('POST', '/api/drafts', { body: { websiteSettings: document } })
    const post = (fields) => postForm({ agent, port, fields })

    const times = { accept: [], save: [] }
    let { revision } = draft
    for (let count = 0; count < warmUp + messages; count += 1) {
      const begun = performance.now()
      const { status, body } = await post(message(count))
      const accepted = performance.now()
      if (status !== 303) throw new Error(`a message was answered ${status}: ${body.slice(0, 200)}`)
      const headers = { 'if-match': `"${revision}"` }
      const saving = performance.now()
      revision = (
        await person.call('PUT', `/api/drafts/${draft.draftId}`, { body: { websiteSettings: document }, headers })
      ).revision
      const saved = performance.now()
      if (count < warmUp) continue
      times.accept.push(accepted - begun)
      times.save.push(saved - saving)
    }
    return {
      value: quantile(times.accept, 0.5),
      p95: rounded(quantile(times.accept, 0.95)),
      save: rounded(quantile(times.save, 0.5)),
      saveP95: rounded(quantile(times.save, 0.95)),
    }
  } finally {
    agent.destroy()
    await product.stop()
  }
}

const message = (count) => ({
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '+44 20 7946 0000',
  message: `The tap in our kitchen drips since the ${count}. of the month. Could you come by next week, in the morning if that can be?`,
})

/** By hand, since the address of a website's host is not looked up everywhere. */
function postForm({ agent, port, fields }) {
  const text = new URLSearchParams(fields).toString()
  const headers = {
    host: `${handle}.localhost:${port}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(text),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: 'localhost', port, path: '/_/contact', method: 'POST', headers },
      async (answer) => {
        try {
          let body = ''
          for await (const chunk of answer) body += chunk
          resolve({ status: answer.statusCode, body })
        } catch (error) {
          reject(error)
        }
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}
