import { Buffer } from 'node:buffer'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { anyPublicHost, onlyHosts } from '../../../worker/adapters/fetch/fetch-guards.ts'
import { FetchRefused, safeFetch } from '../../../worker/adapters/fetch/safe-fetch.ts'
import { newPeer } from '../../harness/workers/peer.ts'

const kilobyte = 1024

const onHost = ({ host }: { host: string }) => onlyHosts([host], { loopback: true })

const refusal = async (fetched: Promise<unknown>) => {
  const error = await fetched.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof FetchRefused ? error.reason : error
}

describe('an external file', () => {
  it('arrives complete, with its type', async () => {
    const peer = await newPeer([{ path: '/a.jpg', zeros: kilobyte, headers: { 'content-type': 'image/jpeg' } }])
    const file = await safeFetch(`${peer.url}/a.jpg`, { guard: onHost(peer), maxBytes: kilobyte })
    expect(file.bytes).toHaveLength(kilobyte)
    expect(file.contentType).toBe('image/jpeg')
  })

  it('fails with one byte too many, with or without a declared length', async () => {
    const peer = await newPeer([
      { path: '/said', zeros: kilobyte + 1, headers: { 'content-length': String(kilobyte + 1) } },
      { path: '/unsaid', zeros: kilobyte + 1 },
      { path: '/endless', zeros: kilobyte + 1, stalls: true },
    ])
    for (const path of ['/said', '/unsaid', '/endless']) {
      const fetched = safeFetch(`${peer.url}${path}`, { guard: onHost(peer), maxBytes: kilobyte })
      expect(await refusal(fetched), path).toBe('too_large')
    }
  })

  it('fails when it is late or stalls', async () => {
    const peer = await newPeer([
      { path: '/late', text: 'late', delay: 2000 },
      { path: '/stops', text: 'begins', stalls: true },
    ])
    for (const path of ['/late', '/stops']) {
      const wanted = { guard: onHost(peer), maxBytes: kilobyte, timeoutMs: 200 }
      expect(await refusal(safeFetch(`${peer.url}${path}`, wanted)), path).toBe('no_answer')
    }
  })

  it('fails when the response is an error', async () => {
    const peer = await newPeer([{ path: '/broken', status: 500, text: 'no' }])
    for (const path of ['/broken', '/missing']) {
      const fetched = safeFetch(`${peer.url}${path}`, { guard: onHost(peer), maxBytes: kilobyte })
      expect(await refusal(fetched), path).toBe('status')
    }
  })
})

describe('a compressed file', () => {
  const limits = { maxBytes: 2000, maxUnpacked: 5000 }
  const packed = (bytes: Uint8Array, encoding: string) => ({
    base64: Buffer.from(bytes).toString('base64'),
    headers: { 'content-encoding': encoding },
  })

  it('gets decompressed from gzip and Brotli', async () => {
    const text = 'barber '.repeat(700)
    const peer = await newPeer([
      { path: '/gzip', ...packed(gzipSync(text), 'gzip') },
      { path: '/br', ...packed(brotliCompressSync(text), ' BR') },
    ])
    for (const path of ['/gzip', '/br']) {
      const { bytes } = await safeFetch(`${peer.url}${path}`, { guard: onHost(peer), ...limits })
      expect(new TextDecoder().decode(bytes), path).toBe(text)
    }
    expect((await peer.seen())[0]?.headers['accept-encoding']).toBe('gzip, br')
  })

  // ASVS 5.2.3
  it('fails when its content exceeds the limit, however small the file is', async () => {
    const zeros = new Uint8Array(100_000_000)
    // Gzip treats a hundred concatenated files as one: 10 GB, which take half a minute to decompress.
    const bomb = Buffer.concat(Array(100).fill(gzipSync(zeros)))
    const peer = await newPeer([
      { path: '/gzip', ...packed(bomb, 'gzip') },
      { path: '/br', ...packed(brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }), 'br') },
      { path: '/byte-too-many', ...packed(gzipSync(new Uint8Array(5001)), 'gzip') },
      { path: '/exact', ...packed(gzipSync(new Uint8Array(5000)), 'gzip') },
    ])
    const wanted = { guard: onHost(peer), maxBytes: 20_000_000, maxUnpacked: 5000 }
    expect((await safeFetch(`${peer.url}/exact`, wanted)).bytes).toHaveLength(5000)
    for (const path of ['/gzip', '/br', '/byte-too-many']) {
      const start = performance.now()
      expect(await refusal(safeFetch(`${peer.url}${path}`, wanted)), path).toBe('too_large')
      expect(performance.now() - start, path).toBeLessThan(10_000)
    }
  })

  it('fails when it is too large as sent, broken or in another compression format', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(3000))
    const peer = await newPeer([
      { path: '/large', ...packed(gzipSync(noise), 'gzip') },
      { path: '/broken', ...packed(gzipSync('hello').slice(0, 12), 'gzip') },
      { path: '/no-gzip', ...packed(new TextEncoder().encode('hello'), 'gzip') },
      { path: '/zstd', ...packed(noise.slice(0, 100), 'zstd') },
      { path: '/twice', ...packed(gzipSync(gzipSync('hello')), 'gzip, gzip') },
    ])
    const reason = (path: string) => refusal(safeFetch(`${peer.url}${path}`, { guard: onHost(peer), ...limits }))
    expect(await reason('/large')).toBe('too_large')
    for (const path of ['/broken', '/no-gzip', '/zstd', '/twice']) expect(await reason(path), path).toBe('packing')
  })
})

describe('the content type', () => {
  it('rules out a response before its body is read', async () => {
    const peer = await newPeer([
      { path: '/page', text: 'hello', headers: { 'content-type': 'text/html; charset=utf-8' } },
      { path: '/file', zeros: 100, headers: { 'content-type': 'application/pdf' }, stalls: true },
      { path: '/none', text: 'hello' },
    ])
    let answers = 0
    const wanted = { guard: onHost(peer), maxBytes: kilobyte, types: /^text\/html/, onAnswer: () => answers++ }
    expect((await safeFetch(`${peer.url}/page`, wanted)).url).toBe(`${peer.url}/page`)
    for (const path of ['/file', '/none'])
      expect(await refusal(safeFetch(`${peer.url}${path}`, wanted)), path).toBe('type')
    expect(answers).toBe(1)
  })
})

describe('redirects', () => {
  it('work three times on allowed hosts', async () => {
    const step = (from: number) => ({ path: `/${from}`, status: 302, headers: { location: `${from + 1}` } })
    const peer = await newPeer([step(1), step(2), step(3), step(4), { path: '/5', text: 'here' }])
    const wanted = { guard: onHost(peer), maxBytes: kilobyte }
    const { bytes } = await safeFetch(`${peer.url}/2`, wanted)
    expect(new TextDecoder().decode(bytes)).toBe('here')
    expect(await refusal(safeFetch(`${peer.url}/1`, wanted))).toBe('redirects')
  })

  // ASVS 15.3.2
  it('fail on other hosts', async () => {
    const elsewhere = await newPeer([{ path: '/', text: 'secret' }])
    const other = elsewhere.url.replace('127.0.0.1', 'localhost')
    for (const location of [`${other}/`, 'http://169.254.169.254/latest', 'file:///etc/passwd', '//example.com/a']) {
      const peer = await newPeer([{ path: '/', status: 301, headers: { location } }])
      const fetched = safeFetch(`${peer.url}/`, { guard: onHost(peer), maxBytes: kilobyte })
      expect(await refusal(fetched), location).toBe('address')
    }
    expect(await elsewhere.seen()).toEqual([])
  })
})

describe('fetching an address', () => {
  it.each([
    'https://example.org/a.jpg',
    'http://example.com/a.jpg',
    'https://user:word@example.com/a.jpg',
    'https://example.com:8443/a.jpg',
    'https://example.com.evil.org/a.jpg',
    'ftp://example.com/a.jpg',
    'data:image/png;base64,AAAA',
    'not an address',
  ])('fails outside the allowed hosts: %s', async (address) => {
    expect(await refusal(safeFetch(address, { guard: onlyHosts(['example.com']), maxBytes: kilobyte }))).toBe('address')
  })

  it.each([
    'https://127.0.0.1/a',
    'https://10.0.0.7/a',
    'https://169.254.169.254/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[fd00::1]/a',
    'https://localhost/a',
    'https://intranet/a',
    'https://printer.local/a',
    'https://db.internal/a',
    'https://a.localhost/a',
  ])('fails in a private network, even on an allowed host: %s', async (address) => {
    const hosts = [new URL(address).host]
    expect(await refusal(safeFetch(address, { guard: onlyHosts(hosts), maxBytes: kilobyte }))).toBe('address')
  })

  it('works on the local machine in development only', async () => {
    const peer = await newPeer([{ path: '/', text: 'here' }])
    const wanted = { guard: onlyHosts([peer.host]), maxBytes: kilobyte }
    expect(await refusal(safeFetch(`${peer.url}/`, wanted))).toBe('address')
    expect(await peer.seen()).toEqual([])
  })
})

type Records = { A?: string[]; AAAA?: string[]; status?: number }
const types = { A: 1, AAAA: 28 }

/** A resolver over HTTPS that knows these names, and the result of checking an address there. */
async function resolver(names: Record<string, Records>) {
  const peer = await newPeer(
    Object.entries(names).flatMap(([name, { status = 200, ...records }]) =>
      (['A', 'AAAA'] as const).map((type) => ({
        path: '/dns-query',
        query: { name, type },
        status,
        headers: { 'content-type': 'application/dns-json' },
        json: {
          Status: 0,
          Answer: [
            { name, type: 5, TTL: 1, data: `edge.${name}.` },
            ...(records[type] ?? []).map((data) => ({ name, type: types[type], TTL: 1, data })),
          ],
        },
      })),
    ),
  )
  const guard = anyPublicHost({
    ENVIRONMENT: 'production',
    APP_ORIGIN: 'https://app.example.com',
    SITES_ORIGIN: 'https://example.site',
    IMPORT_DNS_URL: `${peer.url}/dns-query`,
  })
  const ask = async (address: string) => {
    try {
      await guard(new URL(address), AbortSignal.timeout(5000))
      return 'asked'
    } catch (error) {
      return error instanceof FetchRefused ? error.reason : 'failed'
    }
  }
  return { ask, peer }
}

describe('a hostname', () => {
  it('passes when all of its addresses are public', async () => {
    const { ask, peer } = await resolver({
      'both.example.com': { A: ['8.8.8.8', '1.1.1.1'], AAAA: ['2606:4700:4700::1111'] },
      'four.example.com': { A: ['8.8.8.8'] },
      'six.example.com': { AAAA: ['2606:4700:4700::1111'] },
    })
    for (const name of ['both', 'four', 'six']) expect(await ask(`https://${name}.example.com./`), name).toBe('asked')
    const seen = await peer.seen()
    expect(seen.map(({ query }) => query.type)).toEqual(expect.arrayContaining(['A', 'AAAA']))
    expect(seen).toHaveLength(6)
    expect(seen[0]?.headers.accept).toBe('application/dns-json')
  })

  it.each<[string, Records]>([
    ['the machine itself', { A: ['127.0.0.1'] }],
    ['one private address among public ones', { A: ['8.8.8.8', '10.0.0.1'] }],
    ['a private one in the newer kind', { A: ['8.8.8.8'], AAAA: ['fd00::1'] }],
    ['a cloud’s metadata', { A: ['169.254.169.254'] }],
    ['a mapped address', { AAAA: ['::ffff:127.0.0.1'] }],
    ['an invalid address', { A: ['somewhere'] }],
  ])('fails when it resolves to %s', async (_what, records) => {
    const { ask } = await resolver({ 'rebind.example.com': records })
    expect(await ask('http://rebind.example.com/')).toBe('address')
  })

  it('fails when it doesn’t resolve or the resolver fails', async () => {
    const { ask } = await resolver({
      'nowhere.example.com': {},
      'broken.example.com': { A: ['8.8.8.8'], status: 500 },
    })
    for (const name of ['nowhere', 'broken', 'unknown']) {
      expect(await ask(`https://${name}.example.com/`), name).toBe('no_answer')
    }
  })

  it('needs no lookup when it is an IP address', async () => {
    const { ask, peer } = await resolver({})
    expect(await ask('https://8.8.8.8/')).toBe('asked')
    expect(await ask('https://[2606:4700:4700::1111]/')).toBe('asked')
    expect(await ask('https://127.1/')).toBe('address')
    expect(await peer.seen()).toEqual([])
  })
})
