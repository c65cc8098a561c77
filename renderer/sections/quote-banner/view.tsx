import type { SectionOf } from '../../document/section-types.ts'
import { isBlank, plainWords } from '../../document/values/formatted-text.ts'
import { FittedLine } from '../../elements/fitted-line.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { firstNumber } from '../../facts/first-number.ts'
import { useLayouts } from '../../site/site-context.ts'
import { textBannerLayout } from './text-banner-layout.ts'

/** A short statement with white space around it, and supporting text below or beside it. */
export function QuoteBannerView({ section }: { section: SectionOf<'QuoteBanner'> }) {
  const { primary, subordinate } = section.content
  const layouts = useLayouts()
  const { hasBannerNumeral } = layouts
  const columns = textBannerLayout(section, layouts) === 'TwoColumns'
  const className = isBlank(subordinate) ? 'quote alone' : columns ? 'quote columns' : 'quote'
  const number = hasBannerNumeral ? firstNumber.exec(`${primary} ${plainWords(subordinate)}`)?.[0] : undefined
  return (
    <SectionShell section={section} className={className}>
      <Text as="h2" text={primary} field="primary" />
      <Prose text={subordinate} field="subordinate" className="lead" />
      {number && (
        <div className="count" aria-hidden="true">
          <FittedLine text={number} tracking={-0.03} />
        </div>
      )}
    </SectionShell>
  )
}
