import type { SectionOf } from '../../document/section-types.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'

/** A line worth remembering, with room around it, and the text that stands behind it. */
export function QuoteBannerView({ section }: { section: SectionOf<'QuoteBanner'> }) {
  const { primary, subordinate } = section.content
  return (
    <SectionShell section={section} className={isBlank(subordinate) ? 'quote alone' : 'quote'}>
      <Text as="h2" text={primary} field="primary" />
      <Prose text={subordinate} field="subordinate" className="lead" />
    </SectionShell>
  )
}
