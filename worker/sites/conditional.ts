/** Whether an `If-None-Match` names the tag, weakly compared as RFC 9110 wants it. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

const ofCopies = /^(?:etag|cache-control|vary)$/

/** The response to a client that has these bytes: only their caching headers. */
export const notModified = (headers: Headers): ResponseInit => ({
  status: 304,
  headers: new Headers([...headers].filter(([name]) => ofCopies.test(name))),
})

/** `*` is left out: who says it may have said `br;q=0` beside it, and reads plain text in any case. */
const brotli = /(?:^|[\s,])br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i
let lastAsked: string | null = null
let lastAnswer = false

/** Whether an `Accept-Encoding` takes brotli. Remembers the last one asked about: nearly all are the same. */
export function acceptsBrotli(acceptEncoding: string | null): boolean {
  if (acceptEncoding === lastAsked) return lastAnswer
  lastAsked = acceptEncoding
  lastAnswer = acceptEncoding !== null && brotli.test(acceptEncoding)
  return lastAnswer
}
