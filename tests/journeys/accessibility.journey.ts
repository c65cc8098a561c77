import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { createWebsite, publishAs, signIn } from './steps.ts'

/** Of the page alone: the site's frame lets no script in, and its markup is checked where it is published. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(window.document, { iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/support', '/samples', '/create', '/login', '/mailbox']) {
    test(`${path} has no axe violation, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }
}

test('the designer and the published page have no axe violation', async ({ page }) => {
  await createWebsite(page, { name: 'Oak & Ember', about: 'Coffee shop with its own bakery', place: 'Porto' })
  await page.getByRole('link', { name: 'Sign in to keep it' }).click()
  await signIn(page, 'rui@oak.example')
  expect(await violations(page)).toEqual([])
  for (const mode of ['Settings', 'Theme', 'Sections']) {
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText(mode).click()
    expect(await violations(page)).toEqual([])
  }
  const url = await publishAs(page, 'oak-and-ember')
  expect(await violations(page)).toEqual([])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(url)
    expect(await violations(page)).toEqual([])
  }
})
