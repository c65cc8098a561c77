import { Buffer } from 'node:buffer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod'
import { photoPage } from '../../../worker/adapters/photos/schema.ts'
import { stockChosen } from '../../../worker/pictures/schema.ts'
import { makeJpeg } from '../../harness/pictures/formats.ts'
import { newPerson } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { openversePhoto, pexelsPage, pexelsPhoto } from '../../harness/workers/pictures/stock-photos.ts'
import { newDraftId } from '../../harness/workers/pictures/uploads.ts'

const log = vi.spyOn(console, 'error')

const choose = async (person: Browser, draftId: string, choice: object) => {
  const { status, body } = await person.post(`/api/drafts/${draftId}/images/stock`, choice)
  return {
    status,
    chosen: body as z.infer<typeof stockChosen>,
    code: (body as { error?: { code: string } }).error?.code,
  }
}

describe('choosing stock photos', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  describe('a Pexels photo', () => {
    const file = makeJpeg(800, 40)
    const base64 = Buffer.from(file).toString('base64')

    async function shop(photo: (url: string) => object, answer: object = { base64 }) {
      const peer = await newPeer((url) => [
        { path: '/photos/42', json: pexelsPhoto({ id: 42, ...photo(url) }) },
        { path: '/file.jpeg', ...answer },
      ])
      const person = await newPerson({ PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'the-key', PEXELS_URL: peer.url })
      return { peer, person, draftId: await newDraftId(person) }
    }
    const there = (url: string) => ({ src: { original: `${url}/file.jpeg` } })

    it('becomes a copy in our sizes with its photographer', async () => {
      const { peer, person, draftId } = await shop(there)
      const { status, chosen } = await choose(person, draftId, { provider: 'Pexels', id: '42' })
      expect(status).toBe(200)
      const { picture } = stockChosen.parse(chosen)
      expect(picture).toMatchObject({
        image: {
          provider: 'Pexels',
          description: 'A barber at work, 42',
          credit: { name: 'Ana Silva', url: 'https://www.pexels.com/@ana' },
        },
        ...{ width: 800, height: 40, bytes: file.length },
      })
      expect(picture?.image.urls.map(({ url }) => url.split('/')[1])).toEqual(['media', 'media'])
      const [lookup, fetched] = await peer.seen()
      expect(lookup).toMatchObject({ path: '/photos/42', headers: { authorization: 'the-key' } })
      expect(fetched).toMatchObject({ path: '/file.jpeg', query: { w: '2000', auto: 'compress', cs: 'tinysrgb' } })
      expect(fetched?.headers).not.toHaveProperty('authorization')

      const { chosen: again } = await choose(person, draftId, { provider: 'Pexels', id: '42' })
      expect(again.picture?.id).toBe(picture?.id)
    })

    it('comes from Pexels’ hosts only', async () => {
      const elsewhere = await newPeer([{ path: '/file.jpeg', base64 }])
      const other = elsewhere.url.replace('127.0.0.1', 'localhost')
      const redirect = { status: 302, headers: { location: `${other}/file.jpeg` } }
      for (const { person, draftId } of [await shop(() => there(other)), await shop(there, redirect)]) {
        const { code } = await choose(person, draftId, { provider: 'Pexels', id: '42' })
        expect(code).toBe('photos_unavailable')
      }
      expect(await elsewhere.seen()).toEqual([])
    })

    it('fails if it is missing, too large or not a picture', async () => {
      const text = await shop(there, { text: 'no picture' })
      const { code } = await choose(text.person, text.draftId, { provider: 'Pexels', id: '42' })
      expect(code).toBe('unsupported_media_type')
      const large = await shop(there, { zeros: 15_728_641 })
      expect((await choose(large.person, large.draftId, { provider: 'Pexels', id: '42' })).code).toBe(
        'photos_unavailable',
      )
      expect((await choose(large.person, large.draftId, { provider: 'Pexels', id: '43' })).code).toBe('not_found')
    })

    it('requires the website’s owner', async () => {
      const { person, peer } = await shop(there)
      const draftId = await newDraftId(await newPerson())
      expect(await choose(person, draftId, { provider: 'Pexels', id: '42' })).toMatchObject({ code: 'not_found' })
      expect(await peer.seen()).toEqual([])
    })
  })

  describe('an Unsplash photo', () => {
    async function shop(status = 200) {
      const peer = await newPeer([
        { path: '/photos/a1-b_2/download', status, json: { url: 'https://images.unsplash.com/' } },
      ])
      const person = await newPerson({ PHOTOS_PROVIDER: 'stock', UNSPLASH_KEY: 'the-key', UNSPLASH_URL: peer.url })
      const choice = {
        provider: 'Unsplash',
        id: 'a1-b_2',
        downloadLocation: `${peer.url}/photos/a1-b_2/download?ixid=M3`,
      }
      return { peer, person, draftId: await newDraftId(person), choice }
    }

    it('remains at its URL and triggers the download event', async () => {
      const { peer, person, draftId, choice } = await shop()
      expect(await choose(person, draftId, choice)).toMatchObject({ status: 200, chosen: { picture: null } })
      expect(await peer.seen()).toMatchObject([
        { method: 'GET', query: { ixid: 'M3' }, headers: { authorization: 'Client-ID the-key' } },
      ])
    })

    it('remains usable if the download event fails', async () => {
      const { person, draftId, choice } = await shop(500)
      expect(await choose(person, draftId, choice)).toMatchObject({ status: 200, chosen: { picture: null } })
      expect(linesAbout(log, 'photos.failed')).toMatchObject([{ provider: 'Unsplash', status: 500 }])
    })

    it('triggers the download event at Unsplash only', async () => {
      const { peer, person, draftId, choice } = await shop()
      const elsewhere = await newPeer([])
      for (const downloadLocation of [
        undefined,
        `${elsewhere.url}/photos/a1-b_2/download`,
        `${peer.url}/photos/other/download`,
        `${peer.url}/photos/a1-b_2/../../me`,
        choice.downloadLocation.replace('http:', 'https:'),
        'https://api.unsplash.com/photos/a1-b_2/download',
      ]) {
        const { code } = await choose(person, draftId, { ...choice, downloadLocation })
        expect(code, downloadLocation).toBe('invalid_request')
      }
      expect([...(await peer.seen()), ...(await elsewhere.seen())]).toEqual([])
    })

    it('requires the website’s owner', async () => {
      const { peer, person, choice } = await shop()
      const draftId = await newDraftId(await newPerson())
      expect(await choose(person, draftId, choice)).toMatchObject({ code: 'not_found' })
      expect(await peer.seen()).toEqual([])
    })
  })

  it('fails for an unconfigured service', async () => {
    const person = await newPerson({ PHOTOS_PROVIDER: 'stock', PEXELS_KEY: 'a' })
    const draftId = await newDraftId(person)
    const choice = { provider: 'Unsplash', id: 'a', downloadLocation: 'https://api.unsplash.com/photos/a/download' }
    expect((await choose(person, draftId, choice)).code).toBe('photos_unavailable')
    const embedded = await newPerson({ PEXELS_KEY: 'a' })
    const own = await newDraftId(embedded)
    expect((await choose(embedded, own, { provider: 'Pexels', id: '1' })).code).toBe('photos_unavailable')
  })

  describe('an Openverse photo', () => {
    const id = '0aff3595-8168-440b-83ff-7a80b65dea42'

    it('becomes a copy with its creator’s name', async () => {
      const base64 = Buffer.from(makeJpeg(800, 40)).toString('base64')
      const peer = await newPeer([
        { path: `/images/${id}/`, json: openversePhoto({ id }) },
        { path: `/images/${id}/thumb/`, base64 },
      ])
      const person = await newPerson({ PHOTOS_PROVIDER: 'stock', OPENVERSE_URL: peer.url })
      const draftId = await newDraftId(person)
      const { status, chosen } = await choose(person, draftId, { provider: 'Openverse', id })
      expect(status).toBe(200)
      expect(stockChosen.parse(chosen).picture).toMatchObject({
        image: {
          provider: 'Openverse',
          description: 'Blacksmith at the anvil',
          credit: { name: 'Ana Silva', url: 'https://www.flickr.com/photos/ana/1' },
        },
      })
      const [, file] = await peer.seen()
      expect(file).toMatchObject({ path: `/images/${id}/thumb/`, query: { full_size: 'true', compressed: 'true' } })
    })

    it('fails if its license changed', async () => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const peer = await newPeer([{ path: `/images/${id}/`, json: openversePhoto({ id, license: 'by' }) }])
      const person = await newPerson({ PHOTOS_PROVIDER: 'stock', OPENVERSE_URL: peer.url })
      const { code } = await choose(person, await newDraftId(person), { provider: 'Openverse', id })
      expect(code).toBe('photos_unavailable')
      log.mockReset().mockReturnValue()
    })
  })
})

describe('searching photos', () => {
  it('responds with an error without a photo service', async () => {
    const { status, body } = await (await newPerson()).get('/api/photos?keyword=barber')
    expect([status, body]).toMatchObject([503, { error: { code: 'photos_unavailable' } }])
  })

  it('requires a keyword and a session', async () => {
    const person = await newPerson()
    expect((await person.get('/api/photos')).status).toBe(400)
    expect((await person.get(`/api/photos?keyword=${'k'.repeat(49)}`)).status).toBe(400)
    expect((await new Browser().get('/api/photos?keyword=barber')).status).toBe(401)
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

    it('uses the first service and lists all of them', async () => {
      const { search, unsplash } = await services()
      const page = photoPage.parse((await search('&color=red&page=2')).body)
      expect(page).toMatchObject({ more: true, source: 'Pexels', sources: ['Pexels', 'Unsplash'] })
      expect(page.photos.map(({ choice }) => choice)).toEqual([{ provider: 'Pexels', id: '1' }])
      expect(await unsplash.seen()).toEqual([])
    })

    it('uses the requested service, and fails if that service fails', async () => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const { search, pexels } = await services()
      const { status, body } = await search('&source=Unsplash')
      expect([status, body]).toMatchObject([503, { error: { code: 'photos_unavailable' } }])
      expect(linesAbout(log, 'photos.failed')).toMatchObject([{ provider: 'Unsplash', status: 500 }])
      expect(await pexels.seen()).toEqual([])
      expect(await pexels.seen()).toEqual([])
      log.mockRestore()
    })

    it('ends at the last page', async () => {
      const { search } = await services()
      expect((await search('&page=50')).body).toMatchObject({ more: false })
      expect((await search('&page=51')).status).toBe(400)
    })
  })
})
