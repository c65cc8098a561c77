import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { anyPublicHost } from '../../../worker/adapters/fetch/fetch-guards.ts'
import { FetchRefused, safeFetch } from '../../../worker/adapters/fetch/safe-fetch.ts'
import { newPeer } from '../../harness/workers/peer.ts'

/** Private hosts in every spelling that a URL allows. Loopback comes first: a local server would be reachable by those. */
const ownMachine = [
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '0177.0.0.1',
  '0177.1',
  '017700000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '0X7F000001',
  '0x7f000001',
  '2130706433',
  '127.0.0.0x1',
  '127.000.000.001',
  '%31%32%37.0.0.1',
  '127%2e0%2e0%2e1',
  '１２７.０.０.１',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '127．0．0．1',
  '127｡0｡0｡1',
  '127.0.0.1\t',
  '127.0.\n0.1',
  '127.8.9.10',
  '127.255.255.254',
  '0',
  '0.0.0.0',
  '0x0',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::FFFF:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  'localhost',
  'localhost.',
  'LocalHost',
  'ｌocalhost',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'l\u00adocalhost',
  'local%68ost',
  'app.localhost',
  'a.b.LOCALHOST.',
]

const insideNetworks = [
  '0.1.2.3',
  '10.0.0.1',
  '012.0.0.1',
  '0xa.1',
  '167772161',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '169.254.169.254',
  '169.254.169.254.',
  '2852039166',
  '0xa9fea9fe',
  '0xa9.0xfe.0xa9.0xfe',
  '0251.0376.0251.0376',
  '169.254.43518',
  '169。254。169。254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.1',
  '3232235521',
  '192.175.48.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '4294967295',
  '[::ffff:10.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[::ffff:8.8.8.8]',
  '[::ffff:0:10.0.0.1]',
  '[::10.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::8.8.8.8]',
  '[64:ff9b:1::a00:1]',
  '[64:ff9b:1:fffe::10.0.0.1]',
  '[100::1]',
  '[2001::1]',
  '[2001:0:4136:e378:8000:63bf:3fff:fdd2]',
  '[2001:2::1]',
  '[2001:10::1]',
  '[2001:20::1]',
  '[2001:db8::1]',
  '[2002:7f00:1::]',
  '[2002:a00:1::1]',
  '[2002:a9fe:a9fe::]',
  '[3fff::1]',
  '[4000::1]',
  '[5f00::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fd12:3456:789a::1]',
  '[fe80::1]',
  '[FE80::1]',
  '[fe80::1%25eth0]',
  '[fe80::1%eth0]',
  '[fec0::1]',
  '[ff02::1]',
  'intranet',
  'router.',
  'com',
  'printer.local',
  'nas.home',
  'nas.home.arpa',
  'box.lan',
  'db.internal',
  'files.corp',
  'wiki.intranet',
  'host.localdomain',
  'kubernetes.default.svc',
  'kubernetes.default.svc.cluster.local',
  '1.0.0.127.in-addr.arpa',
  'a.test',
  'a.invalid',
  'a.onion',
  'metadata.google.internal',
  'METADATA.google.internal.',
  'metadata.google.internal%2e',
  'metadata.goog',
  'metadata',
  'metadata.tencentyun.com',
  'instance-data.ec2.internal',
  'instance-data.us-east-1.compute.example.com',
  'host.docker.internal',
]

const guardWith = (changes: Partial<Parameters<typeof anyPublicHost>[0]> = {}) =>
  anyPublicHost({
    ENVIRONMENT: 'development',
    APP_ORIGIN: 'https://app.example.com',
    SITES_ORIGIN: 'https://sites.example.org',
    ...changes,
  })
const signal = AbortSignal.timeout(60_000)
const port = new URL(env.PEERS_URL).port

/** The reason why the guard refuses an address; undefined if it passes. */
async function refusalOf(address: string, guard = guardWith()) {
  try {
    await guard(new URL(address), signal)
    return undefined
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    return `${error.reason}: ${error.message}`
  }
}

/** The result of a fetch, with a timeout long enough that wrong addresses fail for the right reason. */
const fetchedFrom = (address: string, guard = guardWith()) =>
  safeFetch(address, { guard, maxBytes: 1000, timeoutMs: 2000 }).then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchRefused ? `${error.reason}: ${error.message}` : String(error)),
  )

describe('private hosts', () => {
  it('come in more than 130 spellings', () => {
    expect(new Set([...ownMachine, ...insideNetworks]).size).toBeGreaterThan(130)
  })

  // ASVS 1.3.6, Threat 6
  it('fail in every spelling without a request', async () => {
    const canary = await newPeer([{ path: '/', text: 'secret' }])
    const { pathname } = new URL(canary.url)
    for (const host of [...ownMachine, ...insideNetworks]) {
      for (const address of [`http://${host}:${port}${pathname}/`, `http://${host}/`, `https://${host}/`]) {
        expect(await fetchedFrom(address), address).toMatch(/^address: (\S+ is not public|this is no address)$/)
      }
    }
    expect(await canary.seen()).toEqual([])
  })

  // ASVS 1.3.6
  it('fail as redirect targets', async () => {
    const canary = await newPeer([{ path: '/', text: 'secret' }])
    const { pathname } = new URL(canary.url)
    const hosts = [...ownMachine, ...insideNetworks]
    const page = await newPeer(
      hosts.map((host, index) => ({
        path: `/${index}`,
        status: [301, 302, 303, 307, 308][index % 5] as number,
        // Headers allow ASCII only.
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

  it('would be reached without the guard', async () => {
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

describe('a URL', () => {
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
  ])('passes: %s', async (address) => {
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
  ])('fails: %s (%s)', async (address, why) => {
    expect(await refusalOf(address)).toMatch(new RegExp(`^address: .*${why}`))
  })
})

describe('a loopback address', () => {
  const hosts = '127.0.0.1:4000, localhost:4001,[::1]:4002'

  it('passes at the configured ports outside production', async () => {
    const guard = guardWith({ IMPORT_LOOPBACK_HOSTS: hosts })
    for (const host of hosts.split(/,\s*/)) expect(await refusalOf(`http://${host}/`, guard), host).toBeUndefined()
    for (const host of ['127.0.0.1:4001', 'localhost:4000', '127.0.0.1', '[::1]', 'a.localhost:4001']) {
      expect(await refusalOf(`http://${host}/`, guard), host).toMatch('not public')
    }
  })

  it('fails in production despite the configuration', async () => {
    const guard = guardWith({ IMPORT_LOOPBACK_HOSTS: hosts, ENVIRONMENT: 'production' })
    for (const host of hosts.split(/,\s*/))
      expect(await refusalOf(`http://${host}/`, guard), host).toMatch('not public')
  })

  it('fails at the app’s own port, as do private networks, despite the configuration', async () => {
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
