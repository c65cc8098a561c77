// How long a visitor waits for the thanks: from the form to the response that leads to them, when the message is stored.
import { Agent, request } from 'node:http'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'

const warmUp = 10
const messages = 100
const handle = 'form-bench'

export const benches = {
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
