import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Section, type SectionOf, sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { tilesAround } from '../../../worker/adapters/maps/tile-math.ts'
import { saveDraft } from '../../../worker/drafts/drafts.ts'
import { drawMap } from '../../../worker/pictures/draw-map.ts'
import { joinTiles } from '../../../worker/pictures/join-tiles.ts'
import { decodePng, encodePng } from '../../../worker/pictures/map-pixels.ts'
import { collectPictures } from '../../../worker/pictures/removals.ts'
import { DAY } from '../../../worker/platform/time.ts'
import {
  big,
  makeGif,
  makeJpeg,
  makePng,
  makeWebp,
  pngChunk,
  pngStart,
  bytes as raw,
} from '../../harness/pictures/formats.ts'
import { hostileFiles } from '../../harness/pictures/hostile-files.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { newPeer, type Peer } from '../../harness/workers/peer.ts'
import { pictureRows } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import {
  addressFor,
  contextOf,
  newHandle,
  newSite,
  publish,
  type Site,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { clearSites, rebuild, storedValues } from '../../harness/workers/sites/stored-site.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())
afterEach(clearSites)

const door = { latitude: 50.4316, longitude: -3.6836, zoom: 16 }
const of = '16/50.43160/-3.68360'
const grid = tilesAround(door)
const tiles = grid?.rows.flat() ?? []
const at = ({ x, y }: { x: number; y: number }) => `/16/${x}/${y}.png`

/** A tile in one color that tells where it is. */
function tileFile(nth: number, side = 256): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array(side * side * 3)
  for (let pixel = 0; pixel < rgb.length; pixel += 3) rgb.set([(nth % 4) * 60, Math.floor(nth / 4) * 80, 200], pixel)
  return encodePng({ width: side, height: side, rgb })
}

type Answer = { file?: Uint8Array; type?: string } & Partial<Parameters<Peer['script']>[0][number]>
const tileServer = (answer: (nth: number) => Answer = (nth) => ({ file: tileFile(nth) })) =>
  newPeer(
    tiles.map((tile, nth) => {
      const { file, type = 'image/png', ...rest } = answer(nth)
      const base64 = file && Buffer.from(file).toString('base64')
      return { path: at(tile), ...(base64 !== undefined && { base64 }), headers: { 'content-type': type }, ...rest }
    }),
  )

const contextWith = (peer: Peer, changes: object = {}, now?: () => Date) =>
  contextOf(siteEnv({ MAP_TILES_URL: `${peer.url}/{z}/{x}/{y}.png`, ...changes }), now)
const ask = (ctx: ReturnType<typeof contextOf>, { userId, draft }: Site, view = door) =>
  drawMap(ctx, { userId, draftId: draft.draftId, caller: { userId, address: null }, view })

describe('the map of a website', () => {
  it('is one picture of all tiles, credited, and asks for each of them once', async () => {
    const peer = await tileServer()
    const site = await newSite()
    const { map } = await ask(contextWith(peer, { MAP_TILES_CREDIT: 'Tiles Inc https://tiles.example/terms' }), site)
    expect(map?.of).toBe(of)
    expect(map?.image).toMatchObject({ tags: [of], credit: { name: 'Tiles Inc', url: 'https://tiles.example/terms' } })
    expect(map?.image.urls).toMatchObject([{ type: 'small', width: 768, height: 512 }])
    const [{ hash }] = (await pictureRows(site.draft.draftId)).rows as [{ hash: string }]
    const file = await env.MEDIA.get(`media/${hash}/small`)
    expect(file?.httpMetadata?.contentType).toBe('image/webp')
    const paths = (await peer.seen()).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(tiles.map(at).toSorted())
  })

  it('is sharper where the service has larger tiles', async () => {
    const peer = await tileServer((nth) => ({ file: tileFile(nth, 512) }))
    const { map } = await ask(contextWith(peer), await newSite())
    expect(map?.image.urls.map(({ width, height }) => [width, height])).toEqual([
      [768, 512],
      [1536, 1024],
    ])
  })

  it('is not fetched again for the same view, and is for another', async () => {
    const peer = await tileServer()
    const site = await newSite()
    const first = await ask(contextWith(peer), site)
    expect(await ask(contextWith(peer), site)).toEqual(first)
    expect(await peer.seen()).toHaveLength(tiles.length)
    // A service that is gone does not matter either.
    expect(await ask(contextOf(), site)).toEqual(first)
    expect(await ask(contextWith(peer), site, { ...door, latitude: 51 })).toEqual({ map: null })
    expect((await peer.seen()).length).toBeGreaterThan(tiles.length)
  })

  it('is left out without a service, and nothing is fetched', async () => {
    expect(await ask(contextOf(), await newSite())).toEqual({ map: null })
    expect(log).not.toHaveBeenCalled()
  })

  it('is refused to a stranger, as if the website did not exist', async () => {
    const [site, other] = [await newSite(), await newSite()]
    await expect(ask(contextOf(), { ...site, userId: other.userId })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is left out near a pole, which tiles don’t reach', async () => {
    const peer = await tileServer()
    expect(await ask(contextWith(peer), await newSite(), { latitude: 84.99999, longitude: 0, zoom: 10 })).toEqual({
      map: null,
    })
  })

  it.each<[string, (nth: number) => Answer]>([
    ['the service is down', () => ({ status: 503, text: 'down' })],
    ['one tile is missing', (nth) => (nth === 7 ? { status: 404, text: '' } : { file: tileFile(nth) })],
    ['a tile is a page', (nth) => (nth === 3 ? { type: 'text/html', text: '<p>Pay us' } : { file: tileFile(nth) })],
    ['a page says that it is a picture', () => ({ text: '<!doctype html><p>Pay us' })],
    ['a tile is huge', (nth) => (nth === 5 ? { zeros: 300_000 } : { file: tileFile(nth) })],
    ['a tile never ends', (nth) => (nth === 0 ? { zeros: 10, stalls: true } : { file: tileFile(nth) })],
    ['the tiles differ in size', (nth) => ({ file: tileFile(nth, nth === 2 ? 512 : 256) })],
    [
      'the tiles are no squares of a known size',
      () => ({ file: encodePng({ width: 8, height: 8, rgb: new Uint8Array(192) }) }),
    ],
    ['the service redirects elsewhere', () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' } })],
    ['the service is slow', (nth) => ({ file: tileFile(nth), delay: 6000 })],
  ])('is left out where %s, and leaves no file behind', async (_why, answer) => {
    const site = await newSite()
    const peer = await tileServer(answer)
    const begun = Date.now()
    expect(await ask(contextWith(peer), site)).toEqual({ map: null })
    // All tiles in turn would take much longer.
    expect(Date.now() - begun).toBeLessThan(20_000)
    expect((await pictureRows(site.draft.draftId)).rows).toEqual([])
    expect(linesAbout(log, 'maps.failed')).not.toEqual([])
  })

  it('is drawn at most 30 times a day for an account, failures included', async () => {
    const peer = await tileServer(() => ({ status: 503, text: 'down' }))
    const site = await newSite()
    for (let times = 0; times < 31; times += 1) await ask(contextWith(peer), site)
    const asked = (await peer.seen()).length
    expect(asked).toBeGreaterThanOrEqual(30)
    expect(await ask(contextWith(peer), site)).toEqual({ map: null })
    expect(await peer.seen()).toHaveLength(asked)
    expect(log.mock.calls.join()).toContain('no more maps until')
    const tomorrow = () => new Date(Date.now() + DAY + 1000)
    await ask(contextWith(peer, {}, tomorrow), site)
    expect((await peer.seen()).length).toBeGreaterThan(asked)
  })

  it('is left out where a setting is wrong, and the log says so', async () => {
    expect(await ask(contextOf(siteEnv({ MAP_TILES_URL: 'https://tiles.example/' })), await newSite())).toEqual({
      map: null,
    })
    expect(log.mock.calls.join()).toContain('MAP_TILES_URL')
  })
})

const contact = sectionTypes.Contact.schema.parse({
  ...{ id: 'contact', type: 'Contact', content: { layout: 'BesideMap' } },
}) as SectionOf<'Contact'>

const withMap = (map: WebsiteSettings['settings']['drawn']['map']): WebsiteSettings => {
  const document = smallDocument()
  return {
    ...document,
    business: {
      ...document.business,
      address: { text: '12 High Street\nTotnes', point: '50.4316, -3.6836', source: 'typed' },
    },
    sections: document.sections.flatMap((section): Section[] =>
      section.type === 'Footer' ? [contact, section] : [section],
    ),
    settings: { ...document.settings, drawn: { ...document.settings.drawn, map } },
  }
}

describe('a published website with a map', () => {
  async function published() {
    const peer = await tileServer()
    const ctx = contextWith(peer)
    const site = await newSite()
    const { map } = await ask(ctx, site)
    const { userId, draft } = site
    const saved = await saveDraft(ctx, {
      ...{ userId, draftId: draft.draftId, revision: draft.revision },
      websiteSettings: withMap(map),
    })
    const handle = newHandle()
    const current = { userId, draft: saved }
    await publish(current, handle, ctx)
    return { peer, ctx, site: current, handle, hash: /media\/([0-9a-f]{64})/.exec(JSON.stringify(map))?.[1] ?? '' }
  }

  it('serves the map from its own host, and asks no other', async () => {
    const { handle, hash } = await published()
    const page = await visit(addressFor(handle))
    const html = await page.text()
    expect(html).toContain(`src="/media/${hash}/small"`)
    expect(html).toContain('© OpenStreetMap contributors')
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self';")
    const picture = await visit(addressFor(handle, `/media/${hash}/small`))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('is published again and rebuilt without asking for a tile', async () => {
    const { peer, ctx, site, handle } = await published()
    const before = await storedValues()
    await publish(site, handle, ctx)
    const { keys } = await env.SITES.list()
    await Promise.all(keys.map(({ name }) => env.SITES.delete(name)))
    const { findings, filesWritten } = await rebuild(ctx)
    expect(findings).toEqual([])
    expect(filesWritten).toBeGreaterThan(0)
    expect(await storedValues()).toEqual(before)
    expect(await peer.seen()).toHaveLength(tiles.length)
  })

  it('keeps its map as long as a version shows it, whatever its draft shows', async () => {
    const { ctx, site, hash } = await published()
    const { userId, draft } = site
    await saveDraft(ctx, {
      ...{ userId, draftId: draft.draftId, revision: draft.revision },
      websiteSettings: withMap(null),
    })
    for (const days of [1, 40, 80]) await collectPictures({ ...ctx, now: () => new Date(Date.now() + days * DAY) })
    expect(await env.MEDIA.head(`media/${hash}/small`)).not.toBeNull()
  })
})

describe('joining tiles', () => {
  it('puts the spot in the middle', async () => {
    if (!grid) throw new Error('no tiles')
    const joined = decodePng(
      await joinTiles(
        env,
        grid,
        tiles.map((_, nth) => tileFile(nth)),
      ),
    )
    const colorAt = (x: number, y: number) => [...(joined?.rgb.subarray((y * 768 + x) * 3).subarray(0, 3) ?? [])]
    expect([joined?.width, joined?.height]).toEqual([768, 512])
    // The spot is in the third column and the second row, 108 pixels from its left and 104 from its top.
    expect(colorAt(384, 256)).toEqual([120, 80, 200])
    expect(colorAt(384 - 109, 256)).toEqual([60, 80, 200])
    expect(colorAt(384, 256 - 105)).toEqual([120, 0, 200])
    expect(colorAt(0, 0)).toEqual([0, 0, 200])
    expect(colorAt(767, 511)).toEqual([180, 160, 200])
  })

  it('takes tiles of the other formats too', async () => {
    if (!grid) throw new Error('no tiles')
    for (const file of [makeJpeg(256, 256), makeWebp(256, 256)]) {
      const joined = decodePng(
        await joinTiles(
          env,
          grid,
          tiles.map(() => file),
        ),
      )
      expect([joined?.width, joined?.height]).toEqual([768, 512])
    }
  })
})

describe('the pixels of a PNG', () => {
  const header = (width: number, height: number, depth: number, type: number, interlaced = 0) =>
    pngChunk('IHDR', raw(big(width, 4), big(height, 4), depth, type, 0, 0, interlaced))
  const png = (head: Uint8Array, lines: number[], ...others: Uint8Array[]) =>
    raw(
      pngStart,
      head,
      ...others,
      pngChunk('IDAT', new Uint8Array(deflateSync(Uint8Array.from(lines)))),
      pngChunk('IEND'),
    )
  const rgbOf = (file: Uint8Array) => {
    const pixels = decodePng(file)
    return pixels && [...pixels.rgb]
  }

  it('are read from a palette, as most tiles have one', () => {
    const palette = pngChunk('PLTE', raw(255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9))
    expect(rgbOf(png(header(3, 1, 8, 3), [0, 2, 0, 1], palette))).toEqual([0, 0, 255, 255, 0, 0, 0, 255, 0])
    expect(rgbOf(png(header(3, 1, 2, 3), [0, 0b10_00_01_00], palette))).toEqual([0, 0, 255, 255, 0, 0, 0, 255, 0])
    expect(rgbOf(png(header(2, 1, 4, 3), [0, 0x31], palette))).toEqual([9, 9, 9, 0, 255, 0])
    expect(rgbOf(png(header(2, 1, 1, 3), [0, 0b01_000000], palette))).toEqual([255, 0, 0, 0, 255, 0])
  })

  it('are read in gray, in color, and without their transparency', () => {
    expect(rgbOf(png(header(2, 1, 8, 0), [0, 7, 8]))).toEqual([7, 7, 7, 8, 8, 8])
    expect(rgbOf(png(header(1, 1, 8, 4), [0, 7, 0]))).toEqual([7, 7, 7])
    expect(rgbOf(png(header(1, 1, 8, 6), [0, 1, 2, 3, 0]))).toEqual([1, 2, 3])
  })

  it('are unfiltered line by line', () => {
    const lines = [1, 10, 5, 5, 2, 1, 1, 1, 3, 2, 2, 2, 4, 3, 3, 3]
    expect(rgbOf(png(header(3, 4, 8, 0), lines))?.filter((_, nth) => nth % 3 === 0)).toEqual([
      ...[10, 15, 20],
      ...[11, 16, 21],
      ...[7, 13, 19],
      ...[10, 16, 22],
    ])
  })

  it('can’t be read from a broken file or one of another kind', async () => {
    const good = await makePng(20, 20)
    for (const file of [
      new Uint8Array(),
      good.slice(0, 40),
      good.slice(0, -30),
      png(header(3, 1, 8, 3, 1), [0, 2, 0, 1]),
      png(header(3, 1, 16, 2), [0, 2, 0, 1]),
      png(header(0, 1, 8, 0), [0]),
      png(header(2000, 2000, 8, 0), [0]),
      png(header(2, 1, 8, 0), [9, 7, 8]),
      png(
        header(1, 1, 8, 0),
        Array.from({ length: 100_000 }, () => 0),
      ),
      makeGif(20, 20),
    ])
      expect(decodePng(file)).toBeUndefined()
    for (const { bytes } of hostileFiles) {
      const file = await bytes()
      expect(() => decodePng(file)).not.toThrow()
    }
  })

  it('are the same after they are written and read', () => {
    const rgb = Uint8Array.from({ length: 5 * 7 * 3 }, (_, nth) => (nth * 37) % 256)
    expect(decodePng(encodePng({ width: 5, height: 7, rgb }))).toEqual({ width: 5, height: 7, rgb })
  })
})
