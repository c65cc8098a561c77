import { describe, expect, it } from 'vitest'
import { addressOf, type HostKind, hostKind, queryOf } from '../../worker/platform/addresses/hosts.ts'
import { visit } from '../harness/workers/sites/sites.ts'
import { storeSite } from '../harness/workers/sites/stored-site.ts'

const origins = { APP_ORIGIN: 'https://app.example.com', SITES_ORIGIN: 'https://example.site' }
const long = (length: number) => 'a'.repeat(length)

describe('the host of a request', () => {
  it.each([
    ['https://Shop.Example.SITE/', 'shop.example.site'],
    ['https://shop.example.site:8443/', 'shop.example.site'],
    ['https://shop.example.site:/', 'shop.example.site'],
    ['https://shop.example.site./', 'shop.example.site'],
    ['https://shop.example.site.:8443/', 'shop.example.site'],
    ['https://shop.example.site', 'shop.example.site'],
    ['https://shop.example.site/?to=http://other:80/', 'shop.example.site'],
    ['https://shop.example.site/a:b@c', 'shop.example.site'],
  ])('%s is %s', (url, hostname) => expect(addressOf(url).hostname).toBe(hostname))

  it.each([
    'https://shop.example.site../',
    'https://user@shop.example.site/',
    'https://user:word@shop.example.site/',
    'https://shop.example.site:x@evil.com/',
    'https://shop.example.site:80@evil.com/',
    'https://shop.example.site, evil.com/',
    'https://shop.example.site?x/',
    'https://shop.example.site#x/',
    'https://shop.example.site*',
    'https://shop.example.site\\@evil.com/',
    'https://evil.com\\.example.site/',
    'https://shop%2eexample.site/',
    'https://%73hop.example.site/',
    'https://sh op.example.site/',
    'https://shöp.example.site/',
    'https://shop\u0000.example.site/',
    'https://.example.site/',
    'https://[::1]/',
    'https://[::1]:8787/',
    'https://[::ffff:127.0.0.1]/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://-shop.example.site/',
    'https://shop-.example.site/',
    'https://a..example.site/',
    'https://a.b.example.site/',
    `https://${long(64)}.example.site/`,
    `https://${long(64)}.com/`,
    `https://${`${long(63)}.`.repeat(4)}com/`,
    'https:///',
    'https://',
    '',
  ])('%s is unknown', (url) => expect(hostKind(addressOf(url).hostname, origins)).toBe('unknown'))

  it('is unknown if the address is longer than any of ours', () => {
    expect(addressOf(`https://shop.example.site/${long(8192)}`)).toEqual({ hostname: '', path: '/' })
    expect(addressOf(`https://shop.example.site/?${long(8192)}`)).toEqual({ hostname: '', path: '/' })
    expect(addressOf(`https://shop.example.site/${long(8000)}`).hostname).toBe('shop.example.site')
  })
})

describe('what a host leads to', () => {
  it.each<[string, HostKind]>([
    ['app.example.com', 'app'],
    ['shop.example.site', 'site'],
    [`${long(63)}.example.site`, 'site'],
    ['xn--bcher-kva.example.site', 'site'],
    ['shop.com', 'site'],
    ['www.shop.com', 'site'],
    ['xn--bcher-kva.de', 'site'],
    ['www.shop.example.site', 'www'],
    ['preview.example.site', 'preview'],
    ['www.preview.example.site', 'unknown'],
    ['www.www.shop.example.site', 'unknown'],
    ['blog.shop.example.site', 'unknown'],
    ['shop.custom.example.site', 'site'],
    ['www.shop.custom.example.site', 'site'],
    ['-shop.custom.example.site', 'unknown'],
    ['.custom.example.site', 'unknown'],
    ['example.site', 'unknown'],
    ['notexample.site', 'site'],
  ])('%s: %s', (hostname, kind) => expect(hostKind(hostname, origins)).toBe(kind))

  it('is the app where the sites’ domain is its own', () => {
    expect(hostKind('localhost', { APP_ORIGIN: 'http://localhost:8787', SITES_ORIGIN: 'http://localhost:8787' })).toBe(
      'app',
    )
  })
})

describe('the path and the query of a request', () => {
  it.each([
    ['https://a.com', '/', ''],
    ['https://a.com/', '/', ''],
    ['https://a.com/b/../c%2f?d=/e?f', '/b/../c%2f', '?d=/e?f'],
    ['https://a.com//b', '//b', ''],
    ['https://a.com/?', '/', '?'],
  ])('%s', (url, path, query) => expect([addressOf(url).path, queryOf(url)]).toEqual([path, query]))
})

describe('www before a website’s host', () => {
  it.each([
    ['http://www.shop.localhost/', 'http://shop.localhost:8787/'],
    ['http://WWW.Shop.localhost.:99/privacy/?a=b&c=%20d', 'http://shop.localhost:8787/privacy/?a=b&c=%20d'],
    ['http://www.shop.localhost//evil.com/x', 'http://shop.localhost:8787//evil.com/x'],
    ['http://www.shop.localhost///evil.com', 'http://shop.localhost:8787///evil.com'],
    ['http://www.shop.localhost/@evil.com', 'http://shop.localhost:8787/@evil.com'],
    ['http://www.shop.localhost/%0d%0aSet-Cookie:%20a=b', 'http://shop.localhost:8787/%0d%0aSet-Cookie:%20a=b'],
    ['http://www.shop.localhost/%5cevil.com', 'http://shop.localhost:8787/%5cevil.com'],
    ['http://www.shop.localhost/?/../..//evil.com', 'http://shop.localhost:8787/?/../..//evil.com'],
  ])('%s leads to %s', async (from, to) => {
    const response = await visit(from)
    expect([response.status, response.headers.get('location')]).toEqual([308, to])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('keeps the method, and leads nowhere else', async () => {
    expect((await visit('http://www.shop.localhost/_/contact', { method: 'POST' })).status).toBe(308)
    for (const host of ['www.localhost', 'www.preview.localhost', 'www.www.shop.localhost', 'ww.shop.localhost']) {
      const response = await visit(`http://${host}/`)
      expect([host, response.status, response.headers.get('location')]).toEqual([host, 404, null])
    }
  })
})

describe('what else names a host', () => {
  const names = [
    'x-forwarded-host',
    'forwarded',
    'x-host',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'host',
  ]

  it.each(names)('%s counts for nothing', async (name) => {
    await storeSite('named.localhost', { page: 'named' })
    await storeSite('asked.localhost', { page: 'asked' })
    for (const value of ['named.localhost', 'host=named.localhost', 'http://named.localhost/', '/api/health']) {
      const headers = { [name]: value }
      expect(await (await visit('http://asked.localhost/', { headers })).text()).toBe('asked')
      expect((await visit('http://nobody.localhost/', { headers })).status).toBe(404)
      expect((await visit('http://asked.localhost/nothing', { headers })).status).toBe(404)
    }
  })
})

describe('a well-formed host without a website', () => {
  it.each([`${'a'.repeat(63)}.localhost`, 'xn--bcher-kva.localhost', `${`${'a'.repeat(61)}.`.repeat(4)}com`])(
    '%s is 404',
    async (host) => expect((await visit(`http://${host}/`)).status).toBe(404),
  )
})
