import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Draft, PreviewLink } from '../../../worker/drafts/schema.ts'
import { restoreWebsite, suspendWebsite } from '../../../worker/operate/suspend.ts'
import { codeOf, newPasswordPerson, newPerson } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { badWebsite } from '../../harness/workers/sites/good-and-bad.ts'
import { contextOf, newHandle, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const phishing = () => ({ ...badWebsite(1), id: 'example' })
const operatorAct = { operatorId: 'operator', reason: 'Reported' }
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

async function newDraft(browser: Browser, document: WebsiteSettings = smallDocument()): Promise<Draft> {
  return (await browser.post('/api/drafts', { websiteSettings: document })).body as Draft
}
const requestLink = (browser: Browser, { draftId }: Draft) =>
  browser.post(`/api/drafts/${draftId}/preview-links`, { days: 1 })
async function newLink(browser: Browser, draft: Draft): Promise<string> {
  const { status, body } = await requestLink(browser, draft)
  expect(status).toBe(201)
  return (body as PreviewLink).url
}
const publish = (browser: Browser, { draftId }: Draft) =>
  browser.post(`/api/drafts/${draftId}/publish`, { handle: newHandle() }, { 'if-match': '"1"' })
const statusAt = async (url: string) => (await visit(url)).status

describe('a preview link', () => {
  it('requires a verified address', async () => {
    const { browser } = await newPasswordPerson()
    expect(codeOf(await requestLink(browser, await newDraft(browser)))).toBe('email_unverified')
  })

  it('fails for a draft that looks like phishing, and holds the draft for an operator', async () => {
    const browser = await newPerson()
    const draft = await newDraft(browser, phishing())
    expect(codeOf(await requestLink(browser, draft))).toBe('held_for_review')
    expect((await browser.get(`/api/drafts/${draft.draftId}/standing`)).body).toMatchObject({ review: 'waiting' })
  })

  it('shows nothing once its draft looks like phishing', async () => {
    const browser = await newPerson()
    const draft = await newDraft(browser)
    const url = await newLink(browser, draft)
    await browser.put(`/api/drafts/${draft.draftId}`, { websiteSettings: phishing() }, { 'if-match': '"1"' })
    expect(await statusAt(url)).toBe(404)
    await browser.put(`/api/drafts/${draft.draftId}`, { websiteSettings: smallDocument() }, { 'if-match': '"2"' })
    expect(await statusAt(url)).toBe(200)
  })

  it('shows nothing, and can’t be made, while its website is held', async () => {
    const browser = await newPerson()
    const draft = await newDraft(browser)
    const url = await newLink(browser, draft)
    await browser.put(`/api/drafts/${draft.draftId}`, { websiteSettings: phishing() }, { 'if-match': '"1"' })
    const order = [`/api/drafts/${draft.draftId}/publish`, { handle: newHandle() }, { 'if-match': '"2"' }] as const
    expect(codeOf(await browser.post(...order))).toBe('held_for_review')
    await browser.put(`/api/drafts/${draft.draftId}`, { websiteSettings: smallDocument() }, { 'if-match': '"2"' })
    expect(await statusAt(url)).toBe(404)
    expect(codeOf(await requestLink(browser, draft))).toBe('held_for_review')
    await env.DB.prepare("update publication_reviews set state = 'refused' where draft_id = ?")
      .bind(draft.draftId)
      .run()
    expect(await statusAt(url)).toBe(404)
    expect(codeOf(await requestLink(browser, draft))).toBe('publication_refused')
  })

  it('ends when any website of the account is suspended, and can’t be made again', async () => {
    const browser = await newPerson()
    const [suspended, other] = [await newDraft(browser), await newDraft(browser)]
    const urls = [await newLink(browser, suspended), await newLink(browser, other)]
    await publish(browser, suspended)
    await suspendWebsite(contextOf(), { ...operatorAct, draftId: suspended.draftId, because: 'phishing', note: '' })
    expect(await Promise.all(urls.map(statusAt))).toEqual([404, 404])
    expect(codeOf(await requestLink(browser, other))).toBe('website_suspended')
    expect(codeOf(await requestLink(browser, await newDraft(browser)))).toBe('website_suspended')
    await restoreWebsite(contextOf(), { ...operatorAct, draftId: suspended.draftId })
    expect(await Promise.all(urls.map(statusAt))).toEqual([404, 404])
  })
})

const evil = 'https://evil.example/login?a=1&b=%22x%22'
const withLink = () =>
  websiteSettings.parse({
    ...smallDocument(),
    sections: [
      { id: 'header', type: 'Header' },
      {
        id: 'introduction',
        type: 'Introduction',
        content: { heading: 'Hello', button: { label: 'Log in', type: 'Web', value: evil } },
      },
      { id: 'footer', type: 'Footer' },
    ],
  })
const hrefs = (page: string) =>
  [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))

describe('a preview', () => {
  it('links to the report form, and the report names the website', async () => {
    const browser = await newPerson()
    const draft = await newDraft(browser)
    const url = await newLink(browser, draft)
    const page = await (await visit(url)).text()
    expect(page).toContain('Report this page')
    const form = hrefs(page).find((href) => href.includes('/report?')) ?? ''
    expect(await (await visit(form)).text()).toContain(`value="${url}"`)
    const report = (website: string) =>
      visit(`${env.APP_ORIGIN}/report`, {
        method: 'POST',
        body: new URLSearchParams({ website, reason: 'phishing', text: 'It asks for my card', email: '' }),
      })
    expect((await report(url)).status).toBe(303)
    const { results } = await env.DB.prepare('select hostname, reason from website_reports where draft_id = ?')
      .bind(draft.draftId)
      .all()
    expect(results).toEqual([{ hostname: 'preview.localhost', reason: 'phishing' }])
    for (const unknown of [url.replace(/[0-9a-f]{4}\/$/, 'ffff/'), new URL(url).origin])
      expect((await report(unknown)).status).toBe(422)
  })

  it('shows a notice before leaving for a different host, until the website was published once', async () => {
    const browser = await newPerson()
    const draft = await newDraft(browser, withLink())
    const url = await newLink(browser, draft)
    const page = await (await visit(url)).text()
    expect(page).not.toContain('href="https://evil.example')
    const leave = hrefs(page).find((href) => href.includes('evil.example')) ?? ''
    const notice = await visit(new URL(leave, url).href)
    expect([notice.status, notice.headers.get('location')]).toEqual([200, null])
    const text = await notice.text()
    expect(text).toContain('You are leaving this preview')
    expect(hrefs(text)).toEqual([evil])
    await publish(browser, draft)
    expect(hrefs(await (await visit(url)).text())).toContain(evil)
  })

  it('shows no notice for addresses that its pages don’t link to', async () => {
    const browser = await newPerson()
    const url = await newLink(browser, await newDraft(browser, withLink()))
    for (const to of ['https://other.example/', 'javascript:alert(1)', '', 'https://evil.example/'])
      expect(await statusAt(`${url}leave?${new URLSearchParams({ to })}`)).toBe(404)
    expect(await statusAt(`${url}leave`)).toBe(404)
    expect((await visit(`${url}leave?to=${encodeURIComponent(evil)}`, {}, siteEnv())).status).toBe(200)
  })
})
