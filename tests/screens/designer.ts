import { expect, type Page } from '@playwright/test'
import { canvas } from '../journeys/steps.ts'

/** Opens a website by its web address, or the newest one. */
export async function openDesigner(page: Page, handle?: string) {
  await page.goto(handle ? `/designer?websiteId=${handle}` : '/designer')
  await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Opens a mode's panel, which covers the page on a phone. */
export async function chooseMode(page: Page, mode: 'Sections' | 'Settings' | 'Theme') {
  await page.getByRole('radiogroup', { name: 'What to edit' }).getByText(mode).click()
  await expect(page.getByRole('region', { name: mode }).getByRole('heading', { name: mode })).toBeVisible()
}

export async function openSection(page: Page, id: string) {
  if (isPhone(page)) await chooseMode(page, 'Sections')
  await page.locator(`#open-${id}`).click()
  await expect(page.getByRole('button', { name: 'Back to all sections' })).toBeVisible()
}

export async function writeHeading(page: Page, heading: string) {
  await openSection(page, 'introduction')
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(heading)
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText(heading)
}

export async function chooseFromMenu(page: Page, item: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
