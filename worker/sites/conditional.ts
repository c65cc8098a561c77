/** Whether an `If-None-Match` names the tag, weakly compared as RFC 9110 wants it. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch === etag) return true
  if (ifNoneMatch.trim() === '*') return true
  const opaque = withoutWeakness(etag)
  return ifNoneMatch.split(',').some((candidate) => withoutWeakness(candidate.trim()) === opaque)
}

const withoutWeakness = (etag: string) => (etag.startsWith('W/') ? etag.slice(2) : etag)

const brotli = /(?:^|[\s,])(?:br|\*)\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i
let lastAsked: string | null = null
let lastAnswer = false

/** Whether an `Accept-Encoding` takes brotli. Remembers the last one asked about: nearly all are the same. */
export function acceptsBrotli(acceptEncoding: string | null): boolean {
  if (acceptEncoding === lastAsked) return lastAnswer
  lastAsked = acceptEncoding
  lastAnswer = acceptEncoding !== null && brotli.test(acceptEncoding)
  return lastAnswer
}
