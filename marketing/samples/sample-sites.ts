import type { PresetStyle } from '#renderer/document/enumerations.ts'
import { type SampleBusiness, sampleBusinesses } from '#templates/samples.ts'

export type SampleSite = { style: PresetStyle; business: SampleBusiness }

export function sampleSite(style: PresetStyle, slug: string): SampleSite {
  const business = sampleBusinesses.find((candidate) => candidate.slug === slug)
  if (!business) throw new Error(`no sample business is a ${slug}`)
  return { style, business }
}

/** At the top of the home page. */
export const heroSample = sampleSite('Fun', 'coffee-shop')

export type ShownStyle = SampleSite & {
  name: string
  /** Its distinctive trait, in a sentence or two. */
  text: string
}

/** The styles with descriptions and the sample website that shows each best. */
export const shownStyles: readonly ShownStyle[] = [
  {
    ...sampleSite('Common', 'landscaping'),
    name: 'Common',
    text: 'The one nobody argues with. A wide opening picture, centered words, cards with soft shadows.',
  },
  {
    ...sampleSite('CommonAlt', 'accountant'),
    name: 'Common Alt',
    text: 'Words beside pictures, row after row, kept apart by hairlines. Calm, and quick to read.',
  },
  {
    ...sampleSite('Geometric', 'fitness'),
    name: 'Geometric',
    text: 'Square corners, blocks of solid color and big plain headings. Says what it means.',
  },
  {
    ...sampleSite('Elegant', 'spa'),
    name: 'Elegant',
    text: 'Wide margins, thin rules, tall pictures and a serif with manners. Nothing is in a hurry.',
  },
  {
    ...sampleSite('Fun', 'music-lessons'),
    name: 'Fun',
    text: 'Round pictures, soft shapes, chunky headings and buttons like pebbles. It smiles first.',
  },
]

/** A single business in every style, for the home page. */
export const switchedSamples: readonly ShownStyle[] = shownStyles.map((shown) => ({
  ...shown,
  ...sampleSite(shown.style, 'barber-shop'),
}))
