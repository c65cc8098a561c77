import { fitting } from '../known-services.ts'
import type { KnownService } from '../trade.ts'

/** Whether one of an owner's texts names a service: 'Leaks' names 'Leak repair'. */
export const isNamedBy = (texts: readonly string[], service: Pick<KnownService, 'name' | 'also'>): boolean =>
  texts.some((text) => fitting([service], text).length > 0)
