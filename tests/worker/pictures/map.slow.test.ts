import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DrawnPictures } from '../../../renderer/document/settings.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { saveDraft } from '../../../worker/drafts/drafts.ts'
import { findOwnDraftRow } from '../../../worker/drafts/rows.ts'
import { drawMap } from '../../../worker/pictures/draw-map.ts'
import { encodePng } from '../../../worker/pictures/map-pixels.ts'
import type { ServiceContext } from '../../../worker/platform/context.ts'
import { DAY } from '../../../worker/platform/time.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import type { Peer } from '../../harness/workers/peer.ts'
import {
  documentAt,
  keyOfDoor,
  type TileAnswer,
  tileFile,
  tilePath,
  tileServer,
  tileSettings,
  tiles,
} from '../../harness/workers/pictures/tile-server.ts'
import { pictureRows } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, draftRow, idOf, newSite, type Site, siteEnv } from '../../harness/workers/sites/sites.ts'
import { clearSites } from '../../harness/workers/sites/stored-site.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())
afterEach(clearSites)

const contextWith = (peer: Peer, changes: object = {}, now?: () => Date) =>
  contextOf(siteEnv({ ...tileSettings(peer), ...changes }), now)
const soon = { MAP_TILES_TIMEOUT: '1000' }

const newPlacedSite = () => newSite(documentAt())

/** Draws the map of the stored draft, as publishing does before it renders the page. */
async function ask(ctx: ServiceContext, { userId, draft }: Site): Promise<DrawnPictures['map']> {
  const row = await findOwnDraftRow(ctx.db, { userId, draftId: draft.draftId })
  if (!row) throw new Error('no draft')
  return (JSON.parse(await drawMap(ctx, row)) as WebsiteSettings).settings.drawn.map
}

async function saveAs(site: Site, websiteSettings: WebsiteSettings): Promise<Site> {
  const { draftId, revision } = site.draft
  return { ...site, draft: await saveDraft(contextOf(), { userId: site.userId, draftId, revision, websiteSettings }) }
}

const mapOf = async (site: Site) =>
  (JSON.parse((await draftRow(site))?.website_settings as string) as WebsiteSettings).settings.drawn.map

describe('a website’s map', () => {
  it('becomes one picture with credits, from tiles fetched once each', async () => {
    const peer = await tileServer()
    const site = await newPlacedSite()
    const map = await ask(contextWith(peer, { MAP_TILES_CREDIT: 'Tiles Inc https://tiles.example/terms' }), site)
    expect(map?.of).toBe(keyOfDoor)
    expect(map?.image).toMatchObject({
      tags: [keyOfDoor],
      credit: { name: 'Tiles Inc', url: 'https://tiles.example/terms' },
    })
    expect(map?.image.urls).toMatchObject([{ type: 'small', width: 768, height: 512 }])
    const [{ hash }] = (await pictureRows(site.draft.draftId)).rows as [{ hash: string }]
    const file = await env.MEDIA.get(`media/${hash}/small`)
    expect(file?.httpMetadata?.contentType).toBe('image/webp')
    const paths = (await peer.seen()).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(tiles.map(tilePath).toSorted())
  })

  it('enters the draft without changing its revision or dates', async () => {
    const peer = await tileServer()
    const site = await newPlacedSite()
    const before = await draftRow(site)
    const map = await ask(contextWith(peer), site)
    expect(map).not.toBeNull()
    expect(await mapOf(site)).toEqual(map)
    const blank = { website_settings: '', pictures: '' }
    expect({ ...(await draftRow(site)), ...blank }).toEqual({ ...before, ...blank })
  })

  it('gives way to a save in the meantime', async () => {
    const peer = await tileServer()
    const site = await newPlacedSite()
    const row = await findOwnDraftRow(contextOf().db, idOf(site))
    if (!row) throw new Error('no draft')
    const saved = await saveAs(site, { ...documentAt(), businessName: 'Later' })
    expect(await drawMap(contextWith(peer), row)).toContain('/media/')
    expect(await draftRow(saved)).toMatchObject({ business_name: 'Later', revision: 2 })
    expect(await mapOf(saved)).toBeNull()
  })

  it('gets sharper with larger tiles', async () => {
    const peer = await tileServer((nth) => ({ file: tileFile(nth, 512) }))
    const map = await ask(contextWith(peer), await newPlacedSite())
    expect(map?.image.urls.map(({ width, height }) => [width, height])).toEqual([
      [768, 512],
      [1536, 1024],
    ])
  })

  it('needs only one fetch per view, even after a save without the map', async () => {
    const peer = await tileServer()
    const site = await newPlacedSite()
    const first = await ask(contextWith(peer), site)
    expect(await ask(contextWith(peer), site)).toEqual(first)
    const again = await saveAs(site, documentAt())
    expect(await ask(contextWith(peer), again)).toEqual(first)
    expect(await peer.seen()).toHaveLength(tiles.length)
    // The service may even be gone.
    const later = await saveAs(again, documentAt())
    expect(await ask(contextOf(), later)).toEqual(first)
    expect(await ask(contextWith(peer), await saveAs(later, documentAt('51, -3.6836')))).toBeNull()
    expect((await peer.seen()).length).toBeGreaterThan(tiles.length)
  })

  it('needs no fetch if the page doesn’t show it', async () => {
    const peer = await tileServer()
    const document = documentAt()
    const sections = document.sections.map((section) => ({ ...section, hidden: section.type === 'Contact' }))
    for (const without of [
      { ...document, sections },
      smallDocument(),
      { ...document, business: smallDocument().business },
    ])
      expect(await ask(contextWith(peer), await newSite(without))).toBeNull()
    expect(await peer.seen()).toEqual([])
  })

  it('disappears without a map service, and sends no request', async () => {
    expect(await ask(contextOf(), await newPlacedSite())).toBeNull()
    expect(log).not.toHaveBeenCalled()
  })

  it('disappears near a pole, which tiles don’t cover', async () => {
    const peer = await tileServer()
    for (const point of ['84.99999, 0', '90, 180', '-90, -180'])
      expect(await ask(contextWith(peer), await newSite(documentAt(point)))).toBeNull()
  })

  it.each<[string, (nth: number) => TileAnswer]>([
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
    ['the service is slow', (nth) => ({ file: tileFile(nth), delay: 2000 })],
  ])('disappears without leftover files if %s', async (_why, answer) => {
    const site = await newPlacedSite()
    const peer = await tileServer(answer)
    const begun = Date.now()
    expect(await ask(contextWith(peer, soon), site)).toBeNull()
    // Fetching all slow tiles in turn would take longer.
    expect(Date.now() - begun).toBeLessThan(12_000)
    expect((await pictureRows(site.draft.draftId)).rows).toEqual([])
    expect(linesAbout(log, 'maps.failed')).not.toEqual([])
  })

  it('disappears if storing takes too long, and returns in the next publish', async () => {
    const peer = await tileServer()
    const site = await newPlacedSite()
    const stalled = Promise.withResolvers<void>()
    const MEDIA = withGate(env.MEDIA, stalled.promise)
    const begun = Date.now()
    expect(await ask(contextWith(peer, { MEDIA, ...soon }), site)).toBeNull()
    expect(Date.now() - begun).toBeLessThan(12_000)
    stalled.resolve()
    await vi.waitFor(async () => expect(await ask(contextOf(), site)).not.toBeNull(), { timeout: 5000 })
    expect(await peer.seen()).toHaveLength(tiles.length)
  })

  it('gets drawn at most 30 times a day per account, including failures', async () => {
    const peer = await tileServer(() => ({ status: 503, text: 'down' }))
    const site = await newPlacedSite()
    for (let times = 0; times < 31; times += 1) await ask(contextWith(peer), site)
    const requests = (await peer.seen()).length
    expect(requests).toBeGreaterThanOrEqual(30)
    expect(await ask(contextWith(peer), site)).toBeNull()
    expect(await peer.seen()).toHaveLength(requests)
    expect(log.mock.calls.join()).toContain('no more maps until')
    const tomorrow = () => new Date(Date.now() + DAY + 1000)
    await ask(contextWith(peer, {}, tomorrow), site)
    expect((await peer.seen()).length).toBeGreaterThan(requests)
  })

  it('disappears when a setting is wrong, and the log names the setting', async () => {
    const ctx = contextOf(siteEnv({ MAP_TILES_URL: 'https://tiles.example/' }))
    expect(await ask(ctx, await newPlacedSite())).toBeNull()
    expect(log.mock.calls.join()).toContain('MAP_TILES_URL')
  })
})

/** A bucket whose writes wait for a gate. */
const withGate = (bucket: R2Bucket, gate: Promise<void>) =>
  new Proxy(bucket, {
    get(target, name) {
      if (name === 'put') return async (...args: Parameters<R2Bucket['put']>) => gate.then(() => target.put(...args))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
