// Whether an answer is this very file of this website, as the request may have it: whole, unchanged or its head alone.

const browsers = 'gzip, deflate, br, zstd'

/**
 * What is wrong, or undefined. `tags` are the ETags that have been seen. When it is certain that the file is meant, it has
 * to be there.
 */
export function judgeContent(file, request, answer, isCertain) {
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
