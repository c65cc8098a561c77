import { factHeading } from '../../facts/fact-heading.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'

const fields = { areas: 'areasHeading', hours: 'hoursHeading' } as const

/** The heading of areas or hours: the owner's, otherwise the default. In the editor, marked with its field. */
export function useFactHeading(of: 'areas' | 'hours', content: ContactContent) {
  const { editing } = useRenderTarget()
  const { business } = useFacts()
  const { language } = useSite()
  const field = fields[of]
  const heading = content[field].trim() || factHeading(of, business, language)
  return { heading, mark: { 'data-field': editing ? field : undefined } }
}
