import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { picturesIn } from '../../../renderer/elements/pictures.ts'
import { searchPhotos } from '../../../worker/creation/photos.ts'
import { runCreation } from '../../../worker/creation/run/run-creation.ts'
import type { CreationAnswers } from '../../../worker/creation/schema.ts'
import type { Env } from '../../../worker/env.ts'
import type { ScriptedAnswer } from '../../harness/peers/scripted-answer.ts'
import { newOrder } from '../../harness/workers/creation/creations.ts'
import { newPeer, type Peer } from '../../harness/workers/peer.ts'
import { pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'
import { contextOf, siteEnv } from '../../harness/workers/sites/sites.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())

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
  const { order } = await newOrder({ businessActivities: 'Plumbing and heating repairs', sections })
  const end = await runCreation(contextOf(siteEnv(changes)), order, () => undefined)
  if (end.type !== 'done') throw new Error(end.code)
  return end.creation.websiteSettings
}

const providersIn = ({ sections }: WebsiteSettings, ...types: SectionType[]) =>
  picturesIn(sections.filter(({ type }) => types.includes(type))).map(({ provider }) => provider)
const withoutPictures = (document: WebsiteSettings) =>
  JSON.stringify({ ...document, id: '' }, (_key, value) => (value?.urls && value.effects ? null : value))

describe('a new website', () => {
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
      { path: '/search', delay: 3000, json: finding(100) },
    ])
    const drawn = await create({})
    const began = Date.now()
    const document = await searchPhotos({ env: { ...env, ...withPexels(peer) } }, drawn, 500)(drawn)
    expect(Date.now() - began).toBeLessThan(2000)
    expect(providersIn(document, 'Introduction')).toEqual(['Pexels'])
    expect(new Set(providersIn(document, 'Gallery'))).toEqual(new Set(['Artwork']))
  })
})
