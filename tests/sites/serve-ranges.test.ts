import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { newHash, storeFile } from '../harness/workers/media.ts'
import { visit } from '../harness/workers/sites.ts'
import { storeSite } from '../harness/workers/stored-site.ts'

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
  'a picture': { path: '/media/x', bytes: encode(text) },
}

beforeAll(async () => {
  const files: Record<string, [string, string]> = {
    'privacy/index.html': [legal, 'text/html; charset=utf-8'],
    'robots.txt': [text, 'text/plain; charset=utf-8'],
    'art/a.svg': [svg, 'image/svg+xml'],
  }
  const picture = await storeFile(newHash(), { bytes: text })
  files['terms/index.html'] = [`<img src="${picture}">`, 'text/html; charset=utf-8']
  await storeSite('ranges.localhost', { page, files, icon: 'art/a.svg' })
  if (sent['a picture']) sent['a picture'].path = picture
})

const ask = ({ path, headers }: Sent, more: Record<string, string> = {}, method = 'GET') =>
  visit(host + path, { method, headers: { ...headers, ...more } })
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const kept = (response: Response) =>
  [
    'content-type',
    'content-encoding',
    'etag',
    'cache-control',
    'vary',
    'accept-ranges',
    'content-security-policy',
    'x-own',
  ].map((name) => response.headers.get(name))

describe.each(Object.keys(sent))('%s', (name) => {
  const of = sent[name] as Sent
  const size = of.bytes.byteLength

  it('comes whole, with a strong tag and the offer of parts', async () => {
    const whole = await ask(of)
    expect([whole.status, await bytesOf(whole)]).toEqual([200, of.bytes])
    expect(whole.headers.get('etag')).toMatch(/^"[^"]+"$/)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
  })

  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=2-2', 2, 2],
    ['bytes=-3', size - 3, size - 1],
    ['bytes=4-', 4, size - 1],
    ['bytes=-99999', 0, size - 1],
    ['bytes=5-99999', 5, size - 1],
    ['BYTES=0-0', 0, 0],
  ])('comes in part: %s', async (range, first, last) => {
    const [part, whole] = [await ask(of, { range }), await ask(of)]
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/${size}`])
    expect(kept(part)).toEqual(kept(whole))
    expect(await bytesOf(part)).toEqual(of.bytes.slice(first, last + 1))
  })

  it.each([`bytes=${size}-`, 'bytes=99999-', 'bytes=99999999999999999999-', 'bytes=-0'])(
    'has nothing at %s',
    async (range) => {
      const none = await ask(of, { range })
      expect([none.status, none.headers.get('content-range'), await none.text()]).toEqual([416, `bytes */${size}`, ''])
    },
  )

  it.each([
    'bytes=0-1,3-4',
    'bytes=4-2',
    'bytes=-',
    'bytes=',
    'bytes',
    'lines=0-1',
    'bytes=a-b',
    'bytes=0-1x',
    'bytes=0x1-2',
    '',
  ])('comes whole for %s', async (range) => {
    const whole = await ask(of, { range })
    expect([whole.status, whole.headers.get('content-range'), await bytesOf(whole)]).toEqual([200, null, of.bytes])
  })

  it('comes in part only as a part of what one has', async () => {
    const etag = (await ask(of)).headers.get('etag') ?? ''
    const status = async (ifRange: string) => (await ask(of, { range: 'bytes=0-1', 'if-range': ifRange })).status
    expect(await status(etag)).toBe(206)
    for (const other of [`W/${etag}`, '"x"', etag.slice(1, -1), '*', new Date().toUTCString()])
      expect([other, await status(other)]).toEqual([other, 200])
    expect((await ask(of, { 'if-range': etag })).status).toBe(200)
  })

  it('is 304 for a client that has it, by a weak comparison and for any range', async () => {
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
    const headers = { 'accept-encoding': 'gzip', range: 'bytes=0-1', 'if-range': tags.br }
    expect((await visit(`${host}/`, { headers })).status).toBe(200)
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
