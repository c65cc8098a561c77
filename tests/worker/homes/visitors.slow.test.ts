import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { emailOwner } from '../../../worker/domains/apply-event.ts'
import { takeEdgeReport } from '../../../worker/intake/edge-report.ts'
import { atHome } from '../../../worker/platform/db/homes.ts'
import type { VisitReport } from '../../../worker/visits/schema.ts'
import { encodeVisit } from '../../../worker/visits/visit-line.ts'
import { insertDomain } from '../../../worker/websites/claims.ts'
import { findDomain } from '../../../worker/websites/domains.ts'
import { makePng } from '../../harness/pictures/formats.ts'
import { accountOf } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { databaseOf, newDraft, newResident, publishAt, rowsIn } from '../../harness/workers/homes/two-homes.ts'
import { upload } from '../../harness/workers/pictures/uploads.ts'
import { addressFor, contextOf, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const app = siteEnv().APP_ORIGIN
const DAY = 24 * 60 * 60_000

type Live = { browser: Browser; userId: string; draftId: string; handle: string }

/** A website online, of somebody new in a home. */
async function newLive(home: 1 | 2, handle: string): Promise<Live> {
  const { browser, userId } = await newResident(home)
  const draftId = await newDraft(browser, `Bakery ${home}`)
  expect(await publishAt(browser, draftId, handle)).toBe(200)
  return { browser, userId, draftId, handle }
}

const inBoth = async () => ({ first: await newLive(1, 'first-bakery'), second: await newLive(2, 'second-bakery') })

beforeEach(emptyStores)

describe('a private preview of a website in the second database', () => {
  const linkTo = async ({ browser, draftId }: Pick<Live, 'browser' | 'draftId'>) => {
    const { status, body } = await browser.post(`/api/drafts/${draftId}/preview-links`, { days: 1 })
    expect(status).toBe(201)
    return (body as { url: string }).url
  }

  it('opens, and its pictures', async () => {
    const { browser } = await newResident(2)
    const draftId = await newDraft(browser, 'Second Home')
    const { picture } = await upload(browser, draftId, await makePng(40, 30))
    const path = picture.image.urls[0]?.url ?? ''
    const url = await linkTo({ browser, draftId })
    const page = await visit(url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Second Home')])
    const shown = await visit(url + path.slice(1))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    // Not another website's.
    const other = await newResident(1)
    const theirs = await linkTo({ browser: other.browser, draftId: await newDraft(other.browser) })
    expect([(await visit(theirs)).status, (await visit(theirs + path.slice(1))).status]).toEqual([200, 404])
    expect([await rowsIn(1, 'preview_links'), await rowsIn(2, 'preview_links')]).toEqual([1, 1])
  })

  it('ends with its link', async () => {
    const live = await newLive(2, 'second-bakery')
    const url = await linkTo(live)
    expect((await visit(url)).status).toBe(200)
    expect((await live.browser.delete(`/api/drafts/${live.draftId}/preview-links`)).status).toBe(204)
    expect((await visit(url)).status).toBe(404)
  })
})

describe('the app’s host, with a website in each database', () => {
  it('leads from a handle to its website', async () => {
    await inBoth()
    for (const handle of ['first-bakery', 'second-bakery']) {
      const response = await visit(`${app}/${handle}`)
      expect([response.status, response.headers.get('location')]).toEqual([302, addressFor(handle)])
    }
    expect((await visit(`${app}/third-bakery`)).status).toBe(404)
  })

  it('lists them in separate sitemaps', async () => {
    await inBoth()
    const urlsAt = async (path: string) => {
      await caches.default.delete(app + path)
      const response = await visit(app + path)
      const xml = await response.text()
      return response.status === 200 ? [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url) : undefined
    }
    const [, ...sitemaps] = (await urlsAt('/sitemap.xml')) ?? []
    expect(sitemaps).toEqual([`${app}/sitemaps/sites-1.xml`, `${app}/sitemaps/sites-2-1.xml`])
    expect(await urlsAt('/sitemaps/sites-1.xml')).toEqual([addressFor('first-bakery')])
    expect(await urlsAt('/sitemaps/sites-2-1.xml')).toEqual([addressFor('second-bakery')])
    for (const none of ['2', '1-1', '2-2', '2-0', '3-1', '02-1'])
      expect([none, await urlsAt(`/sitemaps/sites-${none}.xml`)]).toEqual([none, undefined])
  })
})

describe('what the edge reports', () => {
  const viewOf = (releaseId: string, hostname: string) =>
    encodeVisit({
      ...{ releaseId, hostname, kind: 'view', at: String(Date.now()), address: '198.51.100.1', country: 'AT' },
      ...{ campaign: '', untracked: '', referrer: '', userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/126.0' },
    })

  it('is counted for the websites of both databases, and shown to their owners', async () => {
    const { first, second } = await inBoth()
    const releaseOf = (home: 1 | 2) => databaseOf(home).prepare('select release_id from websites').first('release_id')
    const views =
      (home: 1 | 2, { handle }: Live) =>
      async () =>
        viewOf(String(await releaseOf(home)), new URL(addressFor(handle)).hostname)
    const [one, two] = [await views(1, first)(), await views(2, second)()]
    await takeEdgeReport(siteEnv(), { id: crypto.randomUUID(), visits: [two, one, two] })
    const viewsOf = async ({ browser, draftId }: Live) => {
      const { body } = await browser.get(`/api/drafts/${draftId}/visits?days=7`)
      const { counted, report } = body as { counted: boolean; report: VisitReport }
      expect(counted).toBe(true)
      return report.days.at(-1)?.views
    }
    expect([await viewsOf(first), await viewsOf(second)]).toEqual([1, 2])
    expect((await first.browser.get(`/api/drafts/${second.draftId}/visits?days=7`)).status).toBe(404)
  })

  it('is answered with the suspended websites of both databases', async () => {
    const { first, second } = await inBoth()
    const at = new Date()
    for (const [home, { draftId, userId }] of [
      [1, first],
      [2, second],
    ] as const)
      await databaseOf(home)
        .prepare('insert into website_suspensions values (?, ?, ?, ?, ?)')
        .bind(draftId, userId, 'spam', '', at.getTime())
        .run()
    const report = { id: crypto.randomUUID(), visits: [] }
    const named = await takeEdgeReport(siteEnv(), report, () => new Date(at.getTime() + 60_000))
    expect(named).toEqual(['first-bakery.localhost', 'second-bakery.localhost'])
  })
})

describe('emails about a domain of an owner in the second database', () => {
  /** A domain of theirs that was disconnected a month ago. */
  async function newDisconnected() {
    const { browser, userId, handle } = await newLive(2, 'second-bakery')
    const there = atHome(contextOf(), 2)
    const names = { domainName: 'shop.example', shownName: 'shop.example', websiteName: handle }
    await insertDomain(there.db, { id: 'shop', userId, ...names, preferred: true }, new Date())
    const quiet = "update website_domains set website_name = null, provider_state = 'none', quiet_since = ?"
    await there.db.$client
      .prepare(quiet)
      .bind(Date.now() - 30 * DAY)
      .run()
    return { browser, there, userId, ...names }
  }

  const mailTo = async (browser: Browser, subject: string) =>
    env.DB.prepare('select text from mailbox where recipient = ? and instr(subject, ?) > 0')
      .bind((await accountOf(browser)).email, subject)
      .first<string>('text')

  it('tell what to clear up after disconnecting it', async () => {
    const { browser, domainName } = await newDisconnected()
    const { token } = (await browser.post('/api/session/token')).body as { token: string }
    const order = { domain: domainName, companyName: 'Second Home' }
    const headers = { authorization: `Bearer ${token}` }
    const { status, body } = await browser.post('/api/entri/email-service/send-disconnect-email', order, headers)
    expect([status, body]).toEqual([200, { sent: true }])
    expect(await mailTo(browser, 'was disconnected')).toContain(domainName)
  })

  it('say that it was lost', async () => {
    const { browser, there, userId, domainName } = await newDisconnected()
    const domain = await findDomain(there.db, { userId, domainName })
    if (!domain) throw new Error('no domain')
    await emailOwner(there, domain, 'lost')
    expect(await mailTo(browser, 'no longer points')).toContain(domainName)
  })
})
