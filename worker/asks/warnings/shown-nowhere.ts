import { createElement } from 'react'
import { type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import type { Step } from '../../../renderer/document/tools/steps.ts'
import { toolNamed } from '../../../renderer/document/tools/tools.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { markup } from '../../../renderer/render-markup.ts'
import { TargetProvider } from '../../../renderer/site/render-target.tsx'
import { SiteView } from '../../../renderer/site/site-view.tsx'
import { looks } from './review-step.ts'

/** A warning for a change that visitors would not see. */
export function nowhereWarning(step: Step, before: WebsiteSettings, after: WebsiteSettings): string | undefined {
  if (offPage.has(step.tool) || looks.has(step.tool) || drawn(before) !== drawn(after)) return undefined
  const types: readonly SectionType[] = toolNamed(step.tool)?.shownIn?.(step.input) ?? []
  const missing = types.find((type) => !after.sections.some((section) => section.type === type && !section.hidden))
  return missing
    ? `Your page shows this nowhere yet: a ${sectionTypes[missing].title} section would.`
    : 'Your page shows this nowhere yet.'
}

/** Search engines and browsers show these; forms and announcements may begin another day. */
const offPage: ReadonlySet<string> = new Set(['set-page', 'set-announcement', 'hide-section'])

const drawn = (document: WebsiteSettings): string => {
  const page = createElement(SiteView, { document: publishedDocument(document) })
  return markup(createElement(TargetProvider, { target: { editing: false, formEndpoint: null } }, page))
}
