import type { WebsiteSettings } from '../document/website-settings.ts'
import { picturesIn } from '../elements/pictures/pictures.ts'

/**
 * The other hosts that a page's pictures are loaded from, in the order of the alphabet. A host is an owner's text: only letters that
 * cannot end a source of a policy pass.
 */
export function pictureHosts({ sections, settings }: WebsiteSettings): string[] {
  const addresses = picturesIn([sections, settings.browserIcon, settings.drawn])
    .flatMap(({ urls, crop }) => [...urls, ...(crop?.urls ?? [])])
    .map(({ url }) => url)
  const hosts = addresses.flatMap((address) => {
    const host = address.startsWith('https://') && URL.canParse(address) ? new URL(address).host : ''
    return /^[a-z0-9.-]+(:\d+)?$/.test(host) ? [host] : []
  })
  return [...new Set(hosts)].sort()
}
