/**
 * Where a link to a website goes: to its own domain, which is served by the same protocol and port as the app, else through the
 * app's host, which leads on to the website's.
 */
export function siteAddress(handle: string, mainDomain: string | null | undefined): string {
  if (!mainDomain) return `/${handle}`
  const { protocol = 'https:', port = '' } = globalThis.location ?? {}
  return `${protocol}//${mainDomain}${port && `:${port}`}/`
}
