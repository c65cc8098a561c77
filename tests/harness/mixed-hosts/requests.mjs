import { appHost, sitesDomain } from './sites.mjs'

// Values of a Host field: valid hosts in many spellings, and values that are not hosts.

const cased = (host, { chance }) => [...host].map((letter) => (chance(0.5) ? letter.toUpperCase() : letter)).join('')
const wide = (host) => String.fromCodePoint(host.charCodeAt(0) + 0xfee0) + host.slice(1)
/** Encodes text as UTF-8 with one letter per byte, because requests are written bytewise. */
const asBytes = (text) => Buffer.from(text, 'utf8').toString('latin1')

/** Equivalent spellings of a host, which must work. */
const spellings = [
  [8, (host) => host.toUpperCase()],
  [8, cased],
  [8, (host) => `${host}.`],
  [8, (host, { below }) => `${host}:${1 + below(65_535)}`],
  [3, (host) => `${host}.:8080`],
  [2, (host) => `${host}:`],
]

/** Values that aren't hosts, or that are misleading ones. */
const oddities = [
  [4, (host, { other }) => `${other}@${host}`],
  [2, (host) => `user:secret@${host}`],
  [2, (host) => `${host}@`],
  [3, (host, { other }) => `${host}, ${other}`],
  [2, (host, { other }) => `${host} ${other}`],
  [2, (host, { other }) => `${host}/${other}`],
  [2, (host, { other }) => `${host}#${other}`],
  [2, (host, { other }) => `${host}?${other}`],
  [2, (host, { other }) => `${host}\\${other}`],
  [2, (host) => `http://${host}/`],
  [3, (host) => `${host}..`],
  [2, (host) => `.${host}`],
  [2, (host) => `a.${host}`],
  [4, (host) => `www.${host}`],
  [2, (host) => `${host}.${sitesDomain}`],
  [2, (host) => host.replace('-', '%2d')],
  [2, (host) => host.replace('.', '%2e')],
  [1, (host) => `${host}%00`],
  [1, (host) => `${host}\t`],
  [2, (host) => asBytes(wide(host))],
  [2, (host) => asBytes(`é${host}`)],
  [1, (host) => asBytes(host.replace('.', '。'))],
  [1, (host) => `${host}\xff`],
  [2, (host) => `${host}:abc`],
  [1, (host) => `${host}:99999`],
  [1, (host) => `${host}:80:80`],
  [2, () => ''],
  [1, () => '.'],
  [1, () => ':80'],
  [2, () => '127.0.0.1'],
  [1, () => '[::1]:8787'],
  [1, () => '2130706433'],
  [1, () => '0x7f.1'],
  [2, () => 'localhost'],
  [2, () => sitesDomain],
  [1, () => `*.${sitesDomain}`],
  [1, () => `_.${sitesDomain}`],
  [2, () => `constructor.${sitesDomain}`],
  [1, () => '__proto__'],
  [1, () => `${'a'.repeat(64)}.${sitesDomain}`],
  [1, () => `${'a.'.repeat(150)}${sitesDomain}`],
  [2, (host) => `host:${host}`],
]

/** An equivalent spelling of a host. */
const spelled = (host, random) => random.weighed(spellings)(host, random)

/** An odd value in place of a host. `other` is another website's host. */
const odd = (host, other, random) => random.weighed(oddities)(host, { ...random, other })

// Request paths: existing pages, missing pages, and attempts to reach files that websites must not serve.

const ofWebsites = [
  [60, '/'],
  [4, '/index.html'],
  [6, '/robots.txt'],
  [4, '/sitemap.xml'],
  [3, '/index.md'],
  [5, '/icon.svg'],
  [4, '/privacy/'],
  [2, '/privacy'],
  [4, '/favicon.ico'],
  [1, '/404.html'],
]

const strange = [
  [5, ({ below }) => `/missing-${below(50)}`],
  [1, () => '/wp-login.php'],
  [1, () => '/.env'],
  [1, () => '/.git/config'],
  [2, () => '/robots.txt/'],
  [1, () => '/ROBOTS.TXT'],
  [1, () => '/a/'],
  [1, () => '/a'],
  [2, ({ other }) => `/../${other.host}/`],
  [2, () => '/../../../../etc/passwd'],
  [2, () => '/%2e%2e/%2e%2e/robots.txt'],
  [2, () => '/..%2f..%2frobots.txt'],
  [2, () => '/%252e%252e%252frobots.txt'],
  [1, () => '/%c0%ae%c0%ae/robots.txt'],
  [1, () => '/..\\..\\robots.txt'],
  [1, () => '/%5c..%5crobots.txt'],
  [1, () => '/a/../robots.txt'],
  [1, () => '/a/%2e%2e/robots.txt'],
  [1, () => '/./robots.txt'],
  [1, () => '//icon.svg'],
  [1, () => '//robots.txt'],
  [2, ({ other }) => `//${other.host}/`],
  [1, ({ other }) => `/\\${other.host}/`],
  [2, ({ other }) => `/host:${other.host}`],
  [2, ({ other }) => `/host%3a${other.host}`],
  [3, ({ other }) => `/release:${other.releaseId}/robots.txt`],
  [2, ({ other }) => `/release:${other.releaseId}`],
  [2, ({ other }) => `/../release:${other.releaseId}/robots.txt`],
  [2, ({ other }) => `/%2e%2e%2frelease%3a${other.releaseId}%2frobots.txt`],
  [1, ({ other }) => `/http://${other.host}/`],
  [1, () => '/constructor'],
  [1, () => '/__proto__'],
  [1, () => '/toString'],
  [1, () => '/robots.txt%00.svg'],
  [1, () => '/%00'],
  [1, () => '/%'],
  [1, () => '/%zz'],
  [1, () => '/%ff'],
  [1, () => '/%D8%00'],
  [1, () => '/robots.txt;x=1'],
  [1, () => '/robots.txt#x'],
  [1, () => '/r%6fbots.txt'],
  [1, () => '/index%2ehtml'],
  [2, () => '/_/fonts/work-sans-text-1.woff2'],
  [1, () => '/_/fonts/..%2f..%2findex.html'],
  [1, () => '/_/anything'],
  [1, () => `/media/${'a'.repeat(64)}/small`],
  [1, ({ other }) => `/media/../release:${other.releaseId}`],
  [1, () => '/api/health'],
  [1, ({ below }) => `/${'long/'.repeat(100 + below(1200))}`],
  [1, () => '/ünïcode'.replace(/[^ -~]/g, (letter) => Buffer.from(letter).toString('latin1'))],
]

const queries = ['?', '?utm_source=flyer', '?x=/../', '?host=', '?a=b&a=c#d', `?${'q=1&'.repeat(300)}`]

/** A path, usually of an existing file. `other` is another website. */
function somePath(random, other) {
  const path = random.chance(0.8) ? random.weighed(ofWebsites) : random.weighed(strange)({ ...random, other })
  return random.chance(0.1) ? path + random.oneOf(queries) : path
}

// Generates random requests like those from visitors, robots and attackers.

const acceptances = [
  [60, 'gzip, deflate, br, zstd'],
  [5, 'br'],
  [4, 'gzip'],
  [3, 'gzip, br;q=0'],
  [2, 'identity'],
  [2, '*'],
  [2, 'gzip;q=1.0, BR ; q=0.5'],
  [1, 'brotli, xbr'],
  [1, '*;q=0, identity'],
]
const methods = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE']
/** Headers that some servers and caches trust, but that must not select a website. */
const misleading = [
  'X-Forwarded-Host',
  'X-Host',
  'X-Original-Host',
  'X-Forwarded-Server',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Host-Override',
  'CF-Worker',
  'X-Real-Host',
]
const badTargets = ['?x', '.evil/', ':80/', '/a b', '/\x01', 'http:///']

/**
 * Returns a source of requests { method, target, fields, body, ends }. With `ends`, the server may close the connection. `tagsOf(host,
 * path)` returns the known ETags.
 */
export function requestsFrom(sites, random, tagsOf) {
  const all = [...sites.values()]
  const popular = all.slice(0, 200)
  const someSite = () => random.oneOf(random.chance(0.5) ? popular : all)
  const { chance, oneOf, below, weighed } = random

  return () => {
    const site = someSite()
    const other = someSite()
    const host = chance(0.92) ? site.host : hostOfNobody(random)
    const path = somePath(random, other)
    const request = {
      method: 'GET',
      target: path,
      fields: [['Host', hostField(host, other.host)]],
      body: '',
      ends: false,
    }
    if (chance(0.85)) request.fields.push(['Accept-Encoding', weighed(acceptances)])
    if (chance(0.12)) request.fields.push(['If-None-Match', condition(host, path, other)])
    if (chance(0.08)) request.fields.push(['Range', someRange()])
    if (chance(0.02))
      request.fields.push(['If-Range', oneOf([...tagsOf(host, path), ...tagsOf(other.host, '/'), '"x"'])])
    if (chance(0.08)) request.fields.push([oneOf(misleading), chance(0.5) ? other.host : `/${other.host}/robots.txt`])
    if (chance(0.02)) request.fields.push(['Forwarded', `host=${other.host};proto=https`])
    if (chance(0.01)) request.fields.push(['Cookie', `site=${other.host}`])
    if (chance(0.06)) request.method = 'HEAD'
    else if (chance(0.03)) Object.assign(request, { method: oneOf(methods), body: chance(0.5) ? 'a=b&c=d' : '' })
    if (chance(0.02)) request.target = `http://${chance(0.5) ? other.host : host}${path}`
    if (chance(0.01)) breakProtocol(request, other)
    if (request.body) request.fields.push(['Content-Length', String(request.body.length)])
    return request
  }

  function hostField(host, other) {
    const part = random.next()
    if (part < 0.75) return host
    return part < 0.88 ? spelled(host, random) : odd(host, other, random)
  }

  function condition(host, path, other) {
    const known = oneOf([...tagsOf(host, path), ...(chance(0.3) ? tagsOf(other.host, '/') : []), '"x"'])
    return weighed([
      [6, known],
      [2, `W/${known.replace(/^W\//, '')}`],
      [2, `"y", ${known}`],
      [1, '*'],
      [2, known.replace(/"/g, '')],
      [1, `"${'x'.repeat(2000)}"`],
    ])
  }

  function someRange() {
    const [first, last] = [below(30_000), below(30_000)]
    return weighed([
      [4, `bytes=${first}-${last}`],
      [3, `bytes=${below(500)}-`],
      [3, `bytes=-${last}`],
      [1, 'bytes=0-0'],
      [1, 'bytes=0-1,5-9'],
      [1, 'bytes=-0'],
      [1, 'bytes=abc'],
      [1, 'lines=1-2'],
      [1, 'bytes=99999999999999999999-'],
    ])
  }

  /** Makes a request that a server refuses early, or after which it closes the connection. */
  function breakProtocol(request, other) {
    request.ends = true
    weighed([
      [3, () => request.fields.push(['Host', other.host])],
      [1, () => request.fields.push(['Host', request.fields[0][1]])],
      [2, () => request.fields.shift()],
      [2, () => Object.assign(request, { target: oneOf(badTargets) })],
      [1, () => Object.assign(request, { target: '*', method: oneOf(['GET', 'OPTIONS']) })],
      [2, () => Object.assign(request, { method: oneOf(['FOO', 'get', 'CONNECT', 'G\x00T']) })],
      [1, () => Object.assign(request, { target: `/${'long/'.repeat(20_000)}` })],
      [1, () => Object.assign(request.fields, [['Host', `${'a'.repeat(30_000)}.${sitesDomain}`]])],
      [1, () => request.fields.push(['X-Long', 'x'.repeat(100_000)])],
      [1, () => request.fields.push(['Connection', 'close'])],
      [1, () => request.fields.push([`Host `, other.host])],
    ])()
  }
}

const hostOfNobody = ({ below, oneOf }) =>
  oneOf([
    `gone-${below(2000)}.${sitesDomain}`,
    `www.gone-${below(2000)}.example`,
    `shop-${below(50)}0.${sitesDomain}.evil`,
    `shop-${100_000 + below(1000)}.${sitesDomain}`,
    appHost,
  ])

/** A request's bytes, one per letter. */
export const written = ({ method, target, fields, body }) =>
  Buffer.from(
    `${method} ${target} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    'latin1',
  )
