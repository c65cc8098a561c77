import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { type FormFieldName, thanksPath } from '../../../renderer/document/contact-form.ts'
import type { FormLanguage } from '../../../renderer/document/languages.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { formWords } from '../../../renderer/sections/contact/form-words.ts'
import { draft, draftList, published } from '../../../worker/drafts/schema.ts'
import { answered, createFrom, send, signInAs } from '../../harness/product-api.ts'

type Change = (document: WebsiteSettings) => WebsiteSettings
type Owner = { name: string; about: string; place: string; email: string; handle: string }

/** A website of somebody new, online, made and published by the API. `change` is what its owner changed before. */
export async function publishedSite(request: APIRequestContext, owner: Owner, change: Change = (same) => same) {
  await createFrom(request, owner)
  await signInAs(request, owner.email)
  const { drafts } = await answered(draftList, request.get('/api/drafts'))
  const draftId = drafts[0]?.draftId ?? ''
  const url = await publishChanged(request, { draftId, handle: owner.handle }, change)
  return { draftId, handle: owner.handle, url }
}

/** Changes a draft and publishes it. Returns the website's address. */
export async function publishChanged(
  request: APIRequestContext,
  { draftId, handle }: { draftId: string; handle: string },
  change: Change,
): Promise<string> {
  const path = `/api/drafts/${draftId}`
  const { revision, websiteSettings } = await answered(draft, request.get(path))
  const data = { websiteSettings: change(websiteSettings) }
  const saved = await answered(draft, send(request, 'PUT', path, { data, headers: ifMatch(revision) }))
  const headers = ifMatch(saved.revision)
  return (await answered(published, send(request, 'POST', `${path}/publish`, { data: { handle }, headers }))).url
}

const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })

/** The contact section with some of its content otherwise. */
export const withContact =
  (content: Record<string, unknown>): Change =>
  (document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.type === 'Contact' ? { ...section, content: { ...section.content, ...content } } : section,
    ),
  })

/** A new visitor's browser with a unique address, with script or without. */
export async function visitor(browser: Browser, { script, address }: { script: boolean; address: string }) {
  const headers = { 'cf-connecting-ip': address }
  const context = await browser.newContext({ javaScriptEnabled: script, extraHTTPHeaders: headers })
  return context.newPage()
}

export type Entries = Partial<Record<FormFieldName, string>>

export const field = (page: Page, name: FormFieldName) => page.locator(`form [name="${name}"]`)

export async function fillIn(page: Page, entries: Entries) {
  for (const [name, value] of Object.entries(entries)) await field(page, name as FormFieldName).fill(value)
}

/** Fills in the form and sends it with one click, or with a second one where the message looks like spam, until the page of thanks. */
export async function write(
  page: Page,
  url: string,
  entries: Entries,
  { language = 'english', asked = false }: { language?: FormLanguage; asked?: boolean } = {},
) {
  const words = formWords[language]
  await page.goto(url)
  await fillIn(page, entries)
  await page.getByRole('button', { name: words.send, exact: true }).click()
  if (asked) {
    await expect(page.getByRole('heading', { name: words.confirm.heading })).toBeVisible()
    for (const [name, value] of Object.entries(entries))
      await expect(field(page, name as FormFieldName)).toHaveValue(value)
    await page.getByRole('button', { name: words.sendNow, exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: words.thanks.heading })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(thanksPath)
}

/** The contact form in another language. */
export const withFormLanguage =
  (formLanguage: FormLanguage): Change =>
  (document) => ({ ...document, settings: { ...document.settings, formLanguage } })
