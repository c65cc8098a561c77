import type { Business } from '../../renderer/document/business.ts'

/** A single service without a price or a note doesn't get its own section. */
export const hasServiceRows = ({ services: [only, ...others] }: Business): boolean =>
  only !== undefined && (others.length > 0 || only.price !== null || only.note !== '')
