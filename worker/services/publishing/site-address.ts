import type { Env } from '../../env.ts'

export type SitesOrigin = Pick<Env, 'SITES_ORIGIN'>

/** What follows a handle in its hostname. */
export const sitesDomain = ({ SITES_ORIGIN }: SitesOrigin): string => new URL(SITES_ORIGIN).hostname

/** Where a handle's website is served, without a slash at the end. */
export function siteOrigin({ SITES_ORIGIN }: SitesOrigin, handle: string): string {
  const { protocol, host } = new URL(SITES_ORIGIN)
  return `${protocol}//${handle}.${host}`
}
