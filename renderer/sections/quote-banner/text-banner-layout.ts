import type { TextBannerLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import type { Layout } from '../../styles/site-style.ts'

/** A statement without supporting text needs no second column. */
export function textBannerLayout(
  { content: { layout, subordinate } }: SectionOf<'QuoteBanner'>,
  { QuoteBanner }: Layout,
): TextBannerLayout {
  if (isBlank(subordinate)) return 'Statement'
  return layout === 'Auto' ? QuoteBanner : layout
}
