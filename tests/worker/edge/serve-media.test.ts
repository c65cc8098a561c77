import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MediaFile, mediaPath } from '../../../renderer/document/values/media.ts'
import { grantPicture } from '../../../worker/pictures/picture-pass.ts'
import { limitOf } from '../../harness/workers/accounts/browser.ts'
import { newHash, newPicture, storeFile, watchedBucket } from '../../harness/workers/pictures/uploads.ts'
import { addressFor, contextOf, newHandle, newSite, siteEnv, visit } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const handle = newHandle()
/** Hashes of pictures that the website shows; each test takes some. */
let shownHashes: string[]
const shownHash = () => shownHashes.pop() ?? newHash()
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
let path: string

beforeAll(async () => {
  shownHashes = Array.from({ length: 200 }, newHash)
  await storeSite(`${handle}.localhost`, { page: shownHashes.map((hash) => mediaPath(hash, 'regular')).join('\n') })
})
beforeEach(async () => {
  path = await storeFile(shownHash())
})

const ask = (of: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  visit(addressFor(handle, of), { headers, ...init })
/** The content of a test's picture. */
const textOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer())
const etagOf = async (of: string) => (await ask(of)).headers.get('etag') ?? ''
const caching = 'public, max-age=31536000, s-maxage=3600, immutable'

describe('a stored picture', () => {
  // ASVS 3.4.6, ASVS 4.1.1, ASVS 5.3.1
  it('gets permanent caching and restrictive headers', async () => {
    const response = await ask(path)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': caching,
      vary: 'Accept',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    for (const name of ['set-cookie', 'access-control-allow-origin', 'content-disposition', 'age'])
      expect(response.headers.get(name)).toBeNull()
    expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/)
    expect(await textOf(response)).toBe('0123456789')
  })

  // ASVS 5.3.1
  it.each(['image/webp', 'image/avif', 'image/png', 'image/jpeg'])('keeps the type %s', async (contentType) => {
    const of = await storeFile(shownHash(), { contentType })
    expect((await ask(of)).headers.get('content-type')).toBe(contentType)
  })

  it.each(['text/html', 'image/svg+xml', 'image/webp; charset=x', ''])(
    'downloads when its type is “%s”',
    async (type) => {
      const of = await storeFile(shownHash(), { contentType: type, bytes: '<script>alert(1)</script>' })
      for (const response of [await ask(of), await ask(of)]) {
        expect(response.headers.get('content-type')).toBe('application/octet-stream')
        expect(response.headers.get('content-disposition')).toBe('attachment')
        await textOf(response)
      }
    },
  )

  it('arrives as AVIF in browsers that accept AVIF, if an AVIF exists', async () => {
    const hash = shownHash()
    const small = await storeFile(hash, { variant: 'small' })
    await storeFile(hash, { variant: 'small', format: '.avif', contentType: 'image/avif', bytes: 'avif' })
    const regular = await storeFile(hash)
    for (const _ of ['cold', 'warm']) {
      const both = [await ask(small, { accept: chrome }), await ask(small, { accept: 'image/webp,*/*' })]
      expect(both.map(({ headers }) => headers.get('content-type'))).toEqual(['image/avif', 'image/webp'])
      expect(await Promise.all(both.map(textOf))).toEqual(['avif', '0123456789'])
      expect(both[0]?.headers.get('etag')).not.toBe(both[1]?.headers.get('etag'))
      expect((await ask(regular, { accept: chrome })).headers.get('content-type')).toBe('image/webp')
    }
    for (const accept of ['image/avif;q=0', 'image/avif;q=0.0, */*', 'image/*', ''])
      expect((await ask(small, { accept })).headers.get('content-type')).toBe('image/webp')
  })

  it('costs one read per location', async () => {
    const { media, reads } = watchedBucket(env.MEDIA)
    const of = siteEnv({ MEDIA: media })
    const again = (headers = {}, query = '') => visit(addressFor(handle, path + query), { headers }, of)
    await textOf(await again())
    expect(reads).toEqual([path.slice(1)])
    for (const query of ['', '?v=2', '?format=.avif'])
      for (const headers of [{ range: 'bytes=0-1' }, { cookie: 'a=b' }, { 'if-none-match': '"x"' }, { accept: 'x/y' }])
        await textOf(await again(headers, query))
    const elsewhere = newHandle()
    await storeSite(`${elsewhere}.localhost`, { page: path })
    expect(await textOf(await visit(addressFor(elsewhere, path), {}, of))).toBe('0123456789')
    expect(reads).toHaveLength(1)
    for (const _ of ['cold', 'warm']) await textOf(await again({ accept: chrome }))
    expect(reads.slice(1)).toEqual([`${path.slice(1)}.avif`, path.slice(1)])
  })

  it('replaces a missing AVIF for a minute', async () => {
    for (const accept of [chrome, '']) await textOf(await ask(path, { accept }))
    const kept = async (key: string) =>
      (await caches.default.match(`${env.SITES_ORIGIN}${key}`))?.headers.get('cache-control')
    expect([await kept(`${path}.avif`), await kept(path)]).toEqual(['max-age=60', 'max-age=3600'])
  })

  it.each(['thumbnail', 'full', 'icon-32', 'card'] as const)(
    'needs no look-up of an AVIF in the variant %s',
    async (variant) => {
      const of = await storeFile(shownHash(), { variant })
      const { media, reads } = watchedBucket(env.MEDIA)
      await visit(addressFor(handle, of), { headers: { accept: chrome } }, siteEnv({ MEDIA: media }))
      expect(reads).toEqual([of.slice(1)])
    },
  )
})

describe('a conditional request for a picture', () => {
  it('results in a 304 by weak comparison', async () => {
    const etag = await etagOf(path)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await ask(path, { 'if-none-match': known, range: 'bytes=0-1' })
      expect([response.status, await textOf(response), response.headers.get('etag')]).toEqual([304, '', etag])
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('vary')).toBe('Accept')
    }
    expect((await ask(path, { 'if-none-match': '"x"' })).status).toBe(200)
  })

  it('results in a 304 even uncached', async () => {
    const object = await env.MEDIA.head(path.slice(1))
    expect((await ask(path, { 'if-none-match': object?.httpEtag ?? '' })).status).toBe(304)
  })

  it('supports HEAD with the same headers', async () => {
    const [head, get] = [await ask(path, { range: 'bytes=0-1' }, { method: 'HEAD' }), await ask(path)]
    expect([head.status, await textOf(head)]).toEqual([200, ''])
    for (const name of ['content-type', 'etag', 'cache-control', 'accept-ranges', 'vary'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
  })
})

describe('a range within a picture', () => {
  it.each([
    ['bytes=0-3', '0123', '0-3'],
    ['bytes=2-2', '2', '2-2'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-99', '0123456789', '0-9'],
    ['bytes=5-99', '56789', '5-9'],
    ['BYTES=0-0', '0', '0-0'],
  ])('%s returns %s', async (range, expected, at) => {
    for (const _ of ['cold', 'warm']) {
      const response = await ask(path, { range })
      expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes ${at}/10`])
      expect(await textOf(response)).toBe(expected)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('etag')).toBe(await etagOf(path))
    }
  })

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=99999999999999999999-', 'bytes=-0'])(
    'fails with 416: %s',
    async (range) => {
      const response = await ask(path, { range })
      expect([response.status, await textOf(response)]).toEqual([416, ''])
      expect(response.headers.get('content-range')).toBe('bytes */10')
    },
  )

  it.each(['bytes=0-1,3-4', 'bytes=4-2', 'bytes=-', 'bytes=', 'bytes', 'lines=0-1', 'bytes=a-b', 'bytes=0-1x', ''])(
    'returns the whole picture if malformed: %s',
    async (range) => {
      const response = await ask(path, { range })
      expect([response.status, await textOf(response)]).toEqual([200, '0123456789'])
      expect(response.headers.get('content-range')).toBeNull()
    },
  )

  it('matches If-Range by strong ETag only', async () => {
    const etag = await etagOf(path)
    const status = async (ifRange: string) => (await ask(path, { range: 'bytes=0-1', 'if-range': ifRange })).status
    expect(await status(etag)).toBe(206)
    for (const other of [`W/${etag}`, '"x"', new Date().toUTCString()]) expect(await status(other)).toBe(200)
  })
})

describe('a media path without a picture', () => {
  it('responds with 404, without a read if no picture can exist', async () => {
    const { media, reads } = watchedBucket(env.MEDIA)
    const hash = shownHash()
    const paths = [
      '/media/',
      `/media/${hash}`,
      `/media/${hash}/`,
      `/media/${hash}/huge`,
      `/media/${hash}/small.avif`,
      `/media/${hash}/small/`,
      `/media/${hash.toUpperCase()}/small`,
      `/media/${hash.slice(1)}/small`,
      `/media/${hash}/constructor`,
      `/media/..%2f${hash}/small`,
    ]
    for (const of of paths) {
      const response = await visit(addressFor(handle, of), {}, siteEnv({ MEDIA: media }))
      expect([of, response.status, response.headers.get('cache-control')]).toEqual([of, 404, 'no-store'])
    }
    expect(reads).toEqual([])
    const missing = await visit(addressFor(handle, `/media/${hash}/small`), {}, siteEnv({ MEDIA: media }))
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(reads).toHaveLength(1)
  })

  it('appears once its picture is stored, because misses aren’t cached', async () => {
    const hash = shownHash()
    expect((await ask(`/media/${hash}/small`)).status).toBe(404)
    expect((await ask(await storeFile(hash, { variant: 'small' }))).status).toBe(200)
  })

  it('responds with 404 at a host without a website', async () => {
    const { media, reads } = watchedBucket(env.MEDIA)
    const response = await visit(addressFor('nobody-here', path), {}, siteEnv({ MEDIA: media }))
    expect([response.status, reads]).toEqual([404, []])
    expect(await textOf(response)).toContain('Nothing to see here')
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('responds to %s with 405', async (method) => {
    const response = await ask(path, {}, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the previews’ host', () => {
  let pass: string
  beforeEach(async () => {
    const [site, hash] = [await newSite(), path.split('/')[2] ?? '']
    await newPicture(site, { hash })
    const asking = { hash, userId: site.userId, creationToken: undefined }
    pass = `${path}?pass=${await grantPicture(contextOf(), asking)}`
  })
  const at = (of: string, init: RequestInit = {}, env = siteEnv()) =>
    visit(`http://preview.localhost:8787${of}`, init, env)
  const kept = 'private, max-age=86400, immutable'

  it('serves pictures drawn by the editor, cached privately for a day and not indexed', async () => {
    for (const init of [
      {},
      { headers: { origin: siteEnv().APP_ORIGIN } },
      { headers: { origin: 'https://other.example' } },
    ]) {
      const response = await at(pass, init)
      expect([response.status, await textOf(response)]).toEqual([200, '0123456789'])
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': siteEnv().APP_ORIGIN,
        'cache-control': kept,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-type': 'image/webp',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    const etag = await etagOf(path)
    const known = await at(pass, { headers: { 'if-none-match': etag } })
    expect([known.status, known.headers.get('cache-control')]).toEqual([304, kept])
    expect((await at(pass, { headers: { range: 'bytes=0-1' } })).status).toBe(206)
    const head = await at(pass, { method: 'HEAD', headers: { range: 'bytes=0-1' } })
    expect([head.status, await textOf(head)]).toEqual([200, ''])
    expect((await at(pass, { method: 'POST' })).status).toBe(405)
  })

  it('doesn’t cache responses without a picture or pass', async () => {
    for (const of of [path, `/media/${newHash()}/small`, '/media/x/small']) {
      const { status, headers } = await at(of)
      expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('limits requests for pictures, separately from pages', async () => {
    const of = siteEnv({ API_LIMIT: limitOf(1) })
    expect((await at(pass, {}, of)).status).toBe(200)
    const refused = await at(pass, {}, of)
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'private, no-store'])
    expect((await at('/a.b.c/', {}, of)).status).toBe(404)
  })
})

describe('the app’s host', () => {
  const app = siteEnv().APP_ORIGIN

  it('responds with 404 to signed-out requests for pictures', async () => {
    const response = await visit(app + path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('limits requests for pictures', async () => {
    const of = siteEnv({ API_LIMIT: limitOf(1) })
    const statuses = [await visit(app + path, {}, of), await visit(app + path, {}, of)].map(({ status }) => status)
    expect(statuses).toEqual([404, 429])
  })

  it('responds with 404 at impossible picture paths', async () => {
    const variant = 'huge' as MediaFile['variant']
    for (const of of ['/media', '/media/', '/media/x/small', path.replace('regular', variant), `${path}/..`]) {
      expect((await visit(app + of)).status).toBe(404)
    }
    expect((await visit(app + path, { method: 'POST' })).status).toBe(405)
  })

  it('allows the redirect’s target in its policy', async () => {
    const policy = (await visit(`${app}/designer`)).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/img-src [^;]* http:\/\/preview\.localhost:8787;/)
  })
})
