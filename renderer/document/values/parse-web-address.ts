const hostname =
  /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?)+$/u

/**
 * Parses a typed web address: trims it, adds https:// if there is no protocol, and lowercases protocol and host (paths
 * may be case-sensitive). Returns '' if blank, and undefined unless it is an http(s) address with a dotted host name.
 */
export function parseWebAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (/\s/.test(trimmed)) return undefined
  const withProtocol = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(withProtocol)) return undefined
  const url = new URL(withProtocol)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  if (!hostname.test(url.hostname)) return undefined
  return url.href
}
