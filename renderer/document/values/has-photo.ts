import { imageProviders } from '../enumerations.ts'

const providers: ReadonlySet<unknown> = new Set(imageProviders)

/** Whether any picture in a value is not drawn by the product. */
export function hasPhoto(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('provider' in value && providers.has(value.provider)) return value.provider !== 'Artwork'
  return Object.values(value).some(hasPhoto)
}
