/** What a deployment was built with, from shingle.config.jsonc. A local installation and tests have none. */
declare const SHINGLE_HOMEPAGE: string | undefined
declare const SHINGLE_SUPPORT_EMAIL: string | undefined

/** The product's own name and address: the one place to rename it. */
export const product = {
  name: 'Shingle',
  tagline: 'A website that looks paid for, in the time it takes to drink a coffee.',
  homepage: typeof SHINGLE_HOMEPAGE === 'string' ? SHINGLE_HOMEPAGE : 'https://shingle.example',
  supportEmail: typeof SHINGLE_SUPPORT_EMAIL === 'string' ? SHINGLE_SUPPORT_EMAIL : 'support@shingle.example',
} as const
