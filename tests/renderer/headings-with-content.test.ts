import { describe, expect, it } from 'vitest'
import { presetStyles, serviceLayouts } from '../../renderer/document/enumerations.ts'
import type { Section, SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../renderer/published-document.ts'
import { localComposer } from '../../scripts/local-composer.ts'
import { describedBy, lookIn } from '../../templates/suggestions/looks.ts'
import { composeCreation } from '../../worker/creation/compose.ts'
import { creationAnswers } from '../../worker/creation/schema.ts'
import { goldenBusinesses } from '../golden/all-businesses.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { drawSection } from './draw.ts'

type ServicesLayout = SectionOf<'Services'>['content']['layout']
const layouts: readonly ServicesLayout[] = ['Auto', ...serviceLayouts]

const mostOfLanguage = 6
const cases = [...Map.groupBy(goldenBusinesses, ({ language }) => language.slice(0, 2)).values()].flatMap(
  (businesses) => businesses.slice(0, mostOfLanguage).map((business) => [business.id, business] as const),
)

/** Types whose heading is their content. */
const others: readonly SectionType[] = ['Header', 'Introduction', 'QuoteBanner', 'ImageBanner', 'Footer']

/** The headings without content below them. */
function bareHeadings(document: WebsiteSettings, editing: boolean): string[] {
  const headed = document.sections.filter(({ type }) => !others.includes(type))
  return headed.flatMap((section) => {
    const html = drawSection(section, { document, target: { editing } })
    const [heading = ''] = /<h2\b(?![^>]*class="unseen").*?<\/h2>/s.exec(html) ?? []
    if (heading === '') return []
    const rest = html.replace(heading, '').replace(/<(style|h2)\b.*?<\/\1>/gs, '')
    const shows =
      /<(?:img|input|textarea|iframe|video)\b/.test(rest) || /[\p{L}\p{N}]/u.test(rest.replace(/<[^>]*>/g, ''))
    return shows ? [] : [`${section.type}: ${heading}`]
  })
}

const withServices = (document: WebsiteSettings, layout: ServicesLayout): WebsiteSettings => ({
  ...document,
  sections: document.sections.map(
    (section): Section =>
      section.type === 'Services' ? { ...section, content: { ...section.content, layout } } : section,
  ),
})

describe.each(presetStyles)('a section in %s', (style) => {
  it('never shows a heading without content, in any language and layout', async () => {
    expect(
      await offendersAmong(cases, async ({ answers }) => {
        const look = lookIn(style, describedBy(answers))
        const composed = await composeCreation(localComposer, {
          answers: creationAnswers.parse({ ...answers, ...look, sections: null }),
          creationId: 'headings',
        })
        const pages = layouts.map((layout) => withServices(composed, layout))
        for (const document of style === 'CommonAlt' ? pages : pages.slice(0, 1)) {
          expect(bareHeadings(document, true)).toEqual([])
          expect(bareHeadings(publishedDocument(document), false)).toEqual([])
        }
      }),
    ).toEqual([])
  })
})
