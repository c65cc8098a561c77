import { brotliDecompressSync } from 'node:zlib'
import { appHost, marks, sitesDomain } from './sites.mjs'

// Matches paths that may name a file.

const plainPath = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?$/

/**
 * { files, certain, redirect }: the files that a path may name, '' for the page. A path that needs no decoding is certain; for other paths,
 * a 404 is correct too.
 */
function filesOf(target) {
  const withoutOrigin = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/'
  const path = withoutOrigin.split('?')[0]
  if (plainPath.test(path)) return { files: [nameOf(path)], certain: true, redirect: `${path}/` }
  const readings = [path, path.split('#')[0], decoded(path), resolved(path), decoded(resolved(path))]
  return { files: [...new Set(readings.map(nameOf))], certain: false, redirect: undefined }
}

function nameOf(path) {
  const name = path.replace(/^\//, '')
  if (name === '' || name === 'index.html') return ''
  return name.endsWith('/') ? `${name}index.html` : name
}

function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** As a browser resolves it. */
const resolved = (path) => (URL.canParse(`http://host${path}`) ? new URL(`http://host${path}`).pathname : path)

// Finds the websites whose content a response to a request may contain, by RFC 9110's rules for hosts.

const plainHost = /^[a-z0-9.-]+(?::\d*)?$/i

/**
 * { hosts, certain }: the hosts whose bytes a response may contain. If uncertain, a refusal is correct too; without hosts, only a refusal
 * is correct.
 */
function whoseIs({ target, fields }) {
  const named = fields.filter(([name]) => name.trim().toLowerCase() === 'host')
  if (named.length === 0 || named.some(([name]) => name !== 'Host')) return { hosts: [], certain: false }
  const own = named.length === 1 ? readHost(named[0][1]) : { ...readHost(joined(named)), certain: false }
  const inTarget = /^[a-z]+:\/\/([^/?#]*)/i.exec(target)
  if (!inTarget) return own
  // The target should decide, but a proxy may have chosen by the Host field, so both are correct.
  const { hosts } = readHost(inTarget[1])
  const both = [...new Set([...own.hosts, ...hosts])]
  return { hosts: both, certain: own.certain && both.length === 1 }
}

/** Joins repeated fields without empty values. Two hosts are not a valid host. */
const joined = (fields) =>
  fields
    .map(([, value]) => value)
    .filter(Boolean)
    .join(', ')

function readHost(field) {
  if (plainHost.test(field)) {
    const host = field.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
    return { hosts: host ? [host] : [], certain: isName(host) }
  }
  // One letter per byte.
  const text = Buffer.from(field, 'latin1').toString()
  const url = `http://${text}`
  const lenient = URL.canParse(url) ? [new URL(url).hostname.replace(/\.$/, '')] : []
  const portAside = /^([a-z0-9.-]+):/i.exec(text)
  return { hosts: [...lenient, ...(portAside ? [portAside[1].toLowerCase()] : [])], certain: false }
}

const isName = (host) => host.length <= 253 && host.split('.').every((label) => label.length > 0 && label.length <= 63)

// Known ETags. A strong one identifies the same bytes forever.

/**
 * `of(host, name)` lists [tag, coding] pairs. `learn` adds the tag of verified bytes, and returns a problem if it contradicts an earlier
 * one.
 */
function seenTags() {
  const byFile = new Map()
  const owners = new Map()

  function of(host, name) {
    return byFile.get(`${host}/${name}`) ?? []
  }

  /** Returns the problem, or undefined. */
  function learn(host, name, coding, tag) {
    if (!/^"[^"]+"$/.test(tag ?? '')) return 'no strong ETag'
    const owner = `${host}/${name} ${coding}`
    const other = owners.get(tag)
    if (other !== undefined) return other === owner ? undefined : `the ETag of ${other}`
    const known = of(host, name)
    if (known.some(([, its]) => its === coding)) return 'another ETag'
    owners.set(tag, owner)
    byFile.set(`${host}/${name}`, [...known, [tag, coding]])
    return undefined
  }

  return { of, learn }
}

// Checks that a response is this file of this website: complete, a 304, or headers only.

const browsers = 'gzip, deflate, br, zstd'

/** Returns the problem, or undefined. `tags` are the known ETags. If `isCertain`, the file must exist. */
function judgeContent(file, request, answer, isCertain) {
  const { status, headers } = answer
  if (status === 304) return judgeUnchanged(file, request, answer)
  if (status === 404 && file.name === '404.html') return undefined
  if ((status === 301 || status === 308) && file.name.endsWith('index.html')) return undefined
  if (status === 404) return 'not found'
  const encoding = headers.get('content-encoding')
  if (encoding !== undefined && encoding !== 'br') return `encoding ${encoding}`
  if (encoding === 'br' && !takesBrotli(request)) return 'brotli for a client that cannot read it'
  const bytes = encoding === 'br' ? file.content.packed : file.content.plain
  if (bytes === undefined) return 'brotli of an uncompressed file'
  const wrong = judgeHeaders(file, request, headers)
  if (wrong) return wrong
  if (isCertain && hasIt(file, request, encoding)) return 'sent again, unchanged'
  if (status !== 200) return `status ${status}`
  const ofHead = request.method === 'HEAD'
  const unlike = ofHead ? judgeLength(headers, bytes) : answer.body.equals(bytes) ? undefined : 'other bytes'
  return unlike ?? file.tags.learn(file.site.host, file.name, encoding ?? 'plain', headers.get('etag'))
}

const fieldOf = ({ fields }, wanted) => fields.find(([name]) => name === wanted)?.[1]
const opaque = (tag) => tag.trim().replace(/^W\//, '')

/** Whether the condition names this coding of the file. */
function hasIt({ site, name, tags }, request, encoding = 'plain') {
  const condition = fieldOf(request, 'If-None-Match')
  if (condition === undefined) return false
  if (condition.trim() === '*') return true
  const its = tags.of(site.host, name).find(([, coding]) => coding === encoding)
  return its !== undefined && condition.split(',').some((candidate) => opaque(candidate) === opaque(its[0]))
}

function judgeUnchanged({ site, name, tags }, request, { headers, body }) {
  const condition = fieldOf(request, 'If-None-Match')
  const tag = headers.get('etag')
  if (condition === undefined) return '304 unasked'
  if (body.byteLength > 0) return '304 with a body'
  if (tag === undefined) return '304 without its ETag'
  const known = tags.of(site.host, name)
  const coding = known.find(([its]) => its === tag)?.[1]
  if (coding === 'br' && !takesBrotli(request)) return '304 for a client that cannot read it'
  if (condition.trim() === '*') return undefined
  if (coding === undefined) return '304 for another ETag'
  return condition.split(',').some((candidate) => opaque(candidate) === opaque(tag)) ? undefined : '304 for others'
}

function judgeHeaders({ site, name, content, tags }, request, headers) {
  if (headers.get('content-type') !== content.type) return `type ${headers.get('content-type')}`
  if (!headers.has('cache-control')) return 'no Cache-Control'
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff'
  const encoding = headers.get('content-encoding') ?? 'plain'
  const known = tags.of(site.host, name).find(([, coding]) => coding === encoding)
  if (known && headers.get('etag') !== known[0]) return 'another ETag'
  if (name !== '') return undefined
  for (const [own, value] of Object.entries(site.own))
    if (headers.get(own.toLowerCase()) !== value) return `another ${own}`
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) return 'no Vary'
  const isBrowser = fieldOf(request, 'Accept-Encoding') === browsers
  return isBrowser && !headers.has('content-encoding') ? 'uncompressed' : undefined
}

function judgeLength(headers, bytes) {
  const length = headers.get('content-length')
  return length === undefined || Number(length) === bytes.byteLength ? undefined : `a length of ${length}`
}

/** RFC 9110, 12.5.3: a coding with weight 0 is not acceptable, and `*` covers unlisted ones. */
function takesBrotli(request) {
  const weights = new Map()
  for (const part of (fieldOf(request, 'Accept-Encoding') ?? '').toLowerCase().split(',')) {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    weights.set(coding, weight ? Number(weight.slice(2)) : 1)
  }
  return (weights.get('br') ?? weights.get('*') ?? 0) > 0
}

// Decides whether a response may belong to a request, from the websites and HTTP alone.

const knownMethods = new Set(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE'])
const refusals = new Set([400, 404, 405, 414, 431, 500, 501])

/**
 * `judge(request, answer)` returns a problem or undefined. A closed connection is passed as an undefined answer. `tagsOf(host, target)`
 * returns the known ETags.
 */
export function judgeOf(sites) {
  const tags = seenTags()

  function judge(request, answer) {
    if (answer === undefined) return request.ends ? undefined : 'no answer'
    const whose = whoseIs(request)
    const foreign = foreignBytes(answer, whose.hosts, sites)
    if (foreign) return foreign
    if (answer.headers.has('set-cookie')) return 'a cookie'
    // If no Worker sees a request, the server itself may refuse it.
    if (request.ends && refusals.has(answer.status)) return undefined
    // These Workers have no app, whose responses have their own tests.
    if (whose.hosts.includes(appHost)) return undefined
    if (answer.status >= 500) return `status ${answer.status}`
    const elsewhere = leadsElsewhere(answer, whose.hosts)
    if (elsewhere) return `leads to ${elsewhere}`
    if (isWww(whose, answer)) return undefined
    const found = whose.hosts.filter((host) => sites.has(host))
    if (found.length === 0) return judgeForNobody(request, answer)
    const reasons = found.map((host) => judgeFor(sites.get(host), request, answer, whose.certain))
    return reasons.includes(undefined) ? undefined : reasons[0]
  }

  function judgeFor(site, request, answer, certainHost) {
    const { status } = answer
    if (knownMethods.has(request.method)) return judgeMethod(request, answer, certainHost)
    const { files, certain, redirect } = filesOf(request.target)
    const isCertain = certain && certainHost && !request.ends
    if (!isCertain && (status === 400 || status === 404 || status === 414)) return undefined
    const known = files.filter((name) => contentOf(site, name))
    if (known.length === 0) return judgeMissing(site, { answer, name: files[0], redirect })
    const reasons = known.map((name) =>
      judgeContent(
        { site, name: ownName(site, name), content: contentOf(site, name), tags },
        request,
        answer,
        isCertain,
      ),
    )
    return reasons.includes(undefined) ? undefined : reasons[0]
  }

  return { judge, tagsOf: (host, target) => tags.of(host, fileOf(target)).map(([tag]) => tag) }
}

const fileOf = (target) => filesOf(target).files[0]

/** A redirect from `www.` plus a handle's host to the host itself. */
function isWww({ hosts }, { status, headers }) {
  if (status !== 301 && status !== 308) return false
  const [, to] = /^https?:\/\/([^/:]+)\//.exec(headers.get('location') ?? '') ?? []
  return hosts.some((host) => host === `www.${to}`) && to.endsWith(`.${sitesDomain}`)
}

/** The icon's other name is favicon.ico. */
const ownName = ({ icon }, name) => (name === 'favicon.ico' && icon ? icon : name)

/** { plain, packed, type } of a website's file. */
function contentOf(site, name) {
  if (name === '') return { ...site.page, type: 'text/html; charset=utf-8' }
  const own = ownName(site, name)
  if (!Object.hasOwn(site.files, own)) return undefined
  const { body, type } = site.files[own]
  return { plain: body, type }
}

function judgeForNobody({ method, target }, { status }) {
  // Posted forms go to the app, whatever the host.
  if (method === 'POST' && /\/_\//.test(target) && status === 200) return undefined
  return [400, 404, 405].includes(status) ? undefined : `${status} for nobody`
}

function judgeMethod(request, { status, headers }, certainHost) {
  if (status === 405) return headers.get('allow')?.includes('GET') ? undefined : '405 without Allow'
  // Paths below /_/ go to the app.
  if (/\/_\//.test(request.target) && (status === 404 || status === 200)) return undefined
  return !certainHost && (status === 400 || status === 404) ? undefined : `${request.method} gets ${status}`
}

/** The website's or the product's not-found page, or a redirect that adds a folder's trailing slash. */
function judgeMissing(site, { answer: { status, headers, body }, name, redirect }) {
  if ([301, 308].includes(status)) {
    const leads = headers
      .get('location')
      ?.replace(/^https?:\/\/[^/]+/, '')
      .split('?')[0]
    return leads === redirect && Object.hasOwn(site.files, `${name}/index.html`) ? undefined : `leads to ${leads}`
  }
  if (Object.hasOwn(site.files, `${name}/index.html`)) return `a folder gets ${status}`
  if (status !== 404) return `${status} for a missing page`
  if (body.byteLength === 0 || body.equals(site.files['404.html'].body)) return undefined
  return body.includes('mark:') ? 'a wrong 404' : undefined
}

/** Finds another website's bytes or policy in a response. */
function foreignBytes({ headers, body }, hosts, sites) {
  const policy = /form-action https:\/\/([^\s;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  if (policy && !hosts.includes(policy)) return `the policy of ${policy}`
  if (hosts.some((host) => sites.get(host)?.page.packed.equals(body))) return undefined
  for (const [, host] of beginningOf(headers, body).matchAll(marks))
    if (!hosts.includes(host)) return `bytes of ${host}`
  return undefined
}

/** The host that a redirect leads to, if it's another website's. Ignores `www.`. */
function leadsElsewhere({ headers }, hosts) {
  const [, to] = /^(?:https?:)?[/\\]{2}([^/:]+)/.exec(headers.get('location') ?? '') ?? []
  return to === undefined || hosts.includes(to) || hosts.includes(`www.${to}`) ? undefined : to
}

/** Returns enough bytes to identify the website. A part of a compressed page can't be read. */
function beginningOf(headers, body) {
  try {
    const text = headers.get('content-encoding') === 'br' ? brotliDecompressSync(body) : body
    return text.subarray(0, 2000).toString('latin1')
  } catch {
    return ''
  }
}
