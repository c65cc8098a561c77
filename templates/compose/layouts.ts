import { fewestInCarousel } from '../../renderer/document/enumerations.ts'
import type { Section, SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { contactFacts } from '../../renderer/facts/contact-facts.ts'
import { contactTraits, suitedContactLayouts } from '../../renderer/facts/layouts/contact-layouts.ts'
import { serviceTraits, suitedLayouts as suitedServiceLayouts } from '../../renderer/facts/layouts/service-layouts.ts'
import { openingFacts } from '../../renderer/facts/openings/opening-facts.ts'
import { pickOpening } from '../../renderer/facts/openings/score-openings.ts'
import type { Brief } from './brief.ts'
import { rotate } from './section-order.ts'

type Choices = { [T in SectionType]?: (content: SectionOf<T>['content'], brief: Brief) => readonly string[] }

/** Suitable layouts of a composed section. 'Auto' lets the style decide; it is listed twice if other layouts should be the exception. */
const choices: Choices = {
  Introduction: (content, { business, style, seed, avoided }) => [
    pickOpening(style, openingFacts(business, content), seed, avoided) ?? 'Auto',
  ],
  // A list needs two items, posters and cells have their own layout, and signs have no small print.
  Services: ({ items }, { business, style }) => {
    if (style === 'Geometric' || style === 'Fun' || items.length === 1) return ['Auto']
    const suited = suitedServiceLayouts(serviceTraits(items, business, ({ image }) => image !== null))
    return [
      'Auto',
      'Auto',
      ...suited.filter((layout) => layout !== 'Cards' && (style !== 'Common' || layout !== 'PriceList')),
    ]
  },
  Gallery: ({ items }) => (items.length >= fewestInCarousel ? ['Auto', 'Auto', 'Carousel'] : ['Auto']),
  QuoteBanner: () => ['Statement', 'TwoColumns'],
  Team: ({ members }) => (members.some(({ image }) => image) ? ['Auto', 'Portraits', 'List'] : ['Auto']),
  Contact: (content, { business, language }) => {
    const has = { form: content.showForm, picture: content.image !== null, map: content.showMap }
    return ['Auto', ...suitedContactLayouts(contactTraits(business, contactFacts(content, business, language), has))]
  },
}

/** Suitable layouts of a section, without duplicates. Empty if its type has no choice. */
export const suitedLayouts = (section: Section, brief: Brief): string[] => [...new Set(weighedLayouts(section, brief))]

const weighedLayouts = (section: Section, brief: Brief): readonly string[] =>
  (choices[section.type] as Choices['Gallery'])?.(section.content as never, brief) ?? []

/** Picks a suitable layout by the business's seed, so that two plumbers' pages differ. */
export function withLayout<S extends Section>(section: S, brief: Brief): S {
  const suited = weighedLayouts(section, brief)
  if (suited.length === 0) return section
  const [layout] = rotate(suited, brief.seed, `layout of ${section.type}`)
  return { ...section, content: { ...section.content, layout } }
}
