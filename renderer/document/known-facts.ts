import type { SocialNetwork } from './enumerations.ts'

/** What a page says of a business in so many words. Blank or empty where it says nothing. */
export type KnownFacts = {
  phone: string
  email: string
  /** One line for each part. */
  address: string
  /** One line for each day or group of days. */
  hours: string
  socials: { network: SocialNetwork; url: string }[]
}
