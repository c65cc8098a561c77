import { describe, expect, it } from 'vitest'
import { image } from '../../../renderer/document/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { picturesIn } from '../../../renderer/elements/pictures.ts'
import { keywordsFor, withPhotosIn } from '../../../worker/creation/photos.ts'

let seeds = 0
const drawing = (...tags: string[]) => ({ provider: 'Artwork', description: 'Drawn', tags, seed: seeds++ })
const items = (images: object[]) => images.map((picture, index) => ({ id: `item-${index}`, image: picture }))

type Drawings = {
  hero?: object
  services?: object[]
  gallery?: object[]
  banner?: object
  team?: object[]
  contact?: object
}

function website({ hero, services = [], gallery = [], banner, team = [], contact }: Drawings): WebsiteSettings {
  return websiteSettings.parse({
    ...{ id: 'a', version: '1.0', businessName: 'Ada' },
    sections: [
      { id: 'header', type: 'Header' },
      { id: 'introduction', type: 'Introduction', content: { image: hero ?? null } },
      { id: 'services', type: 'Services', content: { items: items(services) } },
      { id: 'gallery', type: 'Gallery', content: { items: items(gallery) } },
      { id: 'banner', type: 'ImageBanner', content: { image: banner ?? null } },
      { id: 'team', type: 'Team', content: { members: items(team) } },
      { id: 'contact', type: 'Contact', content: { image: contact ?? null } },
      { id: 'footer', type: 'Footer' },
    ],
  })
}

const photo = (name: string, width = 400, height = 300) =>
  image.parse({
    ...{ provider: 'Pexels', description: name, credit: { name: 'Ana', url: 'https://www.pexels.com/@ana' } },
    urls: [{ type: 'small', url: `https://images.pexels.com/${name}.jpg`, width, height }],
  })
const photos = (name: string, count: number) => Array.from({ length: count }, (_, index) => photo(`${name}-${index}`))
const shownIn = (document: WebsiteSettings) => picturesIn(document.sections).map(({ description }) => description)

describe('the keywords of a website', () => {
  it('are those of its hero, services, gallery and banners, each once', () => {
    const document = website({
      hero: drawing('tap', 'plumber'),
      services: [drawing('sink', 'plumber'), drawing('tap', 'plumber')],
      gallery: [drawing('pipes', 'plumber')],
      banner: drawing('bath', 'plumber'),
      team: [drawing('portrait', 'plumber')],
      contact: drawing('telephone', 'plumber'),
    })
    expect(keywordsFor(document, 6)).toEqual(['tap', 'sink', 'pipes', 'bath'])
  })

  it('are the trade’s and the most wanted ones where there are too many', () => {
    const document = website({
      hero: drawing('tap', 'plumber'),
      services: ['a', 'b', 'c', 'd', 'e'].map((tag) => drawing(tag, 'plumber')),
      gallery: ['e', 'd', 'f'].map((tag) => drawing(tag, 'plumber')),
    })
    expect(keywordsFor(document, 6)).toEqual(['tap', 'plumber', 'd', 'e', 'a', 'b'])
    expect(keywordsFor(document, 2)).toEqual(['tap', 'plumber'])
  })

  it('are empty without drawings', () => {
    expect(keywordsFor(website({ hero: photo('a'), banner: { provider: 'Artwork', tags: [] } }), 6)).toEqual([])
  })
})

describe('photos in place of drawings', () => {
  it('stand where their keyword was asked for, the trade’s where it was not, and people stay drawn', () => {
    const document = website({
      hero: drawing('tap', 'plumber'),
      services: [drawing('sink', 'plumber'), drawing('boiler', 'plumber'), drawing('lamp')],
      team: [drawing('tap', 'plumber')],
      contact: drawing('tap', 'plumber'),
    })
    const found = new Map(['tap', 'sink', 'plumber'].map((keyword) => [keyword, photos(keyword, 1)]))
    const placed = withPhotosIn(document, found)
    expect(shownIn(placed)).toEqual(['tap-0', 'sink-0', 'plumber-0', 'Drawn', 'Drawn', 'Drawn'])
    const [hero] = picturesIn(placed)
    expect(hero).toMatchObject({ provider: 'Pexels', tags: ['tap', 'plumber'], credit: { name: 'Ana' } })
    expect(websiteSettings.parse(placed)).toEqual(placed)
    expect(shownIn(document)).toEqual(Array(6).fill('Drawn'))
  })

  it('are each shown once', () => {
    const document = website({ gallery: Array.from({ length: 8 }, () => drawing('sink', 'plumber')) })
    const shown = shownIn(
      withPhotosIn(
        document,
        new Map([
          ['sink', photos('sink', 5)],
          ['plumber', photos('sink', 6)],
        ]),
      ),
    )
    expect(new Set(shown.slice(0, 6)).size).toBe(6)
    expect(shown.slice(6)).toEqual(['Drawn', 'Drawn'])
  })

  it('are wide where the page shows them wide, if any is', () => {
    const found = new Map([['tap', [photo('high', 300, 400), photo('wide', 600, 400)]]])
    for (const seed of [0, 1, 2]) {
      const hero = { ...drawing('tap'), seed }
      expect(shownIn(withPhotosIn(website({ hero }), found))).toEqual(['wide'])
    }
    const highOnly = new Map([['tap', [photo('high', 300, 400)]]])
    expect(shownIn(withPhotosIn(website({ banner: drawing('tap') }), highOnly))).toEqual(['high'])
  })

  it('are others for another business of the same kind, among the best', () => {
    const found = new Map([['tap', photos('tap', 30)]])
    const heroes = Array.from({ length: 40 }, (_, seed) => website({ hero: { ...drawing('tap'), seed } }))
    const shown = new Set(heroes.flatMap((document) => shownIn(withPhotosIn(document, found))))
    expect([...shown].toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `tap-${index}`))
  })

  it('change nothing else', () => {
    const document = website({ hero: drawing('tap'), gallery: [drawing('sink')] })
    expect(withPhotosIn(document, new Map())).toEqual(document)
  })
})
