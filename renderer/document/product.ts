/** Set at build time by scripts/deploy. Undefined locally and in tests. */
declare const SHINGLE_NAME: string | undefined
declare const SHINGLE_TAGLINE: string | undefined
declare const SHINGLE_COLOR: string | undefined
declare const SHINGLE_BADGE: boolean | undefined
declare const SHINGLE_HOMEPAGE: string | undefined
declare const SHINGLE_SUPPORT_EMAIL: string | undefined
declare const SHINGLE_TRIAL: boolean | undefined
declare const SHINGLE_PLACE: 'eu' | 'us' | 'fedramp' | undefined

/** Separate for the visitors' Worker, which needs nothing else from `product`. */
export const productName = typeof SHINGLE_NAME === 'string' ? SHINGLE_NAME : 'Shingle'

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
  /** Whether websites credit the product in their footer. */
  hasBadge: typeof SHINGLE_BADGE === 'boolean' ? SHINGLE_BADGE : true,
} as const

/** The jurisdiction of stored data, if the operator chose one. FedRAMP means the United States. */
export const place: 'eu' | 'us' | undefined =
  typeof SHINGLE_PLACE === 'string' ? (SHINGLE_PLACE === 'eu' ? 'eu' : 'us') : undefined

/** A deployment at workers.dev without domains and an email service: for looking around, not for strangers. */
export const isTrial: boolean = typeof SHINGLE_TRIAL === 'boolean' && SHINGLE_TRIAL
