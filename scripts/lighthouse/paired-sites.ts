import { createRequire } from 'node:module'
import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { findSampleBusiness, sampleBusinesses } from '../../templates/samples.ts'
import { sampleWebsite } from '../../worker/pages/sample-website.ts'
import { localComposer } from '../local-composer.ts'

// It is CommonJS, whose names Node doesn't find.
const { make } = createRequire(import.meta.url)('covertable') as typeof import('covertable')

type Layouts = Partial<Record<SectionType, string>>
/** One of the websites: a trade in a style, with a layout for each section that has any. */
export type Pairing = { style: PresetStyle; trade: string; layouts: Layouts }

/** Every layout of each type of section that has any, 'Auto' among them. */
export const layoutChoices: [SectionType, string[]][] = Object.entries(sectionTypes).flatMap(([type, { content }]) => {
  const layout = (content.shape as Partial<Record<'layout', LayoutSchema>>).layout
  return layout?.meta()?.control === 'layout' ? [[type as SectionType, [...layout.unwrap().options]]] : []
})
type LayoutSchema = { meta(): { control?: string } | undefined; unwrap(): { options: readonly string[] } }

/**
 * So few websites that any two of style, trade and layouts meet in one of them: the same ones each time.
 */
export function pairings(
  styles: readonly PresetStyle[],
  trades: readonly string[] = sampleBusinesses.map(({ slug }) => slug),
): Pairing[] {
  const factors = [[...styles], [...trades], ...layoutChoices.map(([, layouts]) => layouts)]
  return make(factors).map((values) => {
    const [style, trade = '', ...layouts] = values as string[]
    const chosen = layoutChoices.map(([type], nth) => [type, layouts[nth]])
    return { style: style as PresetStyle, trade, layouts: Object.fromEntries(chosen) }
  })
}

/** The sample of its trade, with these layouts, a film and search engines let in. */
export async function pairedWebsite({ style, trade, layouts }: Pairing): Promise<WebsiteSettings> {
  const business = findSampleBusiness(trade)
  if (!business) throw new Error(`There is no sample of the trade '${trade}'.`)
  const sample = await sampleWebsite(localComposer, style, business, { film: 'https://vimeo.com/1084537' })
  const sections = sample.sections.map((section) => {
    const layout = layouts[section.type]
    return layout === undefined ? section : { ...section, content: { ...section.content, layout } }
  }) as WebsiteSettings['sections']
  return { ...sample, sections, settings: { ...sample.settings, searchIndexing: true } }
}
