// Requests as visitors, robots and attackers send them, at random.
import { odd, spelled } from './hostile-hosts.mjs'
import { somePath } from './hostile-paths.mjs'
import { appHost, sitesDomain } from './sites.mjs'

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
/** Servers and caches have believed these; none of them says which website is meant. */
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
 * A source of requests: { method, target, fields, body, ends }, where `fields` are [name, value] pairs and `ends` says that the
 * server may close the connection, with an answer or without one.
 * @param tagsOf (host, path) → the ETags that have been seen of what a website has there
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

  /** What a server refuses before anything else, or answers and then closes the connection. */
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

/** A request's bytes. Every letter of it is one. */
export const written = ({ method, target, fields, body }) =>
  Buffer.from(
    `${method} ${target} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    'latin1',
  )
