import { env } from 'cloudflare:workers'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import type { Draft, PreviewLink } from '../../../worker/contract/drafts.ts'
import type { Browser } from '../../harness/workers/browser.ts'
import { smallDocument } from '../../harness/workers/documents.ts'
import { newPerson } from '../../harness/workers/sign-in.ts'
import { visit } from '../../harness/workers/sites.ts'

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

const statusAt = async ({ url }: PreviewLink) => (await visit(url)).status

describe('a private preview link', () => {
  it.each([1, 7, 30])('lasts %s days, and shows the draft', async (days) => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const before = Date.now()
    const link = await newLink(browser, draftId, days)
    expect(link.url).toMatch(/^http:\/\/preview\.localhost:8787\/[\w-]+\.[\w-]+\.[\w-]+\/$/)
    const lasts = Date.parse(link.expiresAt) - before
    expect(lasts).toBeGreaterThan(days * day - 1_001)
    expect(lasts).toBeLessThanOrEqual(days * day + 10_000)
    expect(await statusAt(link)).toBe(200)
  })

  it('says of the draft its id, the nonce and when it ends, and nothing else but whose it is and what for', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const { url, expiresAt } = await newLink(browser, draftId, 7)
    const token = new URL(url).pathname.split('/')[1] ?? ''
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'preview+jwt' })
    const nonce = expect.stringMatching(/^[0-9a-f]{32}$/)
    const ours = { iss: env.APP_ORIGIN, aud: `${env.APP_ORIGIN}/preview`, iat: expect.any(Number) }
    expect(decodeJwt(token)).toEqual({ ...ours, sub: draftId, nonce, exp: Date.parse(expiresAt) / 1000 })
  })

  it.each([{ days: 2 }, { days: 365 }, { days: '7' }, { days: null }, {}, []])(
    'cannot last as long as %o says',
    async (body) => {
      const browser = await newPerson()
      const { draftId } = await newDraft(browser)
      const refused = await browser.post(linksOf(draftId), body)
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject({ error: { code: 'invalid_request' } })
    },
  )

  it('is made by the owner only, with a foreign draft like one that does not exist', async () => {
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

  it('is not found by the web address of the draft', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    await browser.post(`/api/drafts/${draftId}/publish`, { handle: 'by-address' }, { 'if-match': '"1"' })
    expect((await browser.post(linksOf('by-address'), { days: 1 })).status).toBe(404)
  })
})

describe('ending the links', () => {
  it('ends all that were made before, at once, and none that are made after', async () => {
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

  it('may be repeated, and requested without a link', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    for (const _ of [1, 2]) expect((await browser.delete(linksOf(draftId))).status).toBe(204)
  })

  it('leaves links that are made at the same time all working or all ended', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const links = await Promise.all([1, 7, 30, 1, 7, 30].map((days) => newLink(browser, draftId, days)))
    expect(await Promise.all(links.map(statusAt))).toEqual([200, 200, 200, 200, 200, 200])
    const stored = await env.DB.prepare('select preview_nonce from draft_websites where id = ?').bind(draftId).first()
    for (const { url } of links) {
      expect(decodeJwt(new URL(url).pathname.split('/')[1] ?? '').nonce).toBe(stored?.preview_nonce)
    }
  })

  it('changes neither the draft nor what its owner reads', async () => {
    const browser = await newPerson()
    const made = await newDraft(browser)
    await newLink(browser, made.draftId, 1)
    await browser.delete(linksOf(made.draftId))
    expect((await browser.get(`/api/drafts/${made.draftId}`)).body).toEqual(made)
  })
})
