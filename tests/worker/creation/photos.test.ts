import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { picturesIn } from '../../../renderer/elements/pictures/pictures.ts'
import type { PhotoPlace } from '../../../templates/compose/photo-places.ts'
import { firstInstruction } from '../../../worker/creation/generation/prompts.ts'
import { keywordsFor, photosFor, searchPhotos } from '../../../worker/creation/photos.ts'
import { runCreation } from '../../../worker/creation/run/run-creation.ts'
import type { CreationAnswers } from '../../../worker/creation/schema.ts'
import type { Env } from '../../../worker/env.ts'
import type { ScriptedAnswer } from '../../harness/peers/scripted-answer.ts'
import { newOrder } from '../../harness/workers/creation/creations.ts'
import { newModel } from '../../harness/workers/creation/scripted-model.ts'
import { newPeer, type Peer } from '../../harness/workers/peer.ts'
import { pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'
import { contextOf, siteEnv } from '../../harness/workers/sites/sites.ts'

const placeOf = (id: string, tags: string[], more: Partial<PhotoPlace> = {}): PhotoPlace => ({
  ...{ id, tags, isWide: false, seed: 0 },
  ...more,
})
const placesOf = (...tags: string[]) => tags.map((tag, nth) => placeOf(`place-${nth}`, [tag, 'plumber']))

const photo = (name: string, width = 400, height = 300) =>
  image.parse({
    ...{ provider: 'Pexels', description: name, credit: { name: 'Ana', url: 'https://www.pexels.com/@ana' } },
    urls: [{ type: 'small', url: `https://images.pexels.com/${name}.jpg`, width, height }],
  })
const photos = (name: string, count: number) => Array.from({ length: count }, (_, index) => photo(`${name}-${index}`))
const names = (found: ReturnType<typeof photosFor>) => [...found.values()].map(({ description }) => description)

describe('a website’s photo keywords', () => {
  it('come from its places, without duplicates', () => {
    expect(keywordsFor(placesOf('tap', 'sink', 'tap', 'pipes', 'bath'), 6)).toEqual(['tap', 'sink', 'pipes', 'bath'])
  })

  it('start with the trade’s own and the most frequent keywords when there are too many', () => {
    const places = placesOf('tap', 'a', 'b', 'c', 'd', 'e', 'e', 'd', 'f')
    expect(keywordsFor(places, 6)).toEqual(['tap', 'plumber', 'd', 'e', 'a', 'b'])
    expect(keywordsFor(places, 2)).toEqual(['tap', 'plumber'])
  })

  it('form an empty list without places', () => {
    expect(keywordsFor([], 6)).toEqual([])
  })
})

describe('the photo for a place', () => {
  it('matches the place’s keyword, else the trade’s, else is undefined', () => {
    const places = [...placesOf('tap', 'sink', 'boiler'), placeOf('lamp', ['lamp'])]
    const found = photosFor(places, new Map(['tap', 'sink', 'plumber'].map((keyword) => [keyword, photos(keyword, 1)])))
    expect(names(found)).toEqual(['tap-0', 'sink-0', 'plumber-0'])
    expect(found.has('lamp')).toBe(false)
    expect(found.get('place-0')).toMatchObject({
      provider: 'Pexels',
      tags: ['tap', 'plumber'],
      credit: { name: 'Ana' },
    })
  })

  it('differs from place to place', () => {
    const places = placesOf(...Array<string>(8).fill('sink'))
    const found = photosFor(
      places,
      new Map([
        ['sink', photos('sink', 5)],
        ['plumber', photos('sink', 6)],
      ]),
    )
    expect(new Set(names(found)).size).toBe(6)
    expect(found.size).toBe(6)
  })

  it('matches a wide place if a wide photo was found', () => {
    const found = new Map([['tap', [photo('high', 300, 400), photo('wide', 600, 400)]]])
    for (const seed of [0, 1, 2])
      expect(names(photosFor([placeOf('hero', ['tap'], { isWide: true, seed })], found))).toEqual(['wide'])
    const highOnly = new Map([['tap', [photo('high', 300, 400)]]])
    expect(names(photosFor([placeOf('banner', ['tap'], { isWide: true })], highOnly))).toEqual(['high'])
  })

  it('varies among the best photos for same-trade businesses', () => {
    const found = new Map([['tap', photos('tap', 30)]])
    const heroes = Array.from({ length: 40 }, (_, seed) =>
      names(photosFor([placeOf('hero', ['tap'], { seed })], found)),
    )
    expect([...new Set(heroes.flat())].toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `tap-${index}`))
  })

  it('matches the writer’s words in order first, then the tags', () => {
    const places = placesOf('tap', 'sink', 'sink', 'sink')
    const found = new Map(['copper', 'sink', 'tap'].map((keyword) => [keyword, photos(keyword, 2)]))
    const shown = names(photosFor(places, found, ['copper', 'no such thing']))
    expect([shown[0], shown[2]].toSorted()).toEqual(['copper-0', 'copper-1'])
    expect([shown[1], shown[3]].toSorted()).toEqual(['sink-0', 'sink-1'])
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

describe('a new website', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  it('shows different Pexels photos, without people', async () => {
    const peer = await newPeer([{ path: '/search', json: finding(1) }])
    const document = await create(withPexels(peer))
    const shown = picturesIn(document.sections).filter(({ provider }) => provider === 'Pexels')
    const providers = providersIn(document, 'Introduction', 'Services', 'Gallery', 'ImageBanner')
    expect(new Set(providers)).toEqual(new Set(['Pexels']))
    // One in the introduction, six in the gallery.
    expect(providers.length).toBeGreaterThanOrEqual(7)
    expect(new Set(shown.map(({ urls }) => urls[0]?.url)).size).toBe(providers.length)
    for (const { credit, urls } of shown) {
      expect(credit).toEqual({ name: 'Ana Silva', url: 'https://www.pexels.com/@ana' })
      expect(urls.every(({ url }) => url.startsWith('https://images.pexels.com/'))).toBe(true)
    }
    expect(providersIn(document, 'Team', 'Contact')).toEqual([])
    const plain = await create({})
    expect(providersIn(plain, 'Introduction', 'Services', 'Gallery')).toEqual([])
    expect(plain.sections.map(({ id }) => id)).not.toContain('gallery')
  })

  it('sends at most six searches, all different', async () => {
    const peer = await newPeer([{ path: '/search', json: finding(1) }])
    await create(withPexels(peer))
    const keywords = (await peer.seen()).map(({ query }) => query.query)
    expect(keywords).toHaveLength(6)
    expect(new Set(keywords).size).toBe(6)
    expect(keywords).toEqual(expect.arrayContaining(['tap pipes wrench toolbox', 'plumber plumbing']))
  })

  it('shows photos for the keywords that the model wrote', async () => {
    const peer = await newPeer([{ path: '/search', json: finding(1) }])
    const model = await newModel([{ to: firstInstruction, says: { photos: ['brass taps'] } }, { says: {} }])
    await create({ ...withPexels(peer), ...model.settings })
    expect((await peer.seen()).map(({ query }) => query.query)).toContain('brass taps')
  })

  it('never shows photos from Unsplash', async () => {
    const peer = await newPeer([])
    const document = await create({ PHOTOS_PROVIDER: 'stock', UNSPLASH_KEY: 'a', UNSPLASH_URL: peer.url })
    expect(providersIn(document, 'Introduction', 'Gallery')).toEqual([])
    expect(await peer.seen()).toEqual([])
  })

  it('appears even when Pexels fails partly or completely', async () => {
    const down = await newPeer([{ path: '/search', status: 503 }])
    expect(providersIn(await create(withPexels(down)), 'Introduction', 'Services', 'Gallery')).toEqual([])
    const query = { query: 'tap pipes wrench toolbox' }
    const partly = await newPeer([
      { path: '/search', query, json: finding(1) },
      { path: '/search', status: 429 },
    ])
    const document = await create(withPexels(partly))
    expect(providersIn(document, 'Introduction')).toEqual(['Pexels'])
    expect(providersIn(document, 'Services', 'Gallery')).toEqual([])
  })

  it('appears even with PHOTOS_PROVIDER=stock and no key', async () => {
    expect(providersIn(await create({ PHOTOS_PROVIDER: 'stock' }), 'Introduction')).toEqual([])
  })

  it('uses the photos that arrive in time and skips the rest', async () => {
    const query = { query: 'tap pipes wrench toolbox' }
    const peer = await newPeer([
      { path: '/search', query, json: finding(1) },
      { path: '/search', delay: 30_000, json: finding(100) },
    ])
    const plain = await create({})
    const began = Date.now()
    const { place } = await searchPhotos({ env: { ...env, ...withPexels(peer) } }, { document: plain, sections }, 500)
    const document = await place(plain)
    expect(Date.now() - began).toBeLessThan(15_000)
    expect(providersIn(document, 'Introduction')).toEqual(['Pexels'])
    expect(providersIn(document, 'Gallery')).toEqual([])
  })

  it('searches for the writer’s words too, and shows their photos first', async () => {
    const words = ['copper pipes', 'tiled bathroom']
    const query = { query: 'copper pipes' }
    const peer = await newPeer([
      { path: '/search', query, json: finding(500) },
      { path: '/search', json: finding(1) },
    ])
    const plain = await create({})
    const { add, place } = await searchPhotos({ env: { ...env, ...withPexels(peer) } }, { document: plain, sections })
    add(words)
    const [hero] = picturesIn((await place(plain)).sections)
    expect(hero?.description).toMatch(/ 5\d\d$/)
    expect((await peer.seen()).map((request) => request.query.query)).toEqual(expect.arrayContaining(words))
  })
})

describe('stock photos', () => {
  it('appear if Pexels is configured and the page has slots for photos', async () => {
    const document = await create({})
    const pexels = {
      env: { ...env, PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', PEXELS_URL: 'http://127.0.0.1:9' },
    } as const
    const isOn = async (...search: Parameters<typeof searchPhotos>) => (await searchPhotos(...search)).isOn
    expect(await isOn(pexels, { document, sections })).toBe(true)
    expect(await isOn({ env }, { document, sections })).toBe(false)
    const { business } = document
    const unlisted = { ...document, business: { ...business, trade: { ...business.trade, slug: '', name: 'Farrier' } } }
    expect(await isOn(pexels, { document: unlisted, sections })).toBe(false)
  })
})
