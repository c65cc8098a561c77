import { product } from '#renderer/document/product.ts'
import type { StructuredThing } from '../public-page.ts'

export const toolData = (name: string, path: string, description: string): StructuredThing => ({
  '@type': 'WebApplication',
  name,
  description,
  url: `${product.homepage}${path}`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
})
