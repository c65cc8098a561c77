/** What a deployment was built with, from shingle.config.jsonc. A local installation and tests have none. */
declare const SHINGLE_HOMEPAGE: string | undefined
declare const SHINGLE_SUPPORT_EMAIL: string | undefined
declare const SHINGLE_PLACE: 'eu' | 'us' | 'fedramp' | undefined

/** The product's name: the one place to rename it. On its own for the visitors' Worker, which needs nothing else of it. */
export const productName = 'Shingle'

/** The product's own name and address. */
export const product = {
  name: productName,
  tagline: 'A website that looks paid for, in the time it takes to drink a coffee.',
  homepage: typeof SHINGLE_HOMEPAGE === 'string' ? SHINGLE_HOMEPAGE : 'https://shingle.example',
  supportEmail: typeof SHINGLE_SUPPORT_EMAIL === 'string' ? SHINGLE_SUPPORT_EMAIL : 'support@shingle.example',
} as const

/** Where what people enter is stored, if the operator chose; FedRAMP is of the United States. */
export const place: 'eu' | 'us' | undefined =
  typeof SHINGLE_PLACE === 'string' ? (SHINGLE_PLACE === 'eu' ? 'eu' : 'us') : undefined
