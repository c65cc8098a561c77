import { createServer } from 'node:http'
import { request } from '@playwright/test'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'

// From a sentence in the designer to the changes that it proposes: the product with a model that takes its time for every call.

/** In milliseconds, for one call of the model. */
const call = 800
const requests = 20

let opened

async function open() {
  const model = await modelThatCalls()
  const vars = { AI_PROVIDER: 'openai', AI_URL: model.url, AI_KEY: 'bench', AI_MODEL: 'bench' }
  return { model, product: await startProduct('ask', vars) }
}

export async function close() {
  const { model, product } = (await opened) ?? {}
  await product?.stop()
  model?.close()
}

/** A model that sets the heading that the request names, after a while. */
async function modelThatCalls() {
  const server = createServer(async (asked, answer) => {
    let body = ''
    for await (const chunk of asked) body += chunk
    const { messages } = JSON.parse(body)
    const [, value] = /“([^”]+)”/.exec(JSON.parse(messages.at(-1).content).request)
    await new Promise((resolve) => setTimeout(resolve, call))
    const input = JSON.stringify({ path: 'services.heading', value })
    const made = { index: 0, id: 'call-1', type: 'function', function: { name: 'set-field', arguments: input } }
    const event = (choice) =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, ...choice }] })}\n\n`
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.write(
      event({ delta: { content: 'The services have another heading.', tool_calls: [made] }, finish_reason: null }),
    )
    answer.end(`${event({ delta: {}, finish_reason: 'tool_calls' })}data: [DONE]\n\n`)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

async function measure() {
  opened ??= open()
  const { origin } = (await opened).product
  const { signInAs, send } = await load('/tests/harness/product-api.ts')
  const { fullSite } = await load('/tests/renderer/fixtures/full-site.ts')
  const browser = await request.newContext({ baseURL: origin })
  await signInAs(browser, 'ask@shingle.example')
  const websiteSettings = fullSite
  const { draftId } = await (await send(browser, 'POST', '/api/drafts', { data: { websiteSettings } })).json()
  const times = []
  // The first loads the Worker's parts.
  for (let nth = 0; nth <= requests; nth += 1) {
    const message = `The services could do with another title, I would say “What we fix ${nth}”`
    const begun = performance.now()
    const answer = await send(browser, 'POST', `/api/drafts/${draftId}/asks`, { data: { message, websiteSettings } })
    const done = JSON.parse((await answer.text()).trim().split('\n').at(-1))
    times.push(performance.now() - begun)
    if (done.turn?.steps[0]?.input.value !== `What we fix ${nth}`) throw new Error(JSON.stringify(done).slice(0, 300))
  }
  await browser.dispose()
  const sorted = times.slice(1).toSorted((a, b) => a - b)
  const part = (share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1])
  return { value: part(0.95), p50: part(0.5), first: Math.round(times[0]), requests: sorted.length }
}

export const benches = {
  'ask-p95': {
    unit: 'ms',
    against: `<= 2500: from a sentence to the change that it proposes, one field, the 95th percentile; the model takes ${call} ms`,
    measure,
  },
}
