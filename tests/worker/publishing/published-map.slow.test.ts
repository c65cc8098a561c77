import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { type Draft, published } from '../../../worker/drafts/schema.ts'
import { approvePublication } from '../../../worker/operate/reviews.ts'
import { collectPictures } from '../../../worker/pictures/removals.ts'
import { DAY } from '../../../worker/platform/time.ts'
import { release, scheduled } from '../../../worker/publishing/schema.ts'
import { codeOf, newPerson } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import {
  documentAt,
  keyOfDoor,
  tilePath,
  tileServer,
  tileSettings,
  tiles,
} from '../../harness/workers/pictures/tile-server.ts'
import { addressFor, contextOf, newHandle, siteEnv, visit } from '../../harness/workers/sites/sites.ts'
import { clearSites, rebuild, storedValues } from '../../harness/workers/sites/stored-site.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())
afterEach(clearSites)

const ifMatch = ({ revision }: Draft) => ({ 'if-match': `"${revision}"` })

/** A person who uses only the API, and a tile server. Their draft is saved but not published. */
async function owner(websiteSettings = documentAt(), answer?: Parameters<typeof tileServer>[0], timeout?: number) {
  const peer = await tileServer(answer)
  const browser = await newPerson({
    ...tileSettings(peer, timeout),
    MAP_TILES_CREDIT: 'Tiles Inc https://tiles.example/terms',
  })
  const draft = (await browser.post('/api/drafts', { websiteSettings })).body as Draft
  return { peer, browser, draft, path: `/api/drafts/${draft.draftId}`, handle: newHandle() }
}

async function publish({ browser, path, draft, handle }: Awaited<ReturnType<typeof owner>>) {
  const answer = await browser.post(`${path}/publish`, { handle }, ifMatch(draft))
  expect(answer.status).toBe(200)
  return { ...published.parse(answer.body), etag: answer.headers.get('etag') }
}

async function save(browser: Browser, path: string, draft: Draft, websiteSettings: WebsiteSettings) {
  const answer = await browser.put(path, { websiteSettings }, ifMatch(draft))
  expect(answer.status).toBe(200)
  return answer.body as Draft
}

const pageAt = async (handle: string) => (await visit(addressFor(handle))).text()
const mapOn = (html: string) => /<figure class="frame map pinned">.*?<\/figure>/s.exec(html)?.[0]
const pictureOn = (html: string) => /\ssrc="\/media\/([0-9a-f]{64})\/small"/.exec(mapOn(html) ?? '')?.[1]

describe('the map on a website published over the API', () => {
  it('appears at its owner’s location with credit, from the website’s own host', async () => {
    const of = await owner()
    const { draft, etag } = await publish(of)
    const page = await visit(addressFor(of.handle))
    const html = await page.text()
    const hash = pictureOn(html)
    expect(hash).toBeDefined()
    expect(mapOn(html)).toContain('<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>')
    expect(mapOn(html)).toContain('<a href="https://tiles.example/terms">Tiles Inc</a>')
    expect(mapOn(html)).toContain('12 High Street, Totnes')
    expect([...html.matchAll(/(?:\ssrc|srcset|poster|data)="(https?:)?\/\/[^"]*"/g)]).toEqual([])
    expect(html).not.toContain(new URL(of.peer.url).host)
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self';")
    const picture = await visit(addressFor(of.handle, `/media/${hash}/small`))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await of.peer.seen()).toHaveLength(tiles.length)
    // The owner's next request needs no other revision, and the editor shows the same map.
    expect(etag).toBe(`"${of.draft.revision}"`)
    expect(draft.websiteSettings.settings.drawn.map?.of).toBe(keyOfDoor)
    expect(draft).toEqual((await of.browser.get(of.path)).body)
  })

  it('survives another publish, a move, a rollback and a rebuild without a tile request', async () => {
    const of = await owner()
    const { browser, path } = of
    await publish(of)
    const before = await storedValues()
    await publish(of)
    expect(await storedValues()).toEqual(before)
    const { keys } = await env.SITES.list()
    await Promise.all(keys.map(({ name }) => env.SITES.delete(name)))
    expect(await rebuild()).toMatchObject({ websites: 1, findings: [] })
    expect(await storedValues()).toEqual(before)
    const renamed = newHandle()
    expect((await browser.put(`${path}/handle`, { handle: renamed })).status).toBe(200)
    expect(pictureOn(await pageAt(renamed))).toBeDefined()
    // A save without the map, as from an old window.
    const saved = await save(browser, path, of.draft, { ...documentAt(), businessName: 'Two' })
    await publish({ ...of, handle: renamed, draft: saved })
    expect(pictureOn(await pageAt(renamed))).toBeDefined()
    expect((await browser.post(`${path}/releases/1/roll-back`)).status).toBe(200)
    expect(pictureOn(await pageAt(renamed))).toBeDefined()
    expect(await of.peer.seen()).toHaveLength(tiles.length)
    expect(log.mock.calls).toEqual([])
  })

  it('changes with the location, and an earlier version keeps its own map', async () => {
    const of = await owner()
    const { browser, path, handle } = of
    const first = await publish(of)
    const earlier = pictureOn(await pageAt(handle))
    const { websiteSettings } = first.draft
    const { business } = websiteSettings
    // Less than a tile away, so the same tiles serve.
    const moved = { ...business, address: { ...business.address, point: '50.4317, -3.6835' } }
    const draft = await save(browser, path, first.draft, { ...websiteSettings, business: moved })
    expect(draft.websiteSettings.settings.drawn.map?.of).toBe(keyOfDoor)
    const second = await publish({ ...of, draft })
    expect(second.draft.websiteSettings.settings.drawn.map?.of).toBe('16/50.43170/-3.68350')
    const later = pictureOn(await pageAt(handle))
    expect(later).not.toBe(earlier)
    expect(await of.peer.seen()).toHaveLength(2 * tiles.length)
    expect((await browser.post(`${path}/releases/1/roll-back`)).status).toBe(200)
    expect(pictureOn(await pageAt(handle))).toBe(earlier)
  })

  it('exists in a scheduled website', async () => {
    const of = await owner()
    const { browser, path, handle, draft, peer } = of
    const at = new Date(Date.now() + DAY).toISOString()
    const answer = await browser.post(`${path}/schedules`, { handle, at }, ifMatch(draft))
    expect(scheduled.parse(answer.body).draft.websiteSettings.settings.drawn.map?.of).toBe(keyOfDoor)
    const waiting = release.parse((await browser.get(`${path}/releases/1`)).body)
    expect(waiting.websiteSettings.settings.drawn.map?.of).toBe(keyOfDoor)
    expect(await peer.seen()).toHaveLength(tiles.length)
  })

  describe('after a hold for review', () => {
    const suspicious = () => ({ ...documentAt(), businessName: 'Pаypal Login' })

    async function held() {
      const of = await owner(suspicious())
      const { browser, path, draft, handle } = of
      expect(codeOf(await browser.post(`${path}/publish`, { handle }, ifMatch(draft)))).toBe('held_for_review')
      expect(await of.peer.seen()).toEqual([])
      const ctx = contextOf(siteEnv(tileSettings(of.peer)))
      const act = { draftId: draft.draftId, operatorId: 'an operator', reason: 'An honest reseller' }
      return { ...of, approve: () => approvePublication(ctx, act) }
    }

    it('appears once an operator approves, also in the draft', async () => {
      const { approve, ...of } = await held()
      await approve()
      expect(pictureOn(await pageAt(of.handle))).toBeDefined()
      const { revision, websiteSettings } = (await of.browser.get(of.path)).body as Draft
      expect(revision).toBe(of.draft.revision)
      expect(websiteSettings.settings.drawn.map?.of).toBe(keyOfDoor)
      await publish(of)
      expect(await of.peer.seen()).toHaveLength(tiles.length)
    })

    it('appears in the held version, while the draft keeps its newer save', async () => {
      const { approve, ...of } = await held()
      const later = { ...suspicious(), businessName: 'Wren Plumbing' }
      const draft = await save(of.browser, of.path, of.draft, later)
      await approve()
      const html = await pageAt(of.handle)
      expect(pictureOn(html)).toBeDefined()
      expect(html).toContain('Pаypal Login')
      const { revision, websiteSettings } = draft
      expect((await of.browser.get(of.path)).body).toMatchObject({ revision, websiteSettings })
      expect(websiteSettings.settings.drawn.map).toBeNull()
      await publish({ ...of, draft })
      expect(pictureOn(await pageAt(of.handle))).toBeDefined()
      // It shows the same location, whose map is stored.
      expect(await of.peer.seen()).toHaveLength(tiles.length)
    })

    it('disappears if the tile server is down', async () => {
      const { approve, ...of } = await held()
      await of.peer.script(tiles.map((tile) => ({ path: tilePath(tile), status: 503, text: 'down' })))
      await approve()
      const html = await pageAt(of.handle)
      expect(html).toContain('id="contact"')
      expect(html).not.toContain('class="frame map')
    })
  })

  it.each([
    ['the tile server is down', { status: 503, text: 'down' }],
    ['the tile server takes too long', { delay: 30_000 }],
  ])('disappears without delay if %s', async (_why, answer) => {
    const of = await owner(documentAt(), () => answer, 1000)
    const begun = Date.now()
    await publish(of)
    expect(Date.now() - begun).toBeLessThan(12_000)
    const html = await pageAt(of.handle)
    expect(html).toContain('id="contact"')
    expect(html).not.toContain('class="frame map')
    expect(html).not.toContain('OpenStreetMap contributors')
    expect(linesAbout(log, 'maps.failed')).toMatchObject([{ draftId: of.draft.draftId }])
  })

  it('remains while a version shows it, whatever the draft shows', async () => {
    const of = await owner()
    const { draft } = await publish(of)
    const hash = pictureOn(await pageAt(of.handle))
    await save(of.browser, of.path, draft, documentAt())
    const ctx = contextOf()
    for (const days of [1, 40, 80]) await collectPictures({ ...ctx, now: () => new Date(Date.now() + days * DAY) })
    expect(await env.MEDIA.head(`media/${hash}/small`)).not.toBeNull()
  })
})
