/** The page as Markdown. */
export const markdownPath = '/index.md'
/** The list of what machines may read and call on a website's host (RFC 9727). */
export const catalogPath = '/.well-known/api-catalog'
