import type { WebsiteSettings } from '../document/website-settings.ts'
import { picturesIn } from '../elements/pictures/pictures.ts'

/** The photo services' hosts that a page's pictures are loaded from, in the order of the alphabet. */
export function pictureHosts({ sections, settings }: WebsiteSettings): string[] {
  const addresses = picturesIn([sections, settings.browserIcon, settings.drawn])
    .flatMap(({ urls, crop }) => [...urls, ...(crop?.urls ?? [])])
    .map(({ url }) => url)
  const hosts = addresses.filter((address) => address.startsWith('https://')).map((address) => new URL(address).host)
  return [...new Set(hosts)].sort()
}
