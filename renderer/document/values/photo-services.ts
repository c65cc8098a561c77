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
