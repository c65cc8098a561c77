/** The deployment's settings at build time (scripts/deploy). A local installation and tests have none. */
declare const SHINGLE_NAME: string | undefined
declare const SHINGLE_TAGLINE: string | undefined
declare const SHINGLE_COLOR: string | undefined
declare const SHINGLE_BADGE: boolean | undefined
declare const SHINGLE_HOMEPAGE: string | undefined
declare const SHINGLE_SUPPORT_EMAIL: string | undefined
declare const SHINGLE_PLACE: 'eu' | 'us' | 'fedramp' | undefined

/** On its own for the visitors' Worker, which needs nothing else of the product. */
export const productName = typeof SHINGLE_NAME === 'string' ? SHINGLE_NAME : 'Shingle'

/** The product's own name and address. */
export const product = {
  name: productName,
  tagline:
    typeof SHINGLE_TAGLINE === 'string'
      ? SHINGLE_TAGLINE
      : 'A website that looks paid for, in the time it takes to drink a coffee.',
  /** `#rrggbb` */
  color: typeof SHINGLE_COLOR === 'string' ? SHINGLE_COLOR : '#1d6350',
  homepage: typeof SHINGLE_HOMEPAGE === 'string' ? SHINGLE_HOMEPAGE : 'https://shingle.example',
  supportEmail: typeof SHINGLE_SUPPORT_EMAIL === 'string' ? SHINGLE_SUPPORT_EMAIL : 'support@shingle.example',
  /** Whether websites say at their end with what they were made. */
  hasBadge: typeof SHINGLE_BADGE === 'boolean' ? SHINGLE_BADGE : true,
} as const

/** The jurisdiction of stored data, if the operator chose one; FedRAMP is of the United States. */
export const place: 'eu' | 'us' | undefined =
  typeof SHINGLE_PLACE === 'string' ? (SHINGLE_PLACE === 'eu' ? 'eu' : 'us') : undefined
