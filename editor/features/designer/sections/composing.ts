import { blankSection } from '../../../../renderer/document/edits.ts'
import type { Section, SectionType } from '../../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'

/** What writes sections comes with all the packs of trades, so it is fetched when it is about to be wanted. */
export const composing = () => import('../../../../templates/compose-section.ts')

export type Compose = (document: WebsiteSettings, type: SectionType) => Section

/** What makes a section for a business. Without a network to fetch the words over, sections begin blank. */
export const loadComposer = (): Promise<Compose> =>
  composing().then(
    ({ composeSection }) => composeSection,
    () => blankSection,
  )
