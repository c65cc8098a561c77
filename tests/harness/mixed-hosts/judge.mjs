// Says of an answer whether it may be the answer to a request. Knows the websites and HTTP, nothing of how the product works.
import { brotliDecompressSync } from 'node:zlib'
import { filesOf } from './expected-files.mjs'
import { judgeContent } from './judge-content.mjs'
import { appHost, marks, sitesDomain } from './sites.mjs'
import { seenTags } from './tags.mjs'
import { whoseIs } from './whose.mjs'

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
