// The product with a published website, visited as fast as it answers.
import { Agent, request as ask } from 'node:http'
import { startProduct } from './product.mjs'
import { load } from './sample.mjs'

const connections = 64
const visits = 20_000
const people = 500
const patienceMs = 60_000

/** Starts the product with one website. `numbers` are those of its dashboard, once there are so many views or nothing changes any more. */
export async function openCounted() {
  const product = await startProduct('counting', { VISITS_PROVIDER: 'durable-object' })
  const { request } = await import('@playwright/test')
  const api = await request.newContext({ baseURL: product.origin })
  const { createFrom, signInAs } = await load('/tests/harness/product-api.ts')
  await createFrom(api, { name: 'Counted Bread', about: 'A bakery with bread and cakes', place: 'Leeds' })
  await signInAs(api, 'counted@example.com')
  const [draft] = (await (await api.get('/api/drafts')).json()).drafts
  const { draftId, revision } = draft
  const options = { data: { handle: 'counted' }, headers: { origin: product.origin, 'if-match': `"${revision}"` } }
  const published = await api.post(`/api/drafts/${draftId}/publish`, options)
  if (!published.ok()) throw new Error(`not published: ${await published.text()}`)
  const read = async () => {
    const answer = await (await api.get(`/api/drafts/${draftId}/visits?days=7`)).json()
    return answer.report.days.at(-1)
  }
  const numbers = async (views) => {
    const begun = performance.now()
    let last = await read()
    while (last.views < views && performance.now() - begun < patienceMs) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      last = await read()
    }
    // What would be counted twice would come after.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    return read()
  }
  return { product, site: (await published.json()).url, numbers }
}

/** Visits by many people, one in ten of which gets no page. Returns the number of pages served, and of people who got one. */
export async function visitAll(origin, site) {
  const { hostname, port } = new URL(site)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let [next, shown] = [0, 0]
  const visitors = new Set()
  const one = (index) =>
    new Promise((resolve, reject) => {
      const headers = {
        host: `${hostname}:${port}`,
        'accept-encoding': 'br',
        'cf-connecting-ip': `10.0.${(index % people) >> 8}.${(index % people) & 255}`,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
      }
      const kind = { method: index % 20 === 7 ? 'HEAD' : 'GET', path: index % 20 === 13 ? '/none' : '/' }
      const options = { host: '127.0.0.1', port: new URL(origin).port, agent, headers, ...kind }
      ask(options, (answer) => {
        if (answer.statusCode === 200 && kind.method === 'GET') {
          shown += 1
          visitors.add(index % people)
        }
        answer.resume().on('end', resolve).on('error', reject)
      })
        .on('error', reject)
        .end()
    })
  const work = async () => {
    while (next < visits) await one(next++)
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return { shown, visitors: visitors.size }
}
