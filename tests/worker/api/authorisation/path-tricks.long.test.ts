import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { editorPage, siteEnv, visit } from '../../../harness/workers/sites/sites.ts'
import { addressOf } from './ask.ts'
import { newPerson, type Person } from './person.ts'
import { storedOf } from './stored.ts'
import { type Route, tabled } from './table.ts'

let owner: Person
let other: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
})

/** Other ways to write an address, which some server or other takes for the same. */
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

/** What is called in a minute is more than one address may ask for. */
let calls = 0
const addressOfCaller = () => `2001:db8:${Math.floor(calls++ / 500).toString(16)}::1`

/** Calls the whole Worker, as `by` or as nobody. */
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

/** Whether an answer is an error, or a page of the app that has nothing of anybody's in it. */
async function givesNothing(answer: Response): Promise<boolean> {
  const text = await answer.text()
  if (answer.status >= 400) return true
  return answer.status < 300 ? text === editorPage : !answer.headers.get('location')?.includes('/api')
}

describe('however its address is written, nobody gets around a guard', () => {
  it.each(tabled.filter(({ row }) => row.anonymous.startsWith('401') || row.other.startsWith('404')))(
    '$name',
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

describe('a method that a path does not have', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const paths = [...new Set(tabled.map(({ path }) => path))].map((path) => ({ path }))

  it.each(paths)('$path is not found, and says nothing of those it has', async ({ path }) => {
    const has = tabled.filter((route) => route.path === path).map(({ method }) => method)
    if (has.includes('GET')) has.push('HEAD')
    for (const method of methods.filter((method) => !has.includes(method))) {
      const answer = await call({ method }, addressOf({ path, row: {} as Route['row'] }, owner), { by: owner })
      expect(answer.status, method).toBe(404)
      expect(answer.headers.get('allow')).toBeNull()
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('is not made up for by a header', async () => {
    const before = await storedOf(owner)
    const path = `/api/drafts/${owner.draftId}`
    expect((await call({ method: 'GET' }, path, { by: owner, headers: overrides })).status).toBe(200)
    expect((await call({ method: 'POST' }, path, { by: owner, headers: overrides })).status).toBe(404)
    expect((await call({ method: 'GET' }, `${path}?_method=DELETE`, { by: owner })).status).toBe(200)
    expect(await storedOf(owner)).toEqual(before)
  })
})
