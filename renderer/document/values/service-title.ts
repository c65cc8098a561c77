import type { OfferedService } from '../business.ts'

/** 'Facial, deluxe': a service's name, and which of several it is. */
export const serviceTitle = ({ name, variant }: Pick<OfferedService, 'name' | 'variant'>): string =>
  [name.trim(), variant.trim()].filter((part) => part !== '').join(', ')
