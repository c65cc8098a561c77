import type { WebsiteSettings } from '../document/website-settings.ts'
import { picturesIn } from '../elements/pictures/pictures.ts'

/** Hosts of the photo services used on a page, sorted. */
export function pictureHosts({ sections, settings }: WebsiteSettings): string[] {
  const addresses = picturesIn([sections, settings.browserIcon, settings.drawn])
    .flatMap(({ urls, crop }) => [...urls, ...(crop?.urls ?? [])])
    .map(({ url }) => url)
  const hosts = addresses.filter((address) => address.startsWith('https://')).map((address) => new URL(address).host)
  return [...new Set(hosts)].sort()
}
