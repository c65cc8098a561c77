import { palettes } from '../../../templates/palettes/palettes.ts'
import { composedSite, type Facts } from '../../harness/composed-site.ts'
import { drawnPage, sectionWith } from '../read-page.ts'

type Composing = NonNullable<Parameters<typeof composedSite>[0]>

/** A plumber with facts, but none that an opening could show. */
export const plain: Facts = {
  activities: 'Plumber',
  trade: { slug: 'plumber', name: 'Plumber' },
  place: { town: 'Sheffield', country: 'GB' },
  location: 'Sheffield',
  phones: [{ id: 'phone-1', number: '0114 496 0163' }],
  services: ['Leaks', 'Boilers', 'Drains', 'Taps'].map((name, nth) => ({ id: `service-${nth}`, name })),
}
export const saying = (...texts: string[]): Facts => ({
  sentences: texts.map((text, nth) => ({ id: `sentence-${nth}`, text })),
})
export const serving = (...names: string[]): Facts => ({
  areas: names.map((name, nth) => ({ id: `area-${nth}`, name })),
})
export const photo = { provider: 'Custom', description: 'A van', urls: [{ type: 'regular', url: '/media/van.jpg' }] }

/** That plumber's website in a style with openings. `introduction` overrides its content. */
export const openedSite = (facts: Facts, introduction: object = {}, change: Composing = {}) =>
  sectionWith(
    'Introduction',
    { content: introduction },
    composedSite({
      businessName: 'Vakil Plumbing',
      style: 'Common',
      palette: palettes[0]?.id ?? '',
      sections: ['Introduction', 'Services', 'Contact'],
      ...change,
      facts: { ...plain, ...facts },
    }),
  )

const openingIn = (html: string) => /opens-([a-z-]+)/.exec(html)?.[1]

/** The published introduction: its opening, markup, words and fitted lines. */
export async function opened(...of: Parameters<typeof openedSite>) {
  const page = await drawnPage(openedSite(...of))
  const html = page.of('introduction')
  const lines = [...html.matchAll(/<svg class="fitted"([^>]*)>(.*?)<\/svg>/g)].map(
    ([, attributes = '', inner = '']) => ({
      share: /width="([\d.]+)%"/.exec(attributes)?.[1],
      text: wordsIn(inner),
    }),
  )
  return { page, html, opening: openingIn(html), words: wordsIn(html), lines }
}

/** Introduction layouts across forty businesses that differ only by name. */
export function drawnAmong(facts: Facts, change: Composing = {}): Set<string> {
  const names = Array.from({ length: 40 }, (_, nth) => `Firm ${nth}`)
  const layouts = names.flatMap((businessName) =>
    openedSite(facts, {}, { ...change, businessName }).sections.flatMap((section) =>
      section.type === 'Introduction' ? [section.content.layout] : [],
    ),
  )
  return new Set(layouts)
}

export const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(tspan|text)/.test(tag) ? '' : ' '))
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll(' ,', ',')
    .trim()
