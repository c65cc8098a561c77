export const markdownPath = '/index.md'
/** The API catalog for machines (RFC 9727). */
export const catalogPath = '/.well-known/api-catalog'
