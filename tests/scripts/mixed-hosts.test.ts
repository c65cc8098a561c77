import { describe, expect, it } from 'vitest'
import { judgeOf } from '../harness/mixed-hosts/judge.mjs'
import { makeSites } from '../harness/mixed-hosts/sites.mjs'

const sites = makeSites(10)
const [one, other] = [...sites.values()].slice(0, 2) as [Site, Site]
type Site = NonNullable<ReturnType<typeof sites.get>>

const everything = 'gzip, deflate, br, zstd'

/** A browser's request for a page, and its right answer; each with changes. */
function visit({
  host = one.host,
  target = '/',
  method = 'GET',
  fields = [],
}: {
  host?: string
  target?: string
  method?: string
  fields?: [string, string][]
} = {}) {
  const own: [string, string][] = [
    ['Host', host],
    ['Accept-Encoding', everything],
  ]
  return { method, target, fields: [...own, ...fields], body: '', ends: false }
}

function page(site: Site, changes: { status?: number; body?: Buffer; headers?: Record<string, string> } = {}) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': site.own['Content-Security-Policy'] ?? '',
    'referrer-policy': site.own['Referrer-Policy'] ?? '',
    'x-content-type-options': 'nosniff',
    etag: `"${site.host}"`,
    vary: 'Accept-Encoding',
    ...changes.headers,
  }
  return {
    status: changes.status ?? 200,
    headers: new Map(Object.entries(headers)),
    body: changes.body ?? site.page.packed,
  }
}

const empty = Buffer.alloc(0)
const notFound = {
  status: 404,
  headers: new Map([['cache-control', 'no-store']]),
  body: Buffer.from('Nothing to see here'),
}

describe('the check of responses from mixed hosts', () => {
  it('accepts the right page, however its host is spelled', () => {
    const { judge } = judgeOf(sites)
    for (const host of [one.host, one.host.toUpperCase(), `${one.host}.`, `${one.host}:8080`])
      expect(judge(visit({ host }), page(one))).toBeUndefined()
  })

  it('rejects another website’s page, security policy, entity tag or redirect', () => {
    const { judge } = judgeOf(sites)
    expect(judge(visit(), page(other))).toContain(other.host)
    expect(judge(visit(), page(one, { body: other.page.packed }))).toContain(other.host)
    expect(
      judge(visit(), page(one, { headers: { 'content-security-policy': other.own['Content-Security-Policy'] ?? '' } })),
    ).toContain(other.host)
    expect(judge(visit(), { ...notFound, body: other.files['404.html']?.body ?? empty })).toContain(other.host)
    expect(
      judge(visit(), { status: 308, headers: new Map([['location', `http://${other.host}/`]]), body: empty }),
    ).toContain(other.host)
    judge(visit({ host: other.host }), page(other))
    expect(judge(visit(), page(one, { headers: { etag: `"${other.host}"` } }))).toContain(other.host)
  })

  it('expects the page if it exists, and otherwise not-found', () => {
    const { judge } = judgeOf(sites)
    expect(judge(visit(), notFound)).toBe('not found')
    expect(judge(visit({ host: 'gone.sites.test' }), notFound)).toBeUndefined()
    expect(judge(visit({ host: 'gone.sites.test' }), page(one))).toContain(one.host)
    expect(judge(visit({ target: '/missing' }), notFound)).toBeUndefined()
    expect(judge(visit(), { ...notFound, status: 503 })).toBe('status 503')
  })

  it('rejects either host’s page for a request with two hosts', () => {
    const { judge } = judgeOf(sites)
    const twice = { ...visit({ fields: [['Host', other.host]] }), ends: true }
    expect(judge(twice, page(one))).toContain(one.host)
    expect(judge(twice, page(other))).toContain(other.host)
    expect(judge(twice, { ...notFound, status: 400 })).toBeUndefined()
  })

  it('goes by the Host header and no other', () => {
    const { judge } = judgeOf(sites)
    const misled = visit({ fields: [['X-Forwarded-Host', other.host]] })
    expect(judge(misled, page(one))).toBeUndefined()
    expect(judge(misled, page(other))).toContain(other.host)
  })

  it('compares full, conditional and HEAD responses with the exact bytes', () => {
    const { judge } = judgeOf(sites)
    const etag = `"${one.host}"`
    judge(visit(), page(one))
    const known = visit({ fields: [['If-None-Match', etag]] })
    const unknown = visit({ fields: [['If-None-Match', '"x"']] })
    const unchanged = page(one, { status: 304, body: empty })
    expect([judge(known, unchanged), judge(known, page(one))]).toEqual([undefined, 'sent again, unchanged'])
    expect([judge(unknown, unchanged), judge(visit(), unchanged)]).toEqual(['304 for others', '304 unasked'])

    const range = { 'content-range': `bytes 3-9/${one.page.packed.byteLength}` }
    const part = page(one, { status: 206, body: one.page.packed.subarray(3, 10), headers: range })
    const rangeVisit = visit({ fields: [['Range', 'bytes=3-9']] })
    expect([judge(rangeVisit, page(one)), judge(rangeVisit, part)]).toEqual([undefined, 'status 206'])

    const head = page(one, { body: empty, headers: { 'content-length': '5' } })
    expect(judge(visit({ method: 'HEAD' }), head)).toBe('a length of 5')
  })
})
