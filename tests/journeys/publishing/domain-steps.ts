import { expect, type Page } from '@playwright/test'
import { openDesigner, publishAs } from '../steps.ts'

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Your own domain' })
export const list = (page: Page) => panel(page).getByRole('list', { name: 'Domains of this website' })
export const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
export const apart = (page: Page) => panel(page).getByRole('region', { name: 'Not connected to a website' })
/** How far a domain is, above its DNS settings. */
export const progress = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true })
export const records = (page: Page, name: string) =>
  panel(page)
    .getByRole('list', { name: `Records for ${name}` })
    .getByRole('listitem')
/** The simulated way of a name takes some ten seconds, and what is looked up is looked up every few. */
export const inSeconds = { timeout: 60_000 }

/** A published website, with its settings open. */
export async function openPublished(
  page: Page,
  business: { name: string; about: string; place: string },
  handle: string,
) {
  await openDesigner(page, business, `${handle}@domains.example`)
  const url = await publishAs(page, handle)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Settings').click()
  return url
}

export async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^(Connect your own domain|Your own domains)$/ }).click()
  await expect(panel(page)).toBeVisible()
}

export async function connect(page: Page, name: string, { pair = false } = {}) {
  const another = panel(page).getByRole('button', { name: 'Connect another domain' })
  if (await another.isVisible()) await another.click()
  await panel(page).getByLabel('Your domain', { exact: true }).fill(name)
  await panel(page)
    .getByRole('checkbox', { name: /^Also connect/ })
    .setChecked(pair)
  await panel(page).getByRole('button', { name: 'Connect domain' }).click()
}

export const toList = (page: Page) => panel(page).getByRole('button', { name: 'All domains' }).click()

/** What a visitor gets at the first page of a host: the status, where it leads, its own name for itself, and what it says. */
export async function visit(page: Page, url: string) {
  const answer = await page.request.get('/', { headers: { host: new URL(url).host }, maxRedirects: 0 })
  const body = await answer.text()
  const canonical = /<link[^>]*rel="?canonical"?[^>]*>/.exec(body)?.[0]
  const own = /href="?([^"\s>]+)/.exec(canonical ?? '')?.[1]
  return { status: answer.status(), location: answer.headers().location, own, body }
}
