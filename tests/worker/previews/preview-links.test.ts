import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Draft, PreviewLink } from '../../../worker/drafts/schema.ts'
import { hashOf } from '../../../worker/platform/crypto/hash.ts'
import { maxPreviewLinks } from '../../../worker/previews/routes.ts'
import { newPerson } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { visit } from '../../harness/workers/sites/sites.ts'

const day = 24 * 60 * 60 * 1000
const linksOf = (draftId: string) => `/api/drafts/${draftId}/preview-links`

async function newDraft(browser: Browser): Promise<Draft> {
  return (await browser.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
}

async function newLink(browser: Browser, draftId: string, days: number): Promise<PreviewLink> {
  const { status, body } = await browser.post(linksOf(draftId), { days })
  expect(status).toBe(201)
  return body as PreviewLink
}

const secretOf = ({ url }: PreviewLink) => new URL(url).pathname.split('/')[1] ?? ''
const statusAt = async ({ url }: PreviewLink) => (await visit(url)).status

describe('a private preview link', () => {
  it.each([1, 7, 30])('lasts %s days, and shows the draft', async (days) => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const before = Date.now()
    const link = await newLink(browser, draftId, days)
    expect(link.url).toMatch(/^http:\/\/preview\.localhost:8787\/[0-9a-f]{32}\/$/)
    const lasts = Date.parse(link.expiresAt) - before
    expect(lasts).toBeGreaterThan(days * day - 1_001)
    expect(lasts).toBeLessThanOrEqual(days * day + 60_000)
    expect(await statusAt(link)).toBe(200)
  })

  it('leaves only a hash in the database', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const secret = secretOf(await newLink(browser, draftId, 7))
    const { results } = await env.DB.prepare('select * from preview_links where draft_id = ?').bind(draftId).all()
    expect(results).toHaveLength(1)
    expect(results[0]?.id).toBe(await hashOf(secret))
    expect(JSON.stringify(results)).not.toContain(secret)
  })

  it('appears to the owner as shared, and to no one else', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const { draftId } = await newDraft(owner)
    const shared = async () => (await owner.get(linksOf(draftId))).body
    expect(await shared()).toEqual({ shared: false })
    await newLink(owner, draftId, 1)
    expect(await shared()).toEqual({ shared: true })
    expect((await other.get(linksOf(draftId))).status).toBe(404)
    await env.DB.prepare('update preview_links set expires_at = ? where draft_id = ?').bind(Date.now(), draftId).run()
    expect(await shared()).toEqual({ shared: false })
    await newLink(owner, draftId, 1)
    await owner.delete(linksOf(draftId))
    expect(await shared()).toEqual({ shared: false })
  })

  it('fails once its draft has a hundred unexpired links', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const at = Date.now()
    const rows = Array.from({ length: maxPreviewLinks }, (_, nth) =>
      env.DB.prepare('insert into preview_links values (?, ?, ?, ?)').bind(`${draftId}${nth}`, draftId, at, at + day),
    )
    await env.DB.batch(rows)
    expect((await browser.post(linksOf(draftId), { days: 1 })).status).toBe(429)
    await env.DB.prepare('update preview_links set expires_at = ? where id = ?').bind(at, `${draftId}0`).run()
    expect(await statusAt(await newLink(browser, draftId, 1))).toBe(200)
    expect((await browser.post(linksOf(draftId), { days: 1 })).status).toBe(429)
  })

  it.each([{ days: 2 }, { days: 365 }, { days: '7' }, { days: null }, {}, []])(
    'rejects the duration %o',
    async (body) => {
      const browser = await newPerson()
      const { draftId } = await newDraft(browser)
      const refused = await browser.post(linksOf(draftId), body)
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject({ error: { code: 'invalid_request' } })
    },
  )

  it('responds with 404 for another person’s draft', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const { draftId } = await newDraft(owner)
    const link = await newLink(owner, draftId, 1)
    for (const id of [draftId, 'f'.repeat(32)]) {
      for (const refused of [await other.post(linksOf(id), { days: 1 }), await other.delete(linksOf(id))]) {
        expect([refused.status, refused.body]).toEqual([
          404,
          { error: { code: 'not_found', requestId: expect.any(String) } },
        ])
      }
    }
    expect(await statusAt(link)).toBe(200)
    await owner.post('/api/session/sign-out')
    expect((await owner.post(linksOf(draftId), { days: 1 })).status).toBe(401)
    expect((await owner.delete(linksOf(draftId))).status).toBe(401)
  })

  it('responds with 404 if requested by the draft’s handle', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    await browser.post(`/api/drafts/${draftId}/publish`, { handle: 'by-address' }, { 'if-match': '"1"' })
    expect((await browser.post(linksOf('by-address'), { days: 1 })).status).toBe(404)
  })
})

describe('ending a draft’s preview links', () => {
  it('ends every earlier link and no later link', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const another = await newDraft(browser)
    const [first, second] = [await newLink(browser, draftId, 1), await newLink(browser, draftId, 30)]
    const elsewhere = await newLink(browser, another.draftId, 7)
    expect([await statusAt(first), await statusAt(second)]).toEqual([200, 200])
    expect((await browser.delete(linksOf(draftId))).status).toBe(204)
    expect([await statusAt(first), await statusAt(second), await statusAt(elsewhere)]).toEqual([404, 404, 200])
    const third = await newLink(browser, draftId, 1)
    expect([await statusAt(first), await statusAt(third)]).toEqual([404, 200])
  })

  it('works repeatedly and without a link', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    for (const _ of [1, 2]) expect((await browser.delete(linksOf(draftId))).status).toBe(204)
  })

  it('affects none of several links made in parallel', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const links = await Promise.all([1, 7, 30, 1, 7, 30].map((days) => newLink(browser, draftId, days)))
    expect(await Promise.all(links.map(statusAt))).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('changes neither the draft nor its owner’s view', async () => {
    const browser = await newPerson()
    const made = await newDraft(browser)
    await newLink(browser, made.draftId, 1)
    await browser.delete(linksOf(made.draftId))
    expect((await browser.get(`/api/drafts/${made.draftId}`)).body).toEqual(made)
  })
})
