import type { OfferedService } from '../business.ts'

/** Name and variant, as in 'Facial, deluxe'. */
export const serviceTitle = ({ name, variant }: Pick<OfferedService, 'name' | 'variant'>): string =>
  [name.trim(), variant.trim()].filter((part) => part !== '').join(', ')
