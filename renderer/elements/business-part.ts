import { useRenderTarget } from '../site/render-target.tsx'
import type { shownParts } from '../site/site-context.ts'

/** In the editor: marks a part that shows a fact of the business, by the name of the fact. */
export function useBusinessPart(): (part: (typeof shownParts)[number]) => { 'data-business'?: string } {
  const { editing } = useRenderTarget()
  return (part) => (editing ? { 'data-business': part } : {})
}
