// Websites as different as owners make them, by the product's own composer.
import { load } from './sample.mjs'

const places = ['Cork', 'Lisbon', 'Malmö', 'Ghent', 'Leeds', 'Graz', 'Turin']

/**
 * `count` documents of every kind of business, in different places and looks, each with an id of its own; `has` says which of the
 * sections between introduction and footer the `index`th has.
 */
export async function variedDocuments(count, has = (index, nth) => (index + nth) % 3 > 0) {
  const { composeWebsite } = await load('/templates/compose.ts')
  const { trades } = await load('/templates/trade-list.ts')
  const { fontPairs } = await load('/templates/font-pairs/font-pairs.ts')
  const { palettes } = await load('/templates/palettes/palettes.ts')
  const { sectionTypeNames } = await load('/renderer/document/section-types.ts')
  const ends = ['Header', 'Introduction', 'Footer']
  const between = sectionTypeNames.filter((type) => !ends.includes(type))
  const turned = (list, index) => list[index % list.length]
  return Array.from({ length: count }, (_, index) => {
    const { trade, slug } = turned(trades, index)
    const place = turned(places, index)
    return composeWebsite({
      id: `site-${index}`,
      businessName: `${place} ${trade || slug} ${index}`,
      businessActivities: `${trade || slug}, established ${1900 + (index % 120)}`,
      businessLocation: place,
      fontPair: turned(fontPairs, index >> 2).id,
      palette: turned(palettes, index >> 1).id,
      sections: ['Header', 'Introduction', ...between.filter((_, nth) => has(index, nth)), 'Footer'],
    })
  })
}
