// Documents as varied as real owners' websites, built with the product's composer.
import { load } from './sample.mjs'

const places = ['Cork', 'Lisbon', 'Malmö', 'Ghent', 'Leeds', 'Graz', 'Turin']

/**
 * Creates `count` documents for businesses of all kinds, in different places and styles. `has` decides the middle sections of the document
 * at `index`.
 */
export async function variedDocuments(count, has = (index, nth) => (index + nth) % 3 > 0) {
  const { composeWebsite } = await load('/templates/compose/compose.ts')
  const { business } = await load('/renderer/document/business.ts')
  const { trades } = await load('/templates/trade-list.ts')
  const { fontPairs } = await load('/renderer/styles/font-pairs.ts')
  const { palettes } = await load('/templates/palettes/palettes.ts')
  const { sectionTypeNames } = await load('/renderer/document/section-types.ts')
  const ends = ['Header', 'Introduction', 'Footer']
  const between = sectionTypeNames.filter((type) => !ends.includes(type))
  const turned = (list, index) => list[index % list.length]
  return Array.from({ length: count }, (_, index) => {
    const { trade, slug, services } = turned(trades, index)
    const place = turned(places, index)
    return composeWebsite({
      id: `site-${index}`,
      businessName: `${place} ${trade || slug} ${index}`,
      business: business.parse(factsOf({ trade, slug, services, place, index })),
      language: 'en-US',
      fontPair: turned(fontPairs, index >> 2).id,
      palette: turned(palettes, index >> 1).id,
      sections: ['Header', 'Introduction', ...between.filter((_, nth) => has(index, nth)), 'Footer'],
    })
  })
}

/** A business description: the trade's usual services at varying prices, a year, a number and some sentences. */
function factsOf({ trade, slug, services, place, index }) {
  return {
    activities: `${trade}, established ${1900 + (index % 120)}`,
    location: place,
    trade: { slug, name: trade },
    since: { year: 1900 + (index % 120) },
    services: services.map(({ name }, nth) => ({
      id: `service-${nth + 1}`,
      name,
      price: (index + nth) % 3 > 0 ? { amount: 20 + ((index * 7 + nth * 13) % 200), currency: 'USD' } : null,
    })),
    people: [{ id: 'person-1', name: `Ada ${place}`, role: 'Owner' }],
    phones: [{ id: 'phone-1', number: `(503) 555-01${10 + (index % 90)}` }],
    sentences: Array.from({ length: 3 + (index % 4) }, (_, nth) => ({
      id: `sentence-${nth + 1}`,
      text: `In year ${nth + 1} we moved to number ${index} of street ${nth + 2} in ${place}.`,
    })),
  }
}
