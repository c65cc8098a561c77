import { type Browser, expect, type Page } from '@playwright/test'
import { type FormFieldName, thanksPath } from '../../../renderer/document/contact-form.ts'
import type { FormLanguage } from '../../../renderer/document/values/languages.ts'
import { replyWords } from '../../../renderer/languages/reply-words.ts'

/** A new visitor's browser with a unique IP address, with or without script. */
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

/** Fills in the form and sends it, with a second click if the message looks like spam, up to the thanks page. */
export async function write(
  page: Page,
  url: string,
  entries: Entries,
  { language = 'english', asked = false }: { language?: FormLanguage; asked?: boolean } = {},
) {
  const words = replyWords(language)
  await page.goto(url)
  await fillIn(page, entries)
  // The heading determines the button's label: 'Order a cake'.
  await page.locator('form [type=submit]').click()
  if (asked) {
    await expect(page.getByRole('heading', { name: words.confirm.heading })).toBeVisible()
    for (const [name, value] of Object.entries(entries))
      await expect(field(page, name as FormFieldName)).toHaveValue(value)
    await page.getByRole('button', { name: words.send, exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: words.thanks.heading })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(thanksPath)
}
