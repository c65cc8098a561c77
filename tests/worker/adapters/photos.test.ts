import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { choosePhotos } from '../../../worker/adapters/photos/choose-photos.ts'
import { openversePhotos } from '../../../worker/adapters/photos/openverse.ts'
import { pexelsPhotos } from '../../../worker/adapters/photos/pexels.ts'
import { type FoundPhoto, photoColors } from '../../../worker/adapters/photos/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { AppError } from '../../../worker/platform/http/errors.ts'
import { linesAbout, linesOf } from '../../harness/workers/log-lines.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import {
  openversePage,
  openversePhoto,
  pexelsPage,
  pexelsPhoto,
  unsplashPage,
  unsplashPhoto,
} from '../../harness/workers/pictures/stock-photos.ts'

const key = 'a-key-that-nobody-may-see'
const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())

function serviceIn(changes: Partial<Env>) {
  const [service] = choosePhotos({ ...env, PHOTOS_PROVIDER: 'stock', ...changes })
  if (!service) throw new Error('no photo service')
  return service
}
const pexels = (url: string) => serviceIn({ PEXELS_KEY: key, PEXELS_URL: url })
const unsplash = (url: string) => serviceIn({ UNSPLASH_KEY: key, UNSPLASH_URL: url })

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

describe('a search at Pexels', () => {
  it('requests thirty photos with the key and an optional color', async () => {
    const peer = await newPeer([{ path: '/search', ...pexelsPage([], true) }])
    await pexels(peer.url).search({ keyword: 'café & bar', page: 3, color: 'turquoise' })
    await pexels(peer.url).search({ keyword: 'café', page: 1 })
    const [colored, plain] = await peer.seen()
    expect(colored).toMatchObject({
      method: 'GET',
      query: { query: 'café & bar', page: '3', per_page: '30', color: 'turquoise' },
      headers: { authorization: key },
    })
    expect(plain?.query).toEqual({ query: 'café', page: '1', per_page: '30' })
  })

  it('returns photos in our sizes, with their photographer', async () => {
    const peer = await newPeer([{ path: '/search', ...pexelsPage([pexelsPhoto({ id: 42 })], true) }])
    const { photos, more } = await pexels(peer.url).search({ keyword: 'barber', page: 1 })
    const at = (width: number) =>
      `https://images.pexels.com/photos/42/pexels-photo-42.jpeg?auto=compress&cs=tinysrgb&w=${width}`
    expect(more).toBe(true)
    expect(photos).toEqual([
      {
        image: expect.objectContaining({
          provider: 'Pexels',
          description: 'A barber at work, 42',
          tags: ['barber'],
          credit: { name: 'Ana Silva', url: 'https://www.pexels.com/@ana' },
          urls: [
            { type: 'thumbnail', url: at(256), width: 256, height: 192 },
            { type: 'small', url: at(800), width: 800, height: 600 },
            { type: 'regular', url: at(1200), width: 1200, height: 900 },
            { type: 'full', url: at(2000), width: 2000, height: 1500 },
          ],
        }),
        choice: { provider: 'Pexels', id: '42' },
        color: '#7A8B9C',
      },
    ])
  })

  it('skips enlarged sizes and unreadable photos', async () => {
    const broken = [
      { ...pexelsPhoto({ id: 2 }), src: undefined },
      { ...pexelsPhoto({ id: 3 }), width: 'wide' },
      pexelsPhoto({ id: 4, src: { original: 'javascript:alert(1)' } }),
      pexelsPhoto({ id: 5, src: { original: 'http://images.pexels.com/plain.jpeg' } }),
      pexelsPhoto({ id: 6, avg_color: 'red' }),
      null,
    ]
    const small = pexelsPhoto({ id: 1, width: 1000, height: 500, alt: 'way '.repeat(80), avg_color: null })
    const peer = await newPeer([{ path: '/search', ...pexelsPage([...broken, small]) }])
    const { photos, more } = await pexels(peer.url).search({ keyword: 'barber', page: 1 })
    expect(more).toBe(false)
    expect(photos.map(({ choice }) => choice?.id)).toEqual(['1'])
    const [{ image, color }] = photos as [FoundPhoto]
    expect(image.urls.map(({ type, width, height }) => [type, width, height])).toEqual([
      ['thumbnail', 256, 128],
      ['small', 800, 400],
      ['regular', 1000, 500],
    ])
    expect(image.description).toHaveLength(255)
    expect(image.description).toMatch(/way$/)
    expect(color).toBeNull()
  })
})

describe('a search at Unsplash', () => {
  it('requests photos with its key and its own color names', async () => {
    const peer = await newPeer([{ path: '/search/photos', ...unsplashPage([]) }])
    for (const color of photoColors) await unsplash(peer.url).search({ keyword: 'barber', page: 2, color })
    const seen = await peer.seen()
    expect(seen[0]).toMatchObject({
      query: { query: 'barber', page: '2', per_page: '30', content_filter: 'high' },
      headers: { authorization: `Client-ID ${key}`, 'accept-version': 'v1' },
    })
    const known = 'black_and_white black white yellow orange red purple magenta green teal blue'.split(' ')
    for (const { query } of seen) expect(known).toContain(query.color)
    expect(new Set(seen.map(({ query }) => query.color))).toEqual(new Set(known))
  })

  it('returns photos at their own URLs with what the terms require', async () => {
    const peer = await newPeer([{ path: '/search/photos', ...unsplashPage([unsplashPhoto(), { id: 'broken' }], 2) }])
    const { photos, more } = await unsplash(peer.url).search({ keyword: 'barber', page: 1 })
    expect(more).toBe(true)
    expect(photos).toHaveLength(1)
    const [{ image, choice, color }] = photos as [FoundPhoto]
    expect(image).toMatchObject({
      provider: 'Unsplash',
      description: 'a chair before a mirror',
      tags: ['barber', 'barbershop', 'chair'],
      credit: { name: 'Kim Roe', url: 'https://unsplash.com/@kim?utm_source=shingle&utm_medium=referral' },
    })
    expect(image.urls.map(({ type, width, height }) => [type, width, height])).toEqual([
      ['thumbnail', 256, 205],
      ['small', 800, 640],
      ['regular', 1200, 960],
      ['full', 2000, 1600],
    ])
    for (const { url, width } of image.urls) {
      const { origin, searchParams } = new URL(url)
      expect(origin).toBe('https://images.unsplash.com')
      expect(Object.fromEntries(searchParams)).toEqual({
        ...{ ixid: 'M3w1', ixlib: 'rb-4.0.3' },
        ...{ w: String(width), q: '80', auto: 'format', fit: 'max' },
      })
    }
    expect(choice).toEqual({
      provider: 'Unsplash',
      id: 'a1-b_2',
      downloadLocation: 'https://api.unsplash.com/photos/a1-b_2/download?ixid=M3w1',
    })
    expect(color).toBe('#262626')
  })

  it('stops at its last page', async () => {
    const peer = await newPeer([{ path: '/search/photos', ...unsplashPage([unsplashPhoto()], 2) }])
    expect((await unsplash(peer.url).search({ keyword: 'barber', page: 2 })).more).toBe(false)
  })
})

describe('a results page', () => {
  it('remains in the cache for 15 minutes', async () => {
    const peer = await newPeer([{ path: '/search', ...pexelsPage([pexelsPhoto()]) }])
    const search = (keyword: string, page = 1, color?: 'red') => pexels(peer.url).search({ keyword, page, color })
    const first = await search('barber')
    expect(await search('Barber')).toEqual(first)
    expect(await peer.seen()).toHaveLength(1)
    await search('barber', 2)
    await search('barber', 1, 'red')
    expect(await peer.seen()).toHaveLength(3)
    const later = Date.now() + 15 * 60 * 1000 + 1
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
    await search('barber').finally(() => clock.mockRestore())
    expect(await peer.seen()).toHaveLength(4)
  })

  it('leaves the cache after sixty other pages', async () => {
    const peer = await newPeer([{ path: '/search', ...pexelsPage([]) }])
    for (let page = 1; page <= 61; page++) await pexels(peer.url).search({ keyword: 'many', page })
    await pexels(peer.url).search({ keyword: 'many', page: 61 })
    await pexels(peer.url).search({ keyword: 'many', page: 2 })
    expect(await peer.seen()).toHaveLength(61)
    await pexels(peer.url).search({ keyword: 'many', page: 1 })
    expect(await peer.seen()).toHaveLength(62)
  })
})

describe('a failing service', () => {
  it.each([401, 403, 429, 500, 503, 302])(
    'counts as unavailable with %i, and is requested again next time',
    async (status) => {
      const headers = { location: 'https://elsewhere.example/' }
      const peer = await newPeer([{ path: '/search', status, headers, text: 'no' }])
      for (const _ of [1, 2])
        expect(await failure(pexels(peer.url).search({ keyword: 'a', page: 1 }))).toBe('photos_unavailable')
      expect(await peer.seen()).toHaveLength(2)
      expect(linesAbout(log, 'photos.failed').at(-1)).toMatchObject({ provider: 'Pexels', status })
      expect(JSON.stringify(log.mock.calls)).not.toContain(key)
    },
  )

  it('counts as unavailable when its response is unreadable', async () => {
    for (const text of ['<html>', '{}', '[]', '{"photos":']) {
      const peer = await newPeer([{ path: '/search', text }])
      expect(await failure(pexels(peer.url).search({ keyword: 'a', page: 1 })), text).toBe('photos_unavailable')
    }
    expect(await failure(pexels('http://127.0.0.1:9').search({ keyword: 'a', page: 1 }))).toBe('photos_unavailable')
    expect(log).toHaveBeenCalledTimes(5)
  })

  it('counts as unavailable when it times out', async () => {
    const peer = await newPeer([{ path: '/search', delay: 5000, ...pexelsPage([]) }])
    const slow = pexelsPhotos({ name: 'Pexels', url: peer.url, authorization: key, timeoutMs: 100 })
    expect(await failure(slow.search({ keyword: 'a', page: 1 }))).toBe('photos_unavailable')
  })
})

describe('a search at Openverse', () => {
  const openverse = (url: string) => serviceIn({ OPENVERSE_URL: url })
  const id = '0aff3595-8168-440b-83ff-7a80b65dea42'

  it('requests twenty public-domain photos without a key', async () => {
    const peer = await newPeer([{ path: '/images/', ...openversePage([]) }])
    expect(await openverse(peer.url).search({ keyword: 'farrier', page: 2 })).toEqual({ photos: [], more: false })
    const [request] = await peer.seen()
    expect(request?.query).toEqual({
      ...{ q: 'farrier', page: '2', page_size: '20', license: 'cc0,pdm' },
      ...{ category: 'photograph', mature: 'false' },
    })
    expect(request?.headers).not.toHaveProperty('authorization')
  })

  it('shows thumbnails from its own host, with creator and source', async () => {
    const peer = await newPeer([{ path: '/images/', ...openversePage([openversePhoto()], 2) }])
    const { photos, more } = await openverse(peer.url).search({ keyword: 'farrier', page: 1 })
    expect(more).toBe(true)
    // The peer has no https, which pictures on a page require.
    expect(photos).toEqual([])
    const real = openversePhotos({ name: 'Openverse', url: 'https://api.openverse.org/v1' })
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json(openversePage([openversePhoto()]).json))
    const [found] = (await real.search({ keyword: 'farrier', page: 1 })).photos
    fetching.mockRestore()
    expect(found).toMatchObject({
      image: {
        provider: 'Openverse',
        description: 'Blacksmith at the anvil',
        credit: { name: 'Ana Silva', url: 'https://www.flickr.com/photos/ana/1' },
        urls: [{ type: 'thumbnail', url: `https://api.openverse.org/v1/images/${id}/thumb/`, width: 600, height: 450 }],
      },
      choice: { provider: 'Openverse', id },
    })
  })

  it('leaves out photos with a different license or without a page to link to', async () => {
    const others = [
      openversePhoto({ license: 'by-sa' }),
      openversePhoto({ foreign_landing_url: 'javascript:alert(1)' }),
      openversePhoto({ id: '../../secrets' }),
      null,
    ]
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(openversePage(others).json))
    const real = openversePhotos({ name: 'Openverse', url: 'https://api.openverse.org/v1' })
    expect((await real.search({ keyword: 'farrier', page: 1 })).photos).toEqual([])
    fetching.mockRestore()
  })

  it('fails without a retry when its quota is used up', async () => {
    const peer = await newPeer([{ path: '/images/', status: 429 }])
    expect(await failure(openverse(peer.url).search({ keyword: 'farrier', page: 1 }))).toBe('photos_unavailable')
    expect(await peer.seen()).toHaveLength(1)
    const cause = 'its requests are used up for now'
    expect(linesOf(log)).toMatchObject([{ event: 'photos.failed', provider: 'Openverse', status: 429, cause }])
  })
})
