import { describe, expect, it } from 'vitest'
import { FetchRefused, safeFetch } from '../../../worker/providers/safe-fetch.ts'
import { newPeer } from '../../harness/workers/peer.ts'

const kilobyte = 1024

const refusal = async (fetched: Promise<unknown>) => {
  const error = await fetched.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof FetchRefused ? error.reason : error
}

describe('a file from elsewhere', () => {
  it('comes whole, with its type', async () => {
    const peer = await newPeer([{ path: '/a.jpg', zeros: kilobyte, headers: { 'content-type': 'image/jpeg' } }])
    const file = await safeFetch(`${peer.url}/a.jpg`, { hosts: [peer.host], maxBytes: kilobyte, loopback: true })
    expect(file.bytes).toHaveLength(kilobyte)
    expect(file.contentType).toBe('image/jpeg')
  })

  it('is refused with a byte too many, whether its length is said or not', async () => {
    const peer = await newPeer([
      { path: '/said', zeros: kilobyte + 1, headers: { 'content-length': String(kilobyte + 1) } },
      { path: '/unsaid', zeros: kilobyte + 1 },
      { path: '/endless', zeros: kilobyte + 1, stalls: true },
    ])
    for (const path of ['/said', '/unsaid', '/endless']) {
      const fetched = safeFetch(`${peer.url}${path}`, { hosts: [peer.host], maxBytes: kilobyte, loopback: true })
      expect(await refusal(fetched), path).toBe('too_large')
    }
  })

  it('is refused when it does not come in time, or stops', async () => {
    const peer = await newPeer([
      { path: '/late', text: 'late', delay: 2000 },
      { path: '/stops', text: 'begins', stalls: true },
    ])
    for (const path of ['/late', '/stops']) {
      const wanted = { hosts: [peer.host], maxBytes: kilobyte, loopback: true, patience: 200 }
      expect(await refusal(safeFetch(`${peer.url}${path}`, wanted)), path).toBe('no_answer')
    }
  })

  it('is refused when the answer is no file', async () => {
    const peer = await newPeer([{ path: '/broken', status: 500, text: 'no' }])
    for (const path of ['/broken', '/missing']) {
      const fetched = safeFetch(`${peer.url}${path}`, { hosts: [peer.host], maxBytes: kilobyte, loopback: true })
      expect(await refusal(fetched), path).toBe('status')
    }
  })
})

describe('redirects', () => {
  it('are followed on the hosts that are allowed, three times', async () => {
    const step = (from: number) => ({ path: `/${from}`, status: 302, headers: { location: `${from + 1}` } })
    const peer = await newPeer([step(1), step(2), step(3), step(4), { path: '/5', text: 'here' }])
    const wanted = { hosts: [peer.host], maxBytes: kilobyte, loopback: true }
    const { bytes } = await safeFetch(`${peer.url}/2`, wanted)
    expect(new TextDecoder().decode(bytes)).toBe('here')
    expect(await refusal(safeFetch(`${peer.url}/1`, wanted))).toBe('redirects')
  })

  it('lead nowhere else', async () => {
    const elsewhere = await newPeer([{ path: '/', text: 'secret' }])
    const other = elsewhere.url.replace('127.0.0.1', 'localhost')
    for (const location of [`${other}/`, 'http://169.254.169.254/latest', 'file:///etc/passwd', '//example.com/a']) {
      const peer = await newPeer([{ path: '/', status: 301, headers: { location } }])
      const fetched = safeFetch(`${peer.url}/`, { hosts: [peer.host], maxBytes: kilobyte, loopback: true })
      expect(await refusal(fetched), location).toBe('address')
    }
    expect(await elsewhere.seen()).toEqual([])
  })
})

describe('addresses', () => {
  it.each([
    'https://example.org/a.jpg',
    'http://example.com/a.jpg',
    'https://user:word@example.com/a.jpg',
    'https://example.com:8443/a.jpg',
    'https://example.com.evil.org/a.jpg',
    'ftp://example.com/a.jpg',
    'data:image/png;base64,AAAA',
    'not an address',
  ])('%s is none that was allowed', async (address) => {
    expect(await refusal(safeFetch(address, { hosts: ['example.com'], maxBytes: kilobyte }))).toBe('address')
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
  ])('%s is inside a network, whoever allows it', async (address) => {
    const hosts = [new URL(address).host]
    expect(await refusal(safeFetch(address, { hosts, maxBytes: kilobyte }))).toBe('address')
  })

  it('of the machine itself are for development only', async () => {
    const peer = await newPeer([{ path: '/', text: 'here' }])
    const wanted = { hosts: [peer.host], maxBytes: kilobyte }
    expect(await refusal(safeFetch(`${peer.url}/`, wanted))).toBe('address')
    expect(await peer.seen()).toEqual([])
  })
})
