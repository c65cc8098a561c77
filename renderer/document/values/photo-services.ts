import { product } from '../product.ts'

/** Required by Unsplash for every link to it. */
const referral = `utm_source=${encodeURIComponent(product.name.toLowerCase())}&utm_medium=referral`

export const unsplashLink = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${referral}`

/** The photo services and the links that their terms require next to pictures. */
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
