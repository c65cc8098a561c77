import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { picturesIn } from '../../../renderer/elements/pictures/pictures.ts'
import { firstInstruction } from '../../../worker/creation/generation/prompts.ts'
import { keywordsFor, searchPhotos, takesPhotos, withPhotosIn } from '../../../worker/creation/photos.ts'
import { runCreation } from '../../../worker/creation/run/run-creation.ts'
import type { CreationAnswers } from '../../../worker/creation/schema.ts'
import type { Env } from '../../../worker/env.ts'
import type { ScriptedAnswer } from '../../harness/peers/scripted-answer.ts'
import { newOrder } from '../../harness/workers/creation/creations.ts'
import { newModel } from '../../harness/workers/creation/scripted-model.ts'
import { newPeer, type Peer } from '../../harness/workers/peer.ts'
import { pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'
import { contextOf, siteEnv } from '../../harness/workers/sites/sites.ts'

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

  it('are of a writer’s words in their order first, and of the tags where those find nothing', () => {
    const document = website({
      hero: drawing('tap', 'plumber'),
      services: [drawing('sink', 'plumber'), drawing('sink', 'plumber'), drawing('sink', 'plumber')],
    })
    const found = new Map(['copper', 'sink', 'tap'].map((keyword) => [keyword, photos(keyword, 2)]))
    const [hero, ...services] = shownIn(withPhotosIn(document, found, ['copper', 'no such thing']))
    expect([hero, services[1]].toSorted()).toEqual(['copper-0', 'copper-1'])
    expect([services[0], services[2]].toSorted()).toEqual(['sink-0', 'sink-1'])
  })

  it('change nothing else', () => {
    const document = website({ hero: drawing('tap'), gallery: [drawing('sink')] })
    expect(withPhotosIn(document, new Map())).toEqual(document)
  })
})

const log = vi.spyOn(console, 'error')

const sections: CreationAnswers['sections'] = [
  'Header',
  'Introduction',
  'Services',
  'Gallery',
  'ImageBanner',
  'Team',
  'Contact',
  'Footer',
]

const withPexels = ({ url }: Peer): Partial<Env> => ({ PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: url })
const finding = (first: number): ScriptedAnswer['json'] =>
  pexelsPage(Array.from({ length: 30 }, (_, index) => pexelsPhoto({ id: first + index }))).json

async function create(changes: Partial<Env>): Promise<WebsiteSettings> {
  const { order } = await newOrder({
    businessActivities: 'Plumber: boiler repairs, leak repairs, bathroom fitting',
    sections,
  })
  const end = await runCreation(contextOf(siteEnv(changes)), order, () => undefined)
  if (end.type !== 'done') throw new Error(end.code)
  return end.creation.websiteSettings
}

const providersIn = ({ sections }: WebsiteSettings, ...types: SectionType[]) =>
  picturesIn(sections.filter(({ type }) => types.includes(type))).map(({ provider }) => provider)
const withoutPictures = (document: WebsiteSettings) =>
  JSON.stringify({ ...document, id: '' }, (_key, value) => (value?.urls && value.effects ? null : value))

describe('a new website', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  it('has photos of Pexels, all different, in place of its drawings, and drawn people', async () => {
    const peer = await newPeer([{ path: '/search', json: finding(1) }])
    const document = await create(withPexels(peer))
    const shown = picturesIn(document).filter(({ provider }) => provider === 'Pexels')
    const providers = providersIn(document, 'Introduction', 'Services', 'Gallery', 'ImageBanner')
    expect(new Set(providers)).toEqual(new Set(['Pexels']))
    // One in the introduction, and six in the gallery.
    expect(providers.length).toBeGreaterThanOrEqual(7)
    expect(new Set(shown.map(({ urls }) => urls[0]?.url)).size).toBe(providers.length)
    for (const { credit, urls } of shown) {
      expect(credit).toEqual({ name: 'Ana Silva', url: 'https://www.pexels.com/@ana' })
      expect(urls.every(({ url }) => url.startsWith('https://images.pexels.com/'))).toBe(true)
    }
    expect(new Set(providersIn(document, 'Team', 'Contact'))).toEqual(new Set(['Artwork']))
    const drawn = await create({})
    expect(new Set(providersIn(drawn, 'Introduction', 'Gallery'))).toEqual(new Set(['Artwork']))
    expect(withoutPictures(document)).toBe(withoutPictures(drawn))
  })

  it('asks at most six times, for different things', async () => {
    const peer = await newPeer([{ path: '/search', json: finding(1) }])
    await create(withPexels(peer))
    const keywords = (await peer.seen()).map(({ query }) => query.query)
    expect(keywords).toHaveLength(6)
    expect(new Set(keywords).size).toBe(6)
    expect(keywords).toEqual(expect.arrayContaining(['tap pipes wrench toolbox', 'plumber plumbing']))
  })

  it('has photos of the words of the model that writes it', async () => {
    const peer = await newPeer([{ path: '/search', json: finding(1) }])
    const model = await newModel([{ to: firstInstruction, says: { photos: ['brass taps'] } }, { says: {} }])
    await create({ ...withPexels(peer), ...model.settings })
    expect((await peer.seen()).map(({ query }) => query.query)).toContain('brass taps')
  })

  it('never has photos of Unsplash', async () => {
    const peer = await newPeer([])
    const document = await create({ PHOTOS_PROVIDER: 'stock', UNSPLASH_KEY: 'a', UNSPLASH_URL: peer.url })
    expect(new Set(providersIn(document, 'Introduction', 'Gallery'))).toEqual(new Set(['Artwork']))
    expect(await peer.seen()).toEqual([])
  })

  it('is made when Pexels fails, in part or altogether', async () => {
    const down = await newPeer([{ path: '/search', status: 503 }])
    const drawn = await create(withPexels(down))
    expect(new Set(providersIn(drawn, 'Introduction', 'Services', 'Gallery', 'ImageBanner'))).toEqual(
      new Set(['Artwork']),
    )
    const query = { query: 'tap pipes wrench toolbox' }
    const partly = await newPeer([
      { path: '/search', query, json: finding(1) },
      { path: '/search', status: 429 },
    ])
    const document = await create(withPexels(partly))
    expect(providersIn(document, 'Introduction')).toEqual(['Pexels'])
    expect(new Set(providersIn(document, 'Services', 'Gallery'))).toEqual(new Set(['Artwork']))
  })

  it('is made when PHOTOS_PROVIDER says stock and there is no key', async () => {
    expect(providersIn(await create({ PHOTOS_PROVIDER: 'stock' }), 'Introduction')).toEqual(['Artwork'])
  })

  it('waits for what comes in time and no longer', async () => {
    const query = { query: 'tap pipes wrench toolbox' }
    const peer = await newPeer([
      { path: '/search', query, json: finding(1) },
      { path: '/search', delay: 30_000, json: finding(100) },
    ])
    const drawn = await create({})
    const began = Date.now()
    const document = await searchPhotos({ env: { ...env, ...withPexels(peer) } }, drawn, 500).place(drawn)
    expect(Date.now() - began).toBeLessThan(15_000)
    expect(providersIn(document, 'Introduction')).toEqual(['Pexels'])
    expect(new Set(providersIn(document, 'Gallery'))).toEqual(new Set(['Artwork']))
  })

  it('searches for a writer’s words too, and shows their photos first', async () => {
    const words = ['copper pipes', 'tiled bathroom']
    const query = { query: 'copper pipes' }
    const peer = await newPeer([
      { path: '/search', query, json: finding(500) },
      { path: '/search', json: finding(1) },
    ])
    const drawn = await create({})
    const { add, place } = searchPhotos({ env: { ...env, ...withPexels(peer) } }, drawn)
    add(words)
    const [hero] = picturesIn((await place(drawn)).sections)
    expect(hero?.description).toMatch(/ 5\d\d$/)
    expect((await peer.seen()).map((request) => request.query.query)).toEqual(expect.arrayContaining(words))
  })
})

describe('stock photos', () => {
  it('are wanted where Pexels is configured and the page has drawings', () => {
    const drawn = website({ hero: drawing('tap') })
    const pexels = { env: { ...env, PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a' } } as const
    expect(takesPhotos(pexels, drawn)).toBe(true)
    expect(takesPhotos(pexels, website({ hero: photo('own') }))).toBe(false)
    expect(takesPhotos({ env }, drawn)).toBe(false)
  })
})
