/** The product's own name and address: the one place to rename it. */
export const product = {
  name: 'Shingle',
  tagline: 'A website that looks paid for, in the time it takes to drink a coffee.',
  homepage: 'https://shingle.example',
  supportEmail: 'support@shingle.example',
} as const
