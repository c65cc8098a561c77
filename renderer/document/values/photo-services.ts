import { product } from '../product.ts'

/** What Unsplash wants behind every link to it. */
const referral = `utm_source=${encodeURIComponent(product.name.toLowerCase())}&utm_medium=referral`

/** An address at Unsplash, saying who sends the visitor. */
export const unsplashLink = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${referral}`

/** The photo services, each with the link that its terms ask for wherever its pictures are shown. */
export const photoServices = {
  Pexels: 'https://www.pexels.com',
  Unsplash: unsplashLink('https://unsplash.com/'),
  Openverse: 'https://openverse.org',
} as const
export type PhotoServiceName = keyof typeof photoServices

const hosts: Record<PhotoServiceName, readonly string[]> = {
  Pexels: ['images.pexels.com'],
  Unsplash: ['images.unsplash.com', 'plus.unsplash.com'],
  Openverse: ['api.openverse.org'],
}

/** Hosts of a photo service’s pictures. Empty for other providers. */
export const photoHosts = (provider: string): readonly string[] =>
  Object.hasOwn(hosts, provider) ? hosts[provider as PhotoServiceName] : []
