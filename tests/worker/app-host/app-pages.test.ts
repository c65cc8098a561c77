import { beforeAll, describe, expect, it } from 'vitest'
import {
  addressFor,
  editorPage,
  newHandle,
  newSite,
  publish,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'

const app = siteEnv().APP_ORIGIN
const handle = newHandle()

beforeAll(async () => {
  await publish(await newSite(), handle)
})

describe("the app's host", () => {
  it.each([
    ['/', '<title>Public page /</title>'],
    ['/support', '<title>Public page /support</title>'],
    ['/samples', '<title>Public page /samples</title>'],
    ['/create', editorPage],
    ['/login', editorPage],
    ['/designer', editorPage],
    ['/designer/theme?websiteId=abc', editorPage],
    ['/websites', editorPage],
    ['/mailbox', editorPage],
  ])('%s is a page, with a policy', async (path, content) => {
    const response = await visit(app + path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(content)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('has each page at one address', async () => {
    const response = await visit(`${app}/support/?q=domain`)
    expect([response.status, response.headers.get('location')]).toEqual([308, `${app}/support?q=domain`])
    for (const path of [
      '/supporters',
      '/support//',
      '/support/no-such-article',
      '/industries/astronaut',
      '/_/pages/home',
    ])
      expect([path, (await visit(app + path)).status]).toEqual([path, 404])
  })

  it('lets a public page load nothing that is not its own', async () => {
    const policy = (await visit(`${app}/samples`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toMatch(/https?:/)
  })

  it('has no mailbox in production', async () => {
    const production = siteEnv({ ENVIRONMENT: 'production' })
    expect((await visit(`${app}/mailbox`, {}, production)).status).toBe(404)
    expect((await visit(`${app}/create`, {}, production)).status).toBe(200)
  })

  it('keeps hashed files for good and others for an hour', async () => {
    const caching = async (path: string) => (await visit(app + path)).headers.get('cache-control')
    expect(await caching('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/_/fonts/inter-1.woff2')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/favicon.svg')).toBe('public, max-age=3600')
    expect(await caching('/_/places/le.json')).toBe('public, max-age=3600')
  })

  it('leads from a handle to its website', async () => {
    const response = await visit(`${app}/${handle}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(addressFor(handle))
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('finds a handle in any letters and with a slash at its end, and keeps the query', async () => {
    const locations = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await visit(app + path)).headers.get('location')))
    const shouted = `${handle.charAt(0).toUpperCase()}${handle.slice(1).toUpperCase()}`
    expect(await locations([`/${shouted}`, `/${handle}/`, `/${shouted}/`])).toEqual(Array(3).fill(addressFor(handle)))
    const query = '?utm_source=flyer&next=%2F%2Fevil.example'
    expect(await locations([`/${handle}${query}`, `/${shouted}/${query}`])).toEqual(
      Array(2).fill(`${addressFor(handle)}?utm_source=flyer&next=%2F%2Fevil.example`),
    )
    for (const path of [`/${handle}//`, `//${handle}`, `/${handle}/x`, '/SUPPORT/x', `/${encodeURIComponent('ß')}`])
      expect([path, (await visit(app + path)).status]).toEqual([path, 404])
  })

  it('says that there is nothing where there is nothing', async () => {
    const paths = [
      '/nobody-here',
      '/index.html',
      '/home',
      '/home.html',
      '/assets/none.js',
      '/.vite/manifest.json',
      '/a/b',
      '/Api',
    ]
    for (const path of paths) {
      const response = await visit(app + path)
      expect([path, response.status]).toEqual([path, 404])
      const body = await response.text()
      expect(body).toContain('Nothing to see here')
      expect(body).not.toContain(editorPage)
    }
  })

  it('takes no other method for a page', async () => {
    const response = await visit(app, { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await (await visit(app, { method: 'HEAD' })).text()).toBe('')
  })

  it('hands the API its paths', async () => {
    const response = await visit(`${app}/api/health`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it('is found from the loopback address in development only', async () => {
    const response = await visit('http://127.0.0.1:8787/create?a=b')
    expect([response.status, response.headers.get('location')]).toEqual([302, `${app}/create?a=b`])
    const production = siteEnv({ ENVIRONMENT: 'production' })
    expect((await visit('http://127.0.0.1:8787/create', {}, production)).status).toBe(404)
  })
})
