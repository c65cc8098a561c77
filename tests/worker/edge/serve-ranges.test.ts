import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { visit } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const host = 'http://ranges.localhost'
const page = `<!doctype html><title>Ranges</title>${'<p>A page.</p>'.repeat(20)}`
const text = '0123456789'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const legal = '<!doctype html><title>Privacy</title>'
const encode = (of: string) => new TextEncoder().encode(of)

type Sent = { path: string; headers?: Record<string, string>; bytes: Uint8Array }

const sent: Record<string, Sent> = {
  'a page, compressed': {
    path: '/',
    headers: { 'accept-encoding': 'br' },
    bytes: new Uint8Array(brotliCompressSync(page)),
  },
  'a page, plain': { path: '/', bytes: encode(page) },
  'a page of a folder': { path: '/privacy/', bytes: encode(legal) },
  'a text': { path: '/robots.txt', bytes: encode(text) },
  'a drawing': { path: '/art/a.svg', bytes: encode(svg) },
  'the icon': { path: '/favicon.ico', bytes: encode(svg) },
}

beforeAll(async () => {
  const files: Record<string, [string, string]> = {
    'privacy/index.html': [legal, 'text/html; charset=utf-8'],
    'robots.txt': [text, 'text/plain; charset=utf-8'],
    'art/a.svg': [svg, 'image/svg+xml'],
  }
  await storeSite('ranges.localhost', { page, files, icon: 'art/a.svg' })
})

const ask = ({ path, headers }: Sent, more: Record<string, string> = {}, method = 'GET') =>
  visit(host + path, { method, headers: { ...headers, ...more } })
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const kept = (response: Response) =>
  ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary', 'content-security-policy', 'x-own'].map(
    (name) => response.headers.get(name),
  )

describe.each(Object.keys(sent))('%s', (name) => {
  const of = sent[name] as Sent
  const size = of.bytes.byteLength

  it('comes whole with a strong tag, whatever range the request asks for', async () => {
    const etag = (await ask(of)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const asked: Record<string, string>[] = [
      {},
      { range: 'bytes=0-3' },
      { range: 'bytes=99999-' },
      { range: 'bytes=0-1', 'if-range': etag },
    ]
    for (const more of asked) {
      const whole = await ask(of, more)
      expect([whole.status, await bytesOf(whole)]).toEqual([200, of.bytes])
      for (const header of ['accept-ranges', 'content-range']) expect(whole.headers.get(header)).toBeNull()
    }
  })

  it('is 304 for a client that has it, by a weak comparison', async () => {
    const etag = (await ask(of)).headers.get('etag') ?? ''
    const whole = await ask(of)
    for (const known of [etag, `W/${etag}`, `"x",${etag}`, ` "x" , W/${etag} `, '*']) {
      const same = await ask(of, { 'if-none-match': known, range: 'bytes=0-1' })
      expect([known, same.status, await same.text()]).toEqual([known, 304, ''])
      const told = Object.fromEntries(same.headers)
      expect(told).toEqual({
        etag,
        'cache-control': whole.headers.get('cache-control'),
        ...(whole.headers.has('vary') && { vary: whole.headers.get('vary') }),
      })
    }
    for (const other of ['"x"', 'W/"x"', etag.slice(1, -1), '', `"${etag}"`])
      expect([other, (await ask(of, { 'if-none-match': other })).status]).toEqual([other, 200])
  })

  it('gets the same headers by HEAD as by GET, for the whole file', async () => {
    const [head, get] = [await ask(of, { range: 'bytes=0-1' }, 'HEAD'), await ask(of)]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(String(size))
    expect(kept(head)).toEqual(kept(get))
    const etag = get.headers.get('etag') ?? ''
    expect((await ask(of, { 'if-none-match': etag }, 'HEAD')).status).toBe(304)
  })
})

describe('the two ways a page is sent', () => {
  const tagOf = async (encoding: string) =>
    (await visit(`${host}/`, { headers: { 'accept-encoding': encoding } })).headers.get('etag') ?? ''

  it('have separate tags, and neither matches the other', async () => {
    const tags = { br: await tagOf('br'), gzip: await tagOf('gzip') }
    expect(tags.br).toMatch(/^"[0-9a-f]{32}"$/)
    expect(tags.gzip).toBe(`${tags.br.slice(0, -1)}-plain"`)
    for (const [encoding, known, status] of [
      ['br', tags.br, 304],
      ['br', tags.gzip, 200],
      ['gzip', tags.gzip, 304],
      ['gzip', tags.br, 200],
    ] as const) {
      const headers = { 'accept-encoding': encoding, 'if-none-match': known }
      expect([encoding, known, (await visit(`${host}/`, { headers })).status]).toEqual([encoding, known, status])
    }
  })

  it.each([
    ['br', true],
    ['gzip, deflate, br, zstd', true],
    ['br;q=0.1', true],
    ['BR', true],
    ['gzip, br;q=0', false],
    ['br;q=0.000', false],
    ['br;q=0, *', false],
    ['*', false],
    ['brotli', false],
    ['xbr', false],
    ['identity', false],
    ['', false],
  ])('are distinguished: "%s"', async (encoding, compressed) => {
    const response = await visit(`${host}/`, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(compressed ? 'br' : null)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  })
})
