/** What a deployment was built with, from shingle.config.jsonc. A local installation and tests have none. */
declare const SHINGLE_INSTALLATION: { homepage: string; supportEmail: string } | undefined

const installation = typeof SHINGLE_INSTALLATION === 'undefined' ? undefined : SHINGLE_INSTALLATION

/** The product's own name and address: the one place to rename it. */
export const product = {
  name: 'Shingle',
  tagline: 'A website that looks paid for, in the time it takes to drink a coffee.',
  homepage: installation?.homepage ?? 'https://shingle.example',
  supportEmail: installation?.supportEmail ?? 'support@shingle.example',
} as const
