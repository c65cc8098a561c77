import { expect, type Page } from '@playwright/test'
import { createFrom, signInAs } from '../harness/product-api.ts'

export type Business = { name: string; about: string; place: string; link?: string; palette?: number; fonts?: number }

/** Completes the wizard's five steps and waits for the finished site. */
export async function createWebsite(page: Page, business: Business) {
  await answerWizard(page, business)
  await expect(page.getByRole('heading', { name: 'Your website is ready' })).toBeVisible({ timeout: 30_000 })
}

/**
 * Completes the wizard's five steps. A signed-in person continues to the designer. `beforeLast` runs before the website
 * is created.
 */
export async function answerWizard(page: Page, business: Business, beforeLast?: () => Promise<void>) {
  await page.goto('/create')
  await page.getByLabel('Business name').fill(business.name)
  await page.getByLabel("What's your business about?").fill(business.about)
  await page.getByLabel('Business location').fill(business.place)
  await page.getByLabel('Business location').press('Tab')
  if (business.link) await page.getByLabel('Existing website or page link').fill(business.link)
  await expect(page.getByText(/^(Location found|Several found)/)).toBeVisible()
  await goOnFromAbout(page, business, beforeLast)
}

/** Continues the wizard after its first step. `look` runs at each step. */
export async function goOnFromAbout(
  page: Page,
  { fonts, palette }: Pick<Business, 'fonts' | 'palette'> = {},
  beforeLast?: () => Promise<void>,
  look?: (step: string) => Promise<void>,
) {
  await next(page)
  await chooseCard(page, 'Choose font style', fonts)
  await look?.('fonts')
  await next(page)
  await chooseCard(page, 'Choose colors', palette)
  await look?.('colors')
  await next(page)
  await expect(page.getByRole('checkbox', { name: 'Header & Footer' })).toBeDisabled()
  await beforeLast?.()
  await page.getByRole('button', { name: 'Create your site' }).click()
}

/**
 * Opens a new website in the designer. Uses the API, for journeys that start later. `arrive` runs before it appears.
 */
export async function openDesigner(page: Page, business: Business, email: string, arrive?: () => Promise<void>) {
  await createFrom(page.request, business)
  await signInAs(page.request, email)
  await page.goto('/designer')
  await arrive?.()
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible({ timeout: 30_000 })
  await expect(canvas(page).locator('h1')).toBeVisible()
}

/** Signs in with the code in the mailbox, and waits for the designer. */
export async function signIn(page: Page, email: string) {
  await enterCode(page, email)
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible({ timeout: 30_000 })
}

/** Signs in with the code in the mailbox. */
export async function enterCode(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Digit 1 of 6').pressSequentially(await codeFor(page, email))
}

/** The code of the newest email to an address, from the local mailbox. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto('/mailbox')
  const mail = mailbox.getByRole('listitem').filter({ hasText: email }).first()
  const code = (await mail.innerText()).match(/\b\d{6}\b/)?.[0]
  await mailbox.close()
  expect(code).toMatch(/^\d{6}$/)
  return code ?? ''
}

export async function openPublishPanel(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  return panel
}

/** Chooses a web address and publishes. Returns the website's address. */
export async function publishAs(page: Page, handle: string): Promise<string> {
  const panel = await openPublishPanel(page)
  await panel.getByLabel('Web address', { exact: true }).fill(handle)
  await expect(panel.getByText(/^(Web address available|Your website is here)$/)).toBeVisible()
  await panel.getByRole('button', { name: 'Publish' }).click()
  // The browser draws icons and the shared picture first.
  await expect(page.getByText('Website Published').first()).toBeVisible({ timeout: 30_000 })
  const link = panel.getByRole('link').first()
  return (await link.getAttribute('href')) ?? ''
}

/** The website's frame in the designer, excluding miniatures in lists and the two previews of proposed changes. */
export const canvas = (page: Page) => page.locator('main iframe:not([inert], [data-card] *)').contentFrame()

async function chooseCard(page: Page, heading: string, index = 0) {
  await expect(page.getByRole('group', { name: heading })).toBeVisible()
  const cards = page.getByRole('group', { name: heading }).getByRole('radio')
  await expect(cards).toHaveCount(8)
  await cards.nth(index).check({ force: true })
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
