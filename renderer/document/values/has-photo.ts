import { imageProviders } from '../enumerations.ts'

const providers: ReadonlySet<unknown> = new Set(imageProviders)

export function hasPhoto(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('provider' in value && providers.has(value.provider)) return value.provider !== 'Pattern'
  return Object.values(value).some(hasPhoto)
}
