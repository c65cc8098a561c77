/** Whether an `If-None-Match` matches the tag, with RFC 9110's weak comparison. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** The 304 response, with caching headers only. */
export function notModified(headers: Headers): ResponseInit {
  const copies = new Headers()
  for (const name of ['ETag', 'Cache-Control', 'Vary']) {
    const value = headers.get(name)
    if (value !== null) copies.set(name, value)
  }
  return { status: 304, headers: copies }
}
