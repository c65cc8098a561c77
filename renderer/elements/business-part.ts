import { useRenderTarget } from '../site/render-target.tsx'
import type { shownParts } from '../site/site-context.ts'

type Marks = { 'data-business'?: string; 'data-fact'?: string | undefined }

/** In the editor, marks an element that shows a fact by the fact's name and, in a list, its id. */
export function useBusinessPart(): (part: (typeof shownParts)[number], id?: string) => Marks {
  const { editing } = useRenderTarget()
  return (part, id) => (editing ? { 'data-business': part, 'data-fact': id } : {})
}
