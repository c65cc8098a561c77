import { expect, it } from 'vitest'
import type { Draft, LiveRelease } from '../../../../worker/drafts/schema.ts'
import type { Browser } from '../../../harness/workers/accounts/browser.ts'
import { newPerson } from '../../../harness/workers/accounts/sign-in.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'

async function newDraft(browser: Browser, name?: string): Promise<Draft> {
  return (await browser.post('/api/drafts', { websiteSettings: smallDocument(name) })).body as Draft
}

const saveAs = (browser: Browser, { draftId }: Draft, revision: number, name: string) =>
  browser.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument(name) }, { 'if-match': `"${revision}"` })

const publishAs = async (browser: Browser, { draftId }: Draft, revision: number, handle: string) =>
  expect(
    (await browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': `"${revision}"` })).status,
  ).toBe(200)

async function releaseOf(browser: Browser, { draftId }: Draft): Promise<LiveRelease | null> {
  const { status, body } = await browser.get(`/api/drafts/${draftId}/release`)
  expect(status).toBe(200)
  return (body as { release: LiveRelease | null }).release
}

it('returns null before the first publish, and then the release that visitors see, whatever was saved since', async () => {
  const browser = await newPerson()
  const draft = await newDraft(browser, 'As published')
  expect(await releaseOf(browser, draft)).toBeNull()

  await publishAs(browser, draft, 1, 'live-release')
  const first = await releaseOf(browser, draft)
  expect(first).toEqual({ number: 1, createdAt: expect.any(String), websiteSettings: draft.websiteSettings })

  await saveAs(browser, draft, 1, 'Changed since')
  expect(await releaseOf(browser, draft)).toEqual(first)

  await publishAs(browser, draft, 2, 'live-release')
  expect(await releaseOf(browser, draft)).toMatchObject({
    number: 2,
    websiteSettings: { id: draft.draftId, businessName: 'Changed since' },
  })
})

it('returns the live release after the website changed its handle or rolled back', async () => {
  const browser = await newPerson()
  const draft = await newDraft(browser, 'First')
  await publishAs(browser, draft, 1, 'first-address')
  await saveAs(browser, draft, 1, 'Second')
  await publishAs(browser, draft, 2, 'second-address')
  expect(await releaseOf(browser, draft)).toMatchObject({ number: 2, websiteSettings: { businessName: 'Second' } })
  await saveAs(browser, draft, 2, 'First')
  await publishAs(browser, draft, 3, 'first-address')
  expect(await releaseOf(browser, draft)).toMatchObject({ number: 1, websiteSettings: { businessName: 'First' } })
})

it('returns the live release of the requested draft only', async () => {
  const browser = await newPerson()
  const [one, other] = [await newDraft(browser, 'One'), await newDraft(browser, 'Other')]
  await publishAs(browser, one, 1, 'release-of-one')
  expect(await releaseOf(browser, other)).toBeNull()
  expect(await releaseOf(browser, one)).toMatchObject({ websiteSettings: { businessName: 'One' } })
})
