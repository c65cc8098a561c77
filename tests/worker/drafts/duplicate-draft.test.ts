import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Draft, DraftListItem } from '../../../worker/drafts/schema.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { newPerson } from '../../harness/workers/accounts/sign-in.ts'
import { documentWith, smallDocument } from '../../harness/workers/sites/documents.ts'

async function newDraft(browser: Browser, websiteSettings = smallDocument()): Promise<Draft> {
  const { status, body } = await browser.post('/api/drafts', { websiteSettings })
  expect(status).toBe(201)
  return body as Draft
}

const duplicate = (browser: Browser, idOrHandle: string) => browser.post(`/api/drafts/${idOrHandle}/duplicate`)

const list = async (browser: Browser) => ((await browser.get('/api/drafts')).body as { drafts: DraftListItem[] }).drafts

describe('a duplicate', () => {
  it('copies the stored document under a new id and name', async () => {
    const browser = await newPerson()
    const original = await newDraft(browser, documentWith(12))
    const { status, body, headers } = await duplicate(browser, original.draftId)
    expect([status, headers.get('etag')]).toEqual([201, '"1"'])
    const copy = body as Draft
    expect(copy.draftId).not.toBe(original.draftId)
    expect(copy).toMatchObject({ revision: 1, handle: null, lastPublishedAt: null, lastDesignedAt: null })
    expect(copy.websiteSettings).toEqual({
      ...original.websiteSettings,
      id: copy.draftId,
      businessName: 'Copy of Ada’s Plumbing',
    })
    expect((await browser.get(`/api/drafts/${copy.draftId}`)).body).toEqual(copy)
    expect((await browser.get(`/api/drafts/${original.draftId}`)).body).toEqual(original)
    expect((await list(browser)).map(({ businessName }) => businessName)).toContain('Copy of Ada’s Plumbing')
  })

  it('keeps the handle and the preview links with the original', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    await browser.post(`/api/drafts/${draftId}/publish`, { handle: 'stays-here' }, { 'if-match': '"1"' })
    await browser.post(`/api/drafts/${draftId}/preview-links`, { days: 1 })
    const copy = (await duplicate(browser, draftId)).body as Draft
    expect(copy.handle).toBeNull()
    const row = await env.DB.prepare('select * from draft_websites where id = ?').bind(copy.draftId).first()
    expect(row).toMatchObject({ handle: null, last_published_at: null })
    expect((await browser.get(`/api/drafts/${copy.draftId}/preview-links`)).body).toEqual({ shared: false })
    expect((await browser.get('/api/drafts/stays-here')).body).toMatchObject({ draftId })
  })

  it.each([
    ['x'.repeat(48), `Copy of ${'x'.repeat(40)}`],
    [`${'x'.repeat(39)}😀 and more`.slice(0, 48), `Copy of ${'x'.repeat(39)}`],
    [`${'x'.repeat(39)} yard`, `Copy of ${'x'.repeat(39)}`],
    ['Copy of Ada', 'Copy of Copy of Ada'],
  ])('of %s has a name that is not too long', async (name, expected) => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser, smallDocument(name))
    expect((await duplicate(browser, draftId)).body).toMatchObject({ websiteSettings: { businessName: expected } })
  })

  it('counts parallel copies against the website limit', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    const answers = await Promise.all(Array.from({ length: 20 }, () => duplicate(browser, draftId)))
    const limit = Number(env.WEBSITE_LIMIT)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit - 1)
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body]).toMatchObject([409, { error: { code: 'website_limit_reached' } }])
    }
    expect(await list(browser)).toHaveLength(limit)
  })

  it('duplicates a draft by its id, not by its handle', async () => {
    const browser = await newPerson()
    const { draftId } = await newDraft(browser)
    await browser.post(`/api/drafts/${draftId}/publish`, { handle: 'no-twin' }, { 'if-match': '"1"' })
    expect((await duplicate(browser, 'no-twin')).status).toBe(404)
    expect(await list(browser)).toHaveLength(1)
  })
})
