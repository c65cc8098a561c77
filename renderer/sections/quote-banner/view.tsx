import type { SectionOf } from '../../document/section-types.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useLayouts } from '../../site/site-context.ts'
import { textBannerLayout } from './text-banner-layout.ts'

/** A line worth remembering, with room around it, and the text that stands behind it: under it or beside it. */
export function QuoteBannerView({ section }: { section: SectionOf<'QuoteBanner'> }) {
  const { primary, subordinate } = section.content
  const columns = textBannerLayout(section, useLayouts()) === 'TwoColumns'
  const className = isBlank(subordinate) ? 'quote alone' : columns ? 'quote columns' : 'quote'
  return (
    <SectionShell section={section} className={className}>
      <Text as="h2" text={primary} field="primary" />
      <Prose text={subordinate} field="subordinate" className="lead" />
    </SectionShell>
  )
}
