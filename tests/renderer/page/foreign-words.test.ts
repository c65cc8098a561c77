// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { mapKey, mapView } from '../../../renderer/facts/maps/map-view.ts'
import { pageWords } from '../../../renderer/languages/languages.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { photosOfEveryService, withContent } from '../changed-site.ts'
import { origin } from '../read-page.ts'
import { legalSite } from './legal/legal-site.ts'

/** A page in an untranslated language without headings, with everything that makes it add its own words. */
const twice = (items: typeof photosOfEveryService) => [
  ...items,
  ...items.map((item) => ({ ...item, id: `${item.id}-2` })),
]

function swedish({ gallery = 'Carousel', contact = 'BesideMap', point = '', hasMap = false }): WebsiteSettings {
  const facts = business.parse({
    place: { town: 'Visby', latitude: 57.64, longitude: 18.3 },
    address: { text: 'Storgatan 1', point },
    phones: [{ id: 'p', number: '0498 12 34 56' }],
  })
  const view = mapView(facts)
  const picture = image.parse({ provider: 'Custom', urls: [{ type: 'small', url: '/media/map/small' }] })
  const link = { type: 'Section', value: 'services', label: 'Tjänster' }
  const contents: Partial<Record<SectionType, object>> = {
    Header: { links: [{ id: 'a', link }], button: link },
    Footer: { links: [{ id: 'a', link }] },
    CustomerReviews: { items: [{ id: 'a', paragraph: 'Bra!', stars: 5 }] },
    Services: { heading: '' },
    Gallery: { heading: '', layout: gallery, items: twice(photosOfEveryService) },
    Team: { heading: '' },
    Video: { heading: '' },
    FrequentlyAskedQuestions: { heading: '' },
    Contact: { address: '', showMap: true, layout: contact },
  }
  const { settings, ...site } = Object.entries(contents).reduce(
    (document, [type, content]) => withContent(type as SectionType, content, document),
    legalSite(),
  )
  return websiteSettings.parse({
    ...site,
    business: facts,
    settings: {
      ...settings,
      language: 'sv',
      announcement: { enabled: true, text: 'Stängt i juli' },
      cookieBanner: { enabled: true, primaryText: '', buttonText: 'Jag förstår' },
      drawn: { map: hasMap && view ? { of: mapKey(view), image: picture } : null },
    },
  })
}

const sites = await Promise.all(
  [{}, { hasMap: true }, { hasMap: true, point: '57.64, 18.3' }, { gallery: 'BeforeAndAfter', contact: 'Details' }].map(
    (variant) => renderSite(swedish(variant), { origin, formEndpoint: '/_/contact' }),
  ),
)

/** Each visible or announced text with its language. */
function textsOn(html: string) {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<iframe', '<embed'), 'text/html')
  return [...body.querySelectorAll('*:not(script, style)')].flatMap((element) => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent)
    const attributes = ['aria-label', 'alt', 'title', 'data-previous', 'data-next']
    const language = element.closest('[lang]')?.getAttribute('lang') ?? 'sv'
    return [...texts, ...attributes.map((name) => element.getAttribute(name))].map((text) => ({
      text: text?.trim() ?? '',
      language,
    }))
  })
}

const shownTexts = sites
  .flatMap(({ files }) => Object.entries(files))
  .flatMap(([path, { body }]) => (path.endsWith('.html') ? textsOn(body) : []))

it.each(Object.entries(pageWords('en')))('a page in Swedish marks %s as English: %s', (_, words) => {
  const pattern = new RegExp(`^${words.replace(/ ?\{\w+\} ?/, '.*')}(?=$|[ :])`)
  const found = shownTexts.filter(({ text }) => pattern.test(text))
  expect(found.map(({ language }) => language)).toContain('en')
  expect(found.filter(({ language }) => language !== 'en')).toEqual([])
})

it.each(['Stängt i juli', 'Tjänster', 'Bra!', 'Jag förstår'])(
  'a page in Swedish leaves the owner’s %j in Swedish',
  (words) => {
    const languages = shownTexts.filter(({ text }) => text === words).map(({ language }) => language)
    expect(new Set(languages)).toEqual(new Set(['sv']))
  },
)
