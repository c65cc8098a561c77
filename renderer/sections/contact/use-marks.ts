import { useBusinessPart } from '../../elements/business-part.ts'
import type { ContactFacts } from '../../facts/contact-facts.ts'
import { useRenderTarget } from '../../site/render-target.tsx'

export type Facts = { facts: ContactFacts }

/**
 * In the editor, marks a detail with the section's field if it's overridden, otherwise with the part of the business.
 */
export function useMarks({ facts: { own } }: Facts) {
  const { editing } = useRenderTarget()
  const partOf = useBusinessPart()
  return (field: keyof ContactFacts['own'], part: Parameters<typeof partOf>[0]) =>
    own[field] ? { 'data-field': editing ? field : undefined } : partOf(part)
}
