import { describe, expect, it, vi } from 'vitest'
import { photoPage } from '../../../worker/adapters/photos/schema.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newPerson } from '../../harness/workers/accounts/sign-in.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'

it('finds different pictures for a keyword, the same ones each time', async () => {
  const person = await newPerson()
  const found = async () =>
    photoPage.parse((await person.get('/api/photos?keyword=barber%20shop')).body).photos.map((found) => found.image)
  const images = await found()
  expect(images).toHaveLength(24)
  expect(images[0]).toMatchObject({ provider: 'Artwork', tags: ['barber', 'shop'], description: 'barber shop' })
  expect(new Set(images.map(({ seed }) => seed)).size).toBe(24)
  expect(await found()).toEqual(images)
})

it('refuses a photo search without a keyword or a session', async () => {
  const person = await newPerson()
  expect((await person.get('/api/photos')).status).toBe(400)
  expect((await person.get(`/api/photos?keyword=${'k'.repeat(49)}`)).status).toBe(400)
  expect((await new Browser().get('/api/photos?keyword=barber')).status).toBe(401)
})

it('finds nothing for a word that no drawing shows', async () => {
  const person = await newPerson()
  const { body } = await person.get('/api/photos?keyword=farrier')
  expect(photoPage.parse(body)).toMatchObject({ photos: [], more: false, source: 'Artwork' })
})

describe('with photo services', () => {
  async function services() {
    const pexels = await newPeer([{ path: '/search', ...pexelsPage([pexelsPhoto()], true) }])
    const unsplash = await newPeer([{ path: '/search/photos', status: 500 }])
    const person = await newPerson({
      ...{ PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a', UNSPLASH_KEY: 'b' },
      ...{ PEXELS_URL: pexels.url, UNSPLASH_URL: `${unsplash.url}/` },
    })
    const search = async (query: string) => person.get(`/api/photos?keyword=barber${query}`)
    return { pexels, unsplash, search }
  }

  it('searches the first photo service and lists all of them', async () => {
    const { search, unsplash } = await services()
    const page = photoPage.parse((await search('&color=red&page=2')).body)
    expect(page).toMatchObject({ more: true, source: 'Pexels', sources: ['Pexels', 'Unsplash', 'Artwork'] })
    expect(page.photos.map(({ choice }) => choice)).toEqual([{ provider: 'Pexels', id: '1' }])
    expect(await unsplash.seen()).toEqual([])
  })

  it('searches the requested photo service', async () => {
    const { search, pexels } = await services()
    const drawn = photoPage.parse((await search('&source=Artwork')).body)
    expect(drawn.source).toBe('Artwork')
    expect(drawn.photos).toHaveLength(24)
    expect(await pexels.seen()).toEqual([])
  })

  it('returns an error when the photo service fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { search } = await services()
    const { status, body } = await search('&source=Unsplash')
    expect([status, body]).toMatchObject([503, { error: { code: 'photos_unavailable' } }])
    expect(log).toHaveBeenCalledWith('Unsplash answered 500')
    log.mockRestore()
  })

  it('stops at the last page of a photo search', async () => {
    const { search } = await services()
    expect((await search('&page=50')).body).toMatchObject({ more: false })
    expect((await search('&page=51')).status).toBe(400)
  })
})
