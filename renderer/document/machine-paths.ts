export const markdownPath = '/index.md'
/** RFC 9727. */
export const catalogPath = '/.well-known/api-catalog'
