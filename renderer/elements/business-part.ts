import { useRenderTarget } from '../site/render-target.tsx'
import type { shownParts } from '../site/site-context.ts'

type Marks = { 'data-business'?: string; 'data-fact'?: string | undefined }

/** In the editor, marks an element with the name of the fact that it shows and, for a list item, its id. */
export function useBusinessPart(): (part: (typeof shownParts)[number], id?: string) => Marks {
  const { editing } = useRenderTarget()
  return (part, id) => (editing ? { 'data-business': part, 'data-fact': id } : {})
}
