import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { bytes } from '../../../harness/pictures/formats.ts'
import { editorPage, siteEnv, visit } from '../../../harness/workers/sites/sites.ts'
import { newBrowser, newPerson, type Person, proveOnceMore, storedOf, storedOfAll } from './person.ts'
import { addressOf, ask, inShort, type Route, tabled, writes } from './table.ts'

const app = new URL(env.APP_ORIGIN)
/** Origins that differ from the app's. '' means no header. */
const foreign = [
  '',
  'null',
  'https://evil.example',
  `https://${app.host}`,
  `http://alice.${app.host}`,
  `http://${app.hostname}`,
  `http://${app.hostname}:1`,
  `http://${app.hostname}.:${app.port}`,
  `http://${app.host}.evil.example`,
  `http://127.0.0.1:${app.port}`,
  `${env.APP_ORIGIN}/`,
  `${env.APP_ORIGIN}, https://evil.example`,
  env.APP_ORIGIN.toUpperCase(),
]

/** Content types of other sites' forms, and variants of JSON. '' means no header. */
const foreignTypes = [
  '',
  'text/plain',
  'text/plain; charset=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json-patch+json',
  'text/json',
]

let person: Person

describe('a change from another origin', () => {
  beforeAll(async () => {
    person = await newPerson()
    for (const act of ['change-email', 'change-password', 'delete-account'] as const) await proveOnceMore(person, act)
  })

  describe('a request with a foreign header', () => {
    it.each(writes)('fails from any origin but the app’s: $name', async (route) => {
      const before = await storedOf(person)
      for (const origin of foreign) {
        const answer = await ask(route, { of: person, by: person }, { headers: { origin } })
        expect(inShort(answer), origin || 'no origin').toBe('403 forbidden_origin')
      }
      expect(await storedOf(person)).toEqual(before)
    })

    it.each(writes)('fails without the route’s content type: $name', async (route) => {
      const before = await storedOf(person)
      const raw = bytes(JSON.stringify(route.row.body?.({ of: person, by: person }) ?? {}))
      for (const type of foreignTypes) {
        const answer = await ask(route, { of: person, by: person }, { raw, headers: { 'content-type': type } })
        expect(inShort(answer), type || 'no type').toBe('415 unsupported_media_type')
      }
      expect(await storedOf(person)).toEqual(before)
    })
  })

  it('fails despite headers about its site', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', referer: `${env.APP_ORIGIN}/account`, host: app.host }
    const answer = await person.browser.fetch('/api/session/sign-out-everywhere', { method: 'POST', headers })
    expect(answer.status).toBe(403)
  })
})

/** Other spellings of a path, which some servers treat as the same. */
const spellings: Record<string, (path: string) => string> = {
  'a slash at its end': (path) => `${path}/`,
  'a double slash at its beginning': (path) => `/${path}`,
  'double slashes': (path) => path.replaceAll('/', '//').slice(1),
  'a dot as a step': (path) => path.replace('/api/', '/api/./'),
  'an encoded dot as a step': (path) => path.replace('/api/', '/api/%2e/'),
  'steps back': (path) => path.replace('/api/', '/api/health/../'),
  'encoded steps back': (path) => path.replace('/api/', '/api/health/%2e%2e/'),
  'steps back with an encoded slash': (path) => path.replace('/api/', '/api/health/..%2f'),
  'encoded slashes': (path) => `/api${path.slice(4).replaceAll('/', '%2F')}`,
  backslashes: (path) => path.replaceAll('/', '\\'),
  'an encoded letter': (path) => path.replace('/api/', '/%61pi/'),
  'an encoded letter of the resource': (path) =>
    path.replace(/\/api\/(.)/, (_, of: string) => `/api/%${of.charCodeAt(0).toString(16)}`),
  'a letter encoded twice': (path) => path.replace('/api/', '/%2561pi/'),
  capitals: (path) => path.toUpperCase(),
  'a capital resource': (path) => path.replace(/\/api\/(.)/, (start) => start.toUpperCase().replace('API', 'api')),
  'a parameter': (path) => path.replace('/api/', '/api;v=1/'),
  'a suffix': (path) => `${path}.json`,
  'a null byte': (path) => `${path}%00`,
  'a space': (path) => `${path}%20`,
  'another host in it': (path) => `/http://localhost:8787${path}`,
}

const overrides = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE', 'x-original-url': '/api/health' }

/** Spreads the calls over addresses, since they exceed one address's limit. */
let calls = 0
const addressOfCaller = () => `2001:db8:${Math.floor(calls++ / 500).toString(16)}::1`

/** Calls the whole Worker, signed in as `by` or signed out. */
function call(
  route: Pick<Route, 'method'>,
  path: string,
  { by, headers }: { by?: Person | undefined; headers?: object } = {},
) {
  const cookie = [...(by?.browser.cookies ?? [])].map((pair) => pair.join('=')).join('; ')
  const init = {
    method: route.method,
    headers: {
      ...{ origin: env.APP_ORIGIN, 'if-match': '"1"', 'cf-connecting-ip': addressOfCaller() },
      ...{ ...(by && { cookie }), ...headers },
    },
  }
  return visit(env.APP_ORIGIN + path, init, siteEnv())
}

/** Whether a response is an error, or a page of the app without personal data. */
async function givesNothing(answer: Response): Promise<boolean> {
  const text = await answer.text()
  if (answer.status >= 400) return true
  return answer.status < 300 ? text === editorPage : !answer.headers.get('location')?.includes('/api')
}

describe('path tricks', () => {
  let owner: Person
  let other: Person
  beforeAll(async () => {
    owner = await newPerson()
    other = await newPerson()
  })

  describe('an unusual spelling of a path', () => {
    it.each(tabled.filter(({ row }) => row.anonymous.startsWith('401') || row.other.startsWith('404')))(
      'bypasses no guard: $name',
      async (route) => {
        const before = await storedOf(owner)
        const path = addressOf(route, owner)
        for (const [spelling, write] of Object.entries(spellings)) {
          expect(await givesNothing(await call(route, write(path))), `nobody, ${spelling}`).toBe(true)
          if (!route.row.other.startsWith('404')) continue
          expect(await givesNothing(await call(route, write(path), { by: other })), `another, ${spelling}`).toBe(true)
        }
        expect(await storedOf(owner)).toEqual(before)
      },
    )
  })

  describe('a request’s method', () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    const paths = [...new Set(tabled.map(({ path }) => path))].map((path) => ({ path }))

    it.each(paths)('leads to a 404 without an Allow header if unsupported: $path', async ({ path }) => {
      const has = tabled.filter((route) => route.path === path).map(({ method }) => method)
      if (has.includes('GET')) has.push('HEAD')
      for (const method of methods.filter((method) => !has.includes(method))) {
        const answer = await call({ method }, addressOf({ path, row: {} as Route['row'] }, owner), { by: owner })
        expect(answer.status, method).toBe(404)
        expect(answer.headers.get('allow')).toBeNull()
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    })

    it('ignores overrides in a header or parameter', async () => {
      const before = await storedOf(owner)
      const path = `/api/drafts/${owner.draftId}`
      expect((await call({ method: 'GET' }, path, { by: owner, headers: overrides })).status).toBe(200)
      expect((await call({ method: 'POST' }, path, { by: owner, headers: overrides })).status).toBe(404)
      expect((await call({ method: 'GET' }, `${path}?_method=DELETE`, { by: owner })).status).toBe(200)
      expect(await storedOf(owner)).toEqual(before)
    })
  })
})

const reads = tabled.filter(({ method }) => method === 'GET')

describe('a read request', () => {
  let owner: Person
  let other: Person
  beforeAll(async () => {
    owner = await newPerson()
    other = await newPerson()
  })

  describe('a GET or HEAD request', () => {
    it.each(reads)('changes nothing: $name', async (route) => {
      const before = await storedOfAll()
      for (const method of ['GET', 'HEAD']) {
        for (const by of [owner, other, undefined]) await ask({ ...route, method }, { of: owner, by })
      }
      expect(await storedOfAll()).toEqual(before)
    })

    it.each(reads.filter(({ name }) => !name.endsWith('/live')))(
      'gets the same response except for the body: $name',
      async (route) => {
        const cell = { of: owner, by: owner }
        const [get, head] = [await ask(route, cell), await ask({ ...route, method: 'HEAD' }, cell)]
        expect([head.status, head.text]).toEqual([get.status, ''])
      },
    )
  })

  it('from any link in any email changes nothing', async () => {
    const unverified = await newPerson({ verified: false })
    await newBrowser().post('/api/login/link/', { email: owner.email })
    await newBrowser().post('/api/login/reset', { email: owner.email })
    await unverified.browser.post('/api/account/verification')
    await proveOnceMore(owner, 'change-email')
    await owner.browser.post('/api/account/email', { email: 'new-address@example.com' })
    const { results } = await env.DB.prepare('select text from mailbox').all<{ text: string }>()
    const links = results.flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+token=\S+/g)].map(([link]) => link))
    expect(links).toHaveLength(4)
    const before = await storedOfAll()
    const headers = { cookie: [...owner.browser.cookies].map((pair) => pair.join('=')).join('; ') }
    for (const link of links) {
      for (const method of ['GET', 'HEAD', 'GET']) expect((await visit(link, { method, headers })).status).toBe(200)
    }
    expect(await storedOfAll()).toEqual(before)
  })
})
