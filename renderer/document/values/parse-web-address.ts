const hostname =
  /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?)+$/u

/**
 * Reads a web address as a person types it: trimmed, https:// put in front when no protocol is there, the protocol and
 * the host lowercased (a path may mean its capitals). Returns '' for an empty one and undefined for anything but an http(s)
 * address of a dotted host name.
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
