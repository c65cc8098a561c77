import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { anyPublicHost } from '../../../../worker/adapters/fetch/fetch-guards.ts'
import { FetchRefused, safeFetch } from '../../../../worker/adapters/fetch/safe-fetch.ts'
import { newPeer } from '../../../harness/workers/peer.ts'
import { insideNetworks, ownMachine } from './inward-hosts.ts'

const guardWith = (changes: Partial<Parameters<typeof anyPublicHost>[0]> = {}) =>
  anyPublicHost({
    ENVIRONMENT: 'development',
    APP_ORIGIN: 'https://app.example.com',
    SITES_ORIGIN: 'https://sites.example.org',
    ...changes,
  })
const signal = AbortSignal.timeout(60_000)
const port = new URL(env.PEERS_URL).port

/** Why an address is not asked; undefined when it is. */
async function refusalOf(address: string, guard = guardWith()) {
  try {
    await guard(new URL(address), signal)
    return undefined
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    return `${error.reason}: ${error.message}`
  }
}

/** What a fetch ends in, with a patience that never lets a wrong address through for want of an answer. */
const fetchedFrom = (address: string, guard = guardWith()) =>
  safeFetch(address, { guard, maxBytes: 1000, patience: 2000 }).then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchRefused ? `${error.reason}: ${error.message}` : String(error)),
  )

describe('hosts inside a network', () => {
  it('are written in many more ways than eighty', () => {
    expect(new Set([...ownMachine, ...insideNetworks]).size).toBeGreaterThan(130)
  })

  it('are refused for what they are in every spelling, and nobody asks what listens there', async () => {
    const canary = await newPeer([{ path: '/', text: 'secret' }])
    const { pathname } = new URL(canary.url)
    for (const host of [...ownMachine, ...insideNetworks]) {
      for (const address of [`http://${host}:${port}${pathname}/`, `http://${host}/`, `https://${host}/`]) {
        expect(await fetchedFrom(address), address).toMatch(/^address: (\S+ is not public|this is no address)$/)
      }
    }
    expect(await canary.seen()).toEqual([])
  })

  it('are refused where a page redirects to them', async () => {
    const canary = await newPeer([{ path: '/', text: 'secret' }])
    const { pathname } = new URL(canary.url)
    const hosts = [...ownMachine, ...insideNetworks]
    const page = await newPeer(
      hosts.map((host, index) => ({
        path: `/${index}`,
        status: [301, 302, 303, 307, 308][index % 5] as number,
        // A header takes plain letters alone.
        headers: { location: `http://${host.replace(/[^ -~]/g, encodeURIComponent)}:${port}${pathname}/` },
      })),
    )
    const guard = guardWith()
    const behindPage = (url: URL, at: AbortSignal) => {
      if (!url.href.startsWith(`${page.url}/`)) return guard(url, at)
    }
    for (const [index, host] of hosts.entries()) {
      expect(await fetchedFrom(`${page.url}/${index}`, behindPage), host).toMatch(
        /^address: (\S+ is not public|this is no address)$/,
      )
    }
    expect(await page.seen()).toHaveLength(hosts.length)
    expect(await canary.seen()).toEqual([])
  })

  it('would have been reached without the guard', async () => {
    const canary = await newPeer([{ path: '/', text: 'secret' }])
    const { pathname } = new URL(canary.url)
    const reached = [
      '127.1',
      '0x7f000001',
      '2130706433',
      '127。0。0。1',
      '%31%32%37.0.0.1',
      'localhost',
      '[::ffff:127.0.0.1]',
    ]
    for (const host of reached) {
      const found = await fetchedFrom(`http://${host}:${port}${pathname}/`, () => {})
      expect(found, host).toBe('fetched')
    }
    expect(await canary.seen()).toHaveLength(reached.length)
  })
})

describe('an address', () => {
  it.each([
    'https://example.com/',
    'http://example.com./page?q=1#part',
    'HTTPS://Example.COM:443/',
    'http://example.com:80/',
    'https://xn--mller-kva.example.net/',
    'https://müller.net/',
    'https://a_b.example.com/',
    'https://local.example.com/',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/',
  ])('%s may be asked', async (address) => {
    expect(await refusalOf(address)).toBeUndefined()
  })

  it.each([
    ['https://example.com:8443/', 'default port'],
    ['http://example.com:443/', 'default port'],
    ['https://example.com:80/', 'default port'],
    ['http://example.com:22/', 'default port'],
    ['https://user@example.com/', 'without a user'],
    ['https://user:word@example.com/', 'without a user'],
    ['https://:word@example.com/', 'without a user'],
    ['https://example.com@127.0.0.1/', 'without a user'],
    ['ftp://example.com/', 'http and https'],
    ['file:///etc/passwd', 'http and https'],
    ['data:text/html,hello', 'http and https'],
    ['javascript:alert(1)', 'http and https'],
    ['blob:https://example.com/1', 'http and https'],
    ['gopher://example.com/', 'http and https'],
    ['https://example..com/', 'not public'],
    ['https://example.com../', 'not public'],
    ['https://-/', 'not public'],
    ['https://app.example.com/', 'our own'],
    ['https://app.example.com./', 'our own'],
    ['http://APP.example.com/api/drafts', 'our own'],
    ['https://www.app.example.com/', 'our own'],
    ['https://sites.example.org/', 'our own'],
    ['https://joes-barbers.sites.example.org/', 'our own'],
    ['https://joes-barbers.sites.example.org./', 'our own'],
    ['https://preview.sites.example.org/p/abc', 'our own'],
    ['https://%73ites.example.org/', 'our own'],
  ])('%s may not: %s', async (address, why) => {
    expect(await refusalOf(address)).toMatch(new RegExp(`^address: .*${why}`))
  })
})

describe('the machine itself', () => {
  const hosts = '127.0.0.1:4000, localhost:4001,[::1]:4002'

  it('may be asked at the ports that are named, outside production', async () => {
    const guard = guardWith({ IMPORT_LOOPBACK_HOSTS: hosts })
    for (const host of hosts.split(/,\s*/)) expect(await refusalOf(`http://${host}/`, guard), host).toBeUndefined()
    for (const host of ['127.0.0.1:4001', 'localhost:4000', '127.0.0.1', '[::1]', 'a.localhost:4001']) {
      expect(await refusalOf(`http://${host}/`, guard), host).toMatch('not public')
    }
  })

  it('may not in production, whatever is named', async () => {
    const guard = guardWith({ IMPORT_LOOPBACK_HOSTS: hosts, ENVIRONMENT: 'production' })
    for (const host of hosts.split(/,\s*/))
      expect(await refusalOf(`http://${host}/`, guard), host).toMatch('not public')
  })

  it('may not where the app itself is, nor anything else that is named', async () => {
    const guard = guardWith({
      APP_ORIGIN: 'http://localhost:8787',
      SITES_ORIGIN: 'http://localhost:8787',
      IMPORT_LOOPBACK_HOSTS: 'localhost:8787, 10.0.0.1:80, 10.0.0.1, a.localhost:8787',
    })
    for (const host of ['localhost:8787', '10.0.0.1:80', 'a.localhost:8787']) {
      expect(await refusalOf(`http://${host}/`, guard), host).toMatch(/^address/)
    }
  })
})
