import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeSettings } from '../../../renderer/document/edits/edits.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { assistantAddress } from '../../../worker/platform/addresses/assistant-path.ts'
import { addressFor, newHandle, newSite, publish, type Site, visit } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const handle = newHandle()
const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
let site: Site
let markdown: string | undefined
let catalog: string | undefined

const ask = (accept: string, init: RequestInit & { headers?: Record<string, string> } = {}, path = '/') =>
  visit(addressFor(handle, path), { ...init, headers: { ...brotli, accept, ...init.headers } })
const typeOf = (response: Response) => response.headers.get('content-type')?.split(';')[0]

describe('a page’s Markdown at the page’s address', () => {
  beforeAll(async () => {
    site = await newSite()
    await publish(site, handle)
    const { files } = await renderSite(parseDocument(site.draft.websiteSettings), {
      origin: addressFor(handle, ''),
      assistants: assistantAddress(env, new URL(addressFor(handle, '')).hostname),
      formEndpoint: '/_/contact',
      pings: true,
    })
    markdown = files['index.md']?.body
    catalog = files['.well-known/api-catalog']?.body
  })

  it.each([
    'text/markdown',
    'Text/Markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.9, text/markdown',
    'text/markdown;q=0.5, */*;q=0.1',
    'text/markdown; charset=utf-8; q=1.0',
  ])('responds to Accept: %s', async (accept) => {
    for (const path of ['/', '/index.html', '/?a=b']) {
      const response = await ask(accept, {}, path)
      expect([response.status, typeOf(response)]).toEqual([200, 'text/markdown'])
      expect(await response.text()).toBe(markdown)
    }
  })

  it.each([
    browser,
    '*/*',
    'text/*',
    '',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=0',
    'text/markdown;q=oops, text/html;q=0.1',
    'text/markdownish',
    '*/*, text/markdown;q=0.2',
  ])('doesn’t respond to Accept: “%s”', async (accept) => {
    for (const headers of [brotli, { 'accept-encoding': 'identity' }]) {
      const response = await ask(accept, { headers })
      expect([response.status, typeOf(response)]).toEqual([200, 'text/html'])
    }
  })

  it('remains in caches as long as the page, separately', async () => {
    const [text, html] = [await ask('text/markdown'), await ask(browser)]
    for (const response of [text, html, await ask(browser, { headers: { 'accept-encoding': 'identity' } })]) {
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, must-revalidate')
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept')
    }
    expect(text.headers.get('content-location')).toBe('/index.md')
    expect(text.headers.get('etag')).not.toBe(html.headers.get('etag'))
  })

  it('gets a 304 with its own ETag, not with the page’s', async () => {
    const tagOf = async (accept: string) => (await ask(accept)).headers.get('etag') ?? ''
    const [own, pages] = [await tagOf('text/markdown'), await tagOf(browser)]
    const again = await ask('text/markdown', { headers: { 'if-none-match': own } })
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept-Encoding, Accept'])
    expect((await ask('text/markdown', { headers: { 'if-none-match': pages } })).status).toBe(200)
    expect((await ask(browser, { headers: { 'if-none-match': own } })).status).toBe(200)
    expect((await ask(browser, { headers: { 'if-none-match': pages } })).status).toBe(304)
  })

  it('supports HEAD, and no other methods', async () => {
    const head = await ask('text/markdown', { method: 'HEAD' })
    expect([head.status, typeOf(head), await head.text()]).toEqual([200, 'text/markdown', ''])
    expect((await ask('text/markdown', { method: 'POST' })).status).toBe(405)
  })

  it('appears in the home page’s Link header with the catalog, and in no other page’s', async () => {
    const links = '</index.md>;rel=alternate;type="text/markdown", </.well-known/api-catalog>;rel=api-catalog'
    for (const method of ['GET', 'HEAD']) expect((await ask(browser, { method })).headers.get('link')).toBe(links)
    for (const path of ['/thanks/', '/missing']) expect((await ask(browser, {}, path)).headers.get('link')).toBeNull()
  })

  it('comes with a catalog that links to itself', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask('*/*', { method }, '/.well-known/api-catalog')
      expect([response.status, typeOf(response)]).toEqual([200, 'application/linkset+json'])
      expect(response.headers.get('link')).toBe('</.well-known/api-catalog>;rel=api-catalog')
      expect(await response.text()).toBe(method === 'GET' ? catalog : '')
    }
  })

  it('disappears if the owner keeps out search engines', async () => {
    const other = newHandle()
    const document = changeSettings(parseDocument(site.draft.websiteSettings), { searchIndexing: false })
    await publish(await newSite(document), other)
    const response = await visit(addressFor(other), { headers: { ...brotli, accept: 'text/markdown' } })
    expect([response.status, typeOf(response)]).toEqual([200, 'text/html'])
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('link')).toBeNull()
  })

  it('exists only for newer releases', async () => {
    await storeSite('earlier.localhost', { files: { 'index.md': ['# Earlier', 'text/markdown; charset=utf-8'] } })
    const response = await visit('http://earlier.localhost/', { headers: { ...brotli, accept: 'text/markdown' } })
    expect([typeOf(response), response.headers.get('vary'), response.headers.get('link')]).toEqual([
      'text/html',
      'Accept-Encoding',
      null,
    ])
  })
})
