import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseDocument } from '../../../renderer/document/versions.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import {
  addressFor,
  editorPage,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'

const handle = newHandle()
const page = addressFor(handle)
const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
let site: Site
let files: Awaited<ReturnType<typeof renderSite>>['files']
let headers: Record<string, string>

beforeAll(async () => {
  site = await newSite()
  await publish(site, handle)
  const rendered = await renderSite(parseDocument(site.draft.websiteSettings), {
    origin: addressFor(handle, ''),
    formEndpoint: '/_/contact',
    pings: true,
  })
  files = rendered.files
  headers = rendered.headers
})

const decoded = async (response: Response) =>
  new TextDecoder().decode(brotliDecompressSync(new Uint8Array(await response.arrayBuffer())))

describe('a published page', () => {
  it('serves exactly the bytes that the renderer made', async () => {
    const response = await visit(page, { headers: brotli })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await decoded(response)).toBe(files['index.html']?.body)
  })

  it('reads the same for a client without brotli', async () => {
    for (const acceptEncoding of ['gzip', 'br;q=0, gzip', 'identity']) {
      const response = await visit(page, { headers: { 'accept-encoding': acceptEncoding } })
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(await response.text()).toBe(files['index.html']?.body)
    }
  })

  it('reads the same behind the local simulator, which asks for brotli in every client’s name', async () => {
    const response = await visit(page, { headers: brotli, cf: { clientAcceptEncoding: '' } })
    expect(await response.text()).toBe(files['index.html']?.body)
  })

  it('sends its own CSP, revalidates in browsers and allows shared caches half a minute', async () => {
    const response = await visit(page, { headers: brotli })
    for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, must-revalidate')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('serves the same page for /index.html and any query', async () => {
    for (const path of ['/index.html', '/?utm_source=flyer', '/?', '/index.html?x=/../']) {
      expect(await decoded(await visit(addressFor(handle, path), { headers: brotli }))).toBe(files['index.html']?.body)
    }
  })

  it('finds a page whatever the case, port and trailing dot of its host', async () => {
    const upper = handle.toUpperCase()
    for (const host of [
      `${upper}.LOCALHOST`,
      `${handle}.localhost.:8787`,
      `${handle}.localhost.`,
      `${handle}.localhost:80`,
    ]) {
      expect((await visit(`http://${host}/`)).status).toBe(200)
    }
  })

  it('sends the release as a strong ETag', async () => {
    const [other, first] = [newHandle(), await newSite()]
    const tagOf = async () => (await visit(addressFor(other), { headers: brotli })).headers.get('etag')
    const before = await publish(first, other)
    expect(await tagOf()).toBe(`"${before.releaseId}"`)
    const after = await publish(await save(first, 'Another name'), other)
    expect(await tagOf()).toBe(`"${after.releaseId}"`)
  })

  it('returns 405 with Allow for other methods', async () => {
    for (const path of ['/', '/index.html', '/robots.txt', '/none']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const response = await visit(addressFor(handle, path), { method })
        expect(response.status).toBe(405)
        expect(response.headers.get('allow')).toBe('GET, HEAD')
      }
    }
  })
})

describe('a host without a website', () => {
  const hosts = ['nobody.localhost', 'a.b.localhost', 'shop.example.com', '-.localhost', 'x_y.localhost']

  it.each(hosts)('%s shows nothing, is stored nowhere and sets no cookie', async (host) => {
    for (const path of ['/', '/index.html', '/robots.txt', '/designer', '/api/health', '/?a=b']) {
      const response = await visit(`http://${host}${path}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('set-cookie')).toBeNull()
      const body = await response.text()
      expect(body).toContain('<h1>Nothing to see here</h1>')
      expect(body).toContain(`href="${siteEnv().APP_ORIGIN}/"`)
    }
  })

  it('sends a CSP that allows the not-found page’s own style', async () => {
    const response = await visit('http://nobody.localhost/')
    const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  it('never serves the editor at a website’s host', async () => {
    for (const host of ['nobody.localhost', `${handle}.localhost`]) {
      for (const path of [
        '/home',
        '/home.html',
        '/designer',
        '/create',
        '/assets/main-abc123.js',
        '/favicon.svg',
        '/api/session',
      ]) {
        const response = await visit(`http://${host}${path}`)
        expect(response.status).toBe(404)
        expect(await response.text()).not.toContain(editorPage)
      }
    }
  })
})
