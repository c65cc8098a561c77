import { brotliDecompressSync } from 'node:zlib'
import { appHost, marks, sitesDomain } from './sites.mjs'

// Which file of a website a path names.

const plainPath = /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?$/

/**
 * { files, certain, redirect }: the names that a path may stand for, the page's being ''. For a path that needs no decoding and
 * no resolving there is one and no doubt; for others a server may as well say that there is nothing.
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

// Which website a request may be answered for, read off the request alone by what RFC 9110 says of a host.

const plainHost = /^[a-z0-9.-]+(?::\d*)?$/i

/**
 * The hosts whose bytes an answer may hold, and whether there is no doubt: { hosts, certain }. In doubt (a name that only a
 * lenient reader takes for a host) a server may refuse as well. Without hosts it must not answer for any website.
 */
function whoseIs({ target, fields }) {
  const named = fields.filter(([name]) => name.trim().toLowerCase() === 'host')
  if (named.length === 0 || named.some(([name]) => name !== 'Host')) return { hosts: [], certain: false }
  const own = named.length === 1 ? readHost(named[0][1]) : { ...readHost(joined(named)), certain: false }
  const inTarget = /^[a-z]+:\/\/([^/?#]*)/i.exec(target)
  if (!inTarget) return own
  // The target should decide, but what stands before a Worker has made one of the two by then: either is right.
  const { hosts } = readHost(inTarget[1])
  const both = [...new Set([...own.hosts, ...hosts])]
  return { hosts: both, certain: own.certain && both.length === 1 }
}

/** Fields of one name are one list, of which empty members do not count. Two hosts are no host. */
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
  // Written a letter a byte.
  const text = Buffer.from(field, 'latin1').toString()
  const url = `http://${text}`
  const lenient = URL.canParse(url) ? [new URL(url).hostname.replace(/\.$/, '')] : []
  const portAside = /^([a-z0-9.-]+):/i.exec(text)
  return { hosts: [...lenient, ...(portAside ? [portAside[1].toLowerCase()] : [])], certain: false }
}

const isName = (host) => host.length <= 253 && host.split('.').every((label) => label.length > 0 && label.length <= 63)

// The ETags that have been seen. A strong one stands for the same bytes for good, and for no others anywhere.

/** `of(host, name)` lists [tag, coding] pairs; `learn` takes in what came with checked bytes, and says when that cannot be. */
function seenTags() {
  const byFile = new Map()
  const owners = new Map()

  function of(host, name) {
    return byFile.get(`${host}/${name}`) ?? []
  }

  /** What is wrong with it, or undefined. */
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

// Whether an answer is this very file of this website, as the request may have it: whole, unchanged or its head alone.

const browsers = 'gzip, deflate, br, zstd'

/**
 * What is wrong, or undefined. `tags` are the ETags that have been seen. When it is certain that the file is meant, it has
 * to be there.
 */
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

/** RFC 9110, 12.5.3: a coding with a weight of 0 is not acceptable, `*` stands for those not named. */
function takesBrotli(request) {
  const weights = new Map()
  for (const part of (fieldOf(request, 'Accept-Encoding') ?? '').toLowerCase().split(',')) {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    weights.set(coding, weight ? Number(weight.slice(2)) : 1)
  }
  return (weights.get('br') ?? weights.get('*') ?? 0) > 0
}

// Says of an answer whether it may be the answer to a request. Knows the websites and HTTP, nothing of how the product works.

const knownMethods = new Set(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE'])
const refusals = new Set([400, 404, 405, 414, 431, 500, 501])

/**
 * `judge(request, answer)` answers what is wrong, in a word or two, or undefined; `tagsOf(host, target)` the ETags that have been
 * seen there. An answer of undefined stands for a closed connection.
 */
export function judgeOf(sites) {
  const tags = seenTags()

  function judge(request, answer) {
    if (answer === undefined) return request.ends ? undefined : 'no answer'
    const whose = whoseIs(request)
    const foreign = foreignBytes(answer, whose.hosts, sites)
    if (foreign) return foreign
    if (answer.headers.has('set-cookie')) return 'a cookie'
    // Only what no Worker sees may end otherwise than in an answer of the Worker's.
    if (request.ends && refusals.has(answer.status)) return undefined
    // There is no app behind the Workers here: what it answers is its own tests' concern.
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

/** A handle's host with `www.` before it may lead to the one without. */
function isWww({ hosts }, { status, headers }) {
  if (status !== 301 && status !== 308) return false
  const [, to] = /^https?:\/\/([^/:]+)\//.exec(headers.get('location') ?? '') ?? []
  return hosts.some((host) => host === `www.${to}`) && to.endsWith(`.${sitesDomain}`)
}

/** The icon has a second name. */
const ownName = ({ icon }, name) => (name === 'favicon.ico' && icon ? icon : name)

/** { plain, packed, type } of what a website has under a name. */
function contentOf(site, name) {
  if (name === '') return { ...site.page, type: 'text/html; charset=utf-8' }
  const own = ownName(site, name)
  if (!Object.hasOwn(site.files, own)) return undefined
  const { body, type } = site.files[own]
  return { plain: body, type }
}

function judgeForNobody({ method, target }, { status }) {
  // What forms send is the app's to answer, whosever host it is sent to.
  if (method === 'POST' && /\/_\//.test(target) && status === 200) return undefined
  return [400, 404, 405].includes(status) ? undefined : `${status} for nobody`
}

function judgeMethod(request, { status, headers }, certainHost) {
  if (status === 405) return headers.get('allow')?.includes('GET') ? undefined : '405 without Allow'
  // What is below /_/ is handed to the app.
  if (/\/_\//.test(request.target) && (status === 404 || status === 200)) return undefined
  return !certainHost && (status === 400 || status === 404) ? undefined : `${request.method} gets ${status}`
}

/** The website's not-found page, or the product's; a folder without its slash may redirect to the one with it. */
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

/** Bytes and policies of a website that the request has nothing to do with. */
function foreignBytes({ headers, body }, hosts, sites) {
  const policy = /form-action https:\/\/([^\s;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  if (policy && !hosts.includes(policy)) return `the policy of ${policy}`
  if (hosts.some((host) => sites.get(host)?.page.packed.equals(body))) return undefined
  for (const [, host] of beginningOf(headers, body).matchAll(marks))
    if (!hosts.includes(host)) return `bytes of ${host}`
  return undefined
}

/** The host that an answer leads to, when it is not the request's own, with `www.` before it or without. */
function leadsElsewhere({ headers }, hosts) {
  const [, to] = /^(?:https?:)?[/\\]{2}([^/:]+)/.exec(headers.get('location') ?? '') ?? []
  return to === undefined || hosts.includes(to) || hosts.includes(`www.${to}`) ? undefined : to
}

/** Enough to say whose it is. A part of a compressed page says nothing: it is compared with the page. */
function beginningOf(headers, body) {
  try {
    const text = headers.get('content-encoding') === 'br' ? brotliDecompressSync(body) : body
    return text.subarray(0, 2000).toString('latin1')
  } catch {
    return ''
  }
}
