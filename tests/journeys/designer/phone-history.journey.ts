import { expect, type Page, test } from '@playwright/test'
import { answerWizard, canvas, openDesigner } from '../steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const business = { name: 'Back Street Bakes', about: 'Bakery with sourdough and cakes', place: 'Ghent' }
const mode = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'What to edit' }).getByText(name, { exact: true })

const begin = (page: Page, email: string) =>
  openDesigner(page, business, email, () => page.getByRole('button', { name: 'Continue anyway' }).tap())

/** Goes back once the history has a step for each of the open layers, which it gets right after they open. */
async function back(page: Page, layers: number) {
  await page.waitForFunction((depth) => (history.state?.usr?.layers ?? 0) === depth, layers)
  await page.goBack()
}

test('on a phone, Back closes what is open and leaves no extra steps', async ({ page }) => {
  await page.goto('/help')
  await begin(page, 'bo@back.example')
  const panel = page.locator('[data-panel]')
  const url = page.url()

  await test.step('the panel, which Forward opens again', async () => {
    await mode(page, 'Sections').tap()
    await expect(panel).toBeVisible()
    await back(page, 1)
    await expect(panel).toBeHidden()
    await page.goForward()
    await expect(panel).toBeVisible()
    await expect(page).toHaveURL(url)
  })

  await test.step('a form leads to the list it was opened from, then to the page', async () => {
    await page.locator('#open-introduction').tap()
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeVisible()
    await back(page, 2)
    await expect(page.locator('#open-introduction')).toBeVisible()
    await back(page, 1)
    await expect(panel).toBeHidden()
  })

  await test.step('a form that was opened on the page closes at once', async () => {
    await canvas(page).locator('h1').tap()
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeVisible()
    await back(page, 1)
    await expect(panel).toBeHidden()
  })

  await test.step('a dialog over the panel, and what is closed by hand leaves no step', async () => {
    await mode(page, 'Sections').tap()
    await page.getByRole('button', { name: 'Back to all sections' }).tap()
    await page.getByRole('button', { name: 'Add section' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Add a section' })
    await expect(dialog).toBeVisible()
    await back(page, 2)
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Add section' }).tap()
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'See the page' }).tap()
    await expect(panel).toBeHidden()
  })

  await test.step('the full-screen preview and the publish panel', async () => {
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await page.getByRole('button', { name: 'Full-screen preview' }).tap()
    await expect(preview).toBeVisible()
    await back(page, 1)
    await expect(preview).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: 'Publish' }).tap()
    const publish = page.getByRole('dialog', { name: 'Publish your website' })
    await expect(publish).toBeVisible()
    await back(page, 1)
    await expect(publish).toBeHidden()
    await expect(page).toHaveURL(url)
  })

  await test.step('a reload with the panel open leaves no dead step', async () => {
    await mode(page, 'Theme').tap()
    await expect(panel).toBeVisible()
    await page.reload()
    await expect(canvas(page).locator('h1')).toBeVisible()
    await expect(panel).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/help$/)
  })
})

test('panels open at their top', async ({ page }) => {
  await begin(page, 'bea@back.example')
  const panel = page.locator('[data-panel]')
  const scrolled = () => panel.evaluate((element) => element.scrollTop)
  await mode(page, 'Settings').tap()
  await expect(page.getByLabel('Page title')).toBeVisible()
  await panel.evaluate((element) => element.scrollTo({ top: 900 }))
  expect(await scrolled()).toBeGreaterThan(300)
  await mode(page, 'Theme').tap()
  await expect(page.getByRole('region', { name: 'Theme' })).toBeVisible()
  expect(await scrolled()).toBe(0)
  await mode(page, 'Sections').tap()
  await page.locator('#open-footer, #open-contact').last().tap()
  await expect(page.getByRole('button', { name: 'Back to all sections' })).toBeInViewport()
  expect(await scrolled()).toBe(0)
})

test('a toast stands above the modes at the foot, and its Undo takes both back', async ({ page }) => {
  await begin(page, 'ben@back.example')
  await mode(page, 'Sections').tap()
  await page.getByRole('button', { name: 'Contact: more' }).tap()
  await page.getByRole('menuitem', { name: 'Remove' }).tap()
  const toast = page.getByRole('alert').filter({ hasText: 'Contact removed' })
  await expect(toast).toBeVisible()
  const foot = (await mode(page, 'Sections').boundingBox())?.y ?? 0
  const box = await toast.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(foot)
  await toast.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.locator('#open-contact')).toBeVisible()
  await expect(toast).toHaveCount(0)
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

  test('undo and redo of a look leave the page where it is', async ({ page }) => {
    await openDesigner(page, business, 'bud@back.example')
    await page.getByText('Theme', { exact: true }).click()
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'New look' })).toBeVisible()
    const top = () =>
      canvas(page)
        .locator('html')
        .evaluate((html) => html.scrollTop)
    expect(await top()).toBe(0)
    for (const keys of ['Control+z', 'Control+Shift+z', 'Control+z']) {
      await page.keyboard.press(keys)
      await page.waitForTimeout(700)
      expect(await top()).toBe(0)
    }
  })

  test('after the wizard, Back leaves the preview and never leads to an empty wizard', async ({ page }) => {
    await openDesigner(page, business, 'bert@back.example')
    await answerWizardAgain(page)
    // On a slow computer the page takes a while to draw what the browser's history says already.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await page.getByRole('button', { name: 'Full-screen preview' }).click()
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeHidden()
    await expect(page).toHaveURL(/\/designer/)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goBack()
    await expect(page).toHaveURL(/\/websites/)
    await expect(page.getByLabel('Business name')).toHaveCount(0)
  })
})

async function answerWizardAgain(page: Page) {
  await answerWizard(page, { name: 'Second Street Bakes', about: 'Bakery with cakes to order', place: 'Ghent' })
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  await expect(canvas(page).locator('h1')).toBeVisible()
}
