import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { fontFiles } from '../../../renderer/fonts/faces.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { addressFor, newHandle, newSite, publish, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const handle = newHandle()
const at = (path: string) => addressFor(handle, path)
let files: Awaited<ReturnType<typeof renderSite>>['files']
let drawing = ''

beforeAll(async () => {
  const site = await newSite()
  await publish(site, handle)
  files = (await renderSite(site.draft.websiteSettings, { origin: at(''), formEndpoint: '/_/contact', pings: true }))
    .files
  drawing = Object.keys(files).find((path) => path.startsWith('art/')) ?? ''
})

describe("a website's other files", () => {
  it('are, byte for byte, what the renderer made', async () => {
    for (const path of Object.keys(files).filter((name) => !name.endsWith('.html'))) {
      const response = await visit(at(`/${path}`))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(files[path]?.contentType)
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(await response.text()).toBe(files[path]?.body)
    }
    expect(drawing).not.toBe('')
  })

  it('are kept for good when their name says what they hold', async () => {
    const response = await visit(at(`/${drawing}`))
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect((await visit(at('/robots.txt'))).headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('answer 304 and HEAD', async () => {
    const etag = (await visit(at('/robots.txt'))).headers.get('etag') ?? ''
    const conditional = await visit(at('/robots.txt'), { headers: { 'if-none-match': etag } })
    expect([conditional.status, await conditional.text()]).toEqual([304, ''])
    const head = await visit(at('/robots.txt'), { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  })

  it('come whole, whatever range or condition was asked for before', async () => {
    await visit(at(`/${drawing}`), { headers: { range: 'bytes=0-3', 'if-none-match': '"x"' } })
    const response = await visit(at(`/${drawing}?v=2`))
    expect([response.status, await response.text()]).toEqual([200, files[drawing]?.body])
  })

  it('have the hash of their bytes as a strong tag', async () => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(files['robots.txt']?.body))
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    expect((await visit(at('/robots.txt'))).headers.get('etag')).toBe(`"${hash}"`)
  })

  it('respond to a missing path with the website’s not-found page', async () => {
    for (const path of [
      '/nothing',
      '/nothing.svg',
      '/art/',
      '/constructor',
      '/__proto__',
      '/index.html/',
      '/%E0%A4%A',
      '/404.html/x',
    ]) {
      const response = await visit(at(path), { headers: { 'if-none-match': '*' } })
      expect([path, response.status]).toEqual([path, 404])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await response.text()).toBe(files['404.html']?.body)
    }
  })

  it('cannot be left by a path', async () => {
    await env.SITES.put('secret', 'secret')
    const paths = [
      '/..%2f..%2fsecret',
      '/art/..%2F..%2Fsecret',
      '/../secret',
      '/%2e%2e/secret',
      '//secret',
      '/release:x/secret',
    ]
    for (const path of paths) {
      const response = await visit(at(path))
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).not.toContain('secret')
    }
  })
})

describe("a website's fonts", () => {
  it('come from the one set that all share, for good', async () => {
    const response = await visit(at('/_/fonts/inter-1.woff2'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe('wOF2')
  })

  it('are all that the renderer names', async () => {
    const headers = { 'content-type': 'font/woff2' }
    // Serving only calls fetch.
    const fonts = { fetch: async () => new Response('wOF2', { headers }) } as unknown as Fetcher
    for (const name of fontFiles.keys()) {
      const { status } = await visit(at(`/_/fonts/${name}`), {}, siteEnv({ ASSETS: fonts }))
      expect([name, status]).toEqual([name, 200])
    }
  })

  it('are never other stored files', async () => {
    for (const path of ['/_/fonts/stray.woff2', '/_/fonts/', '/_/fonts/..%2Fhome', '/_/fonts/constructor', '/_/else']) {
      expect((await visit(at(path))).status).toBe(404)
    }
  })
})
