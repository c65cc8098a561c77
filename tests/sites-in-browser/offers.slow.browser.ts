import { expect } from '@playwright/test'
import { stickingOut, styles, test } from './fixture.ts'

const everyName = ['Cut and finish', 'Long hair', 'Root tint', 'Color correction', 'Wedding hair', 'Party styling']

for (const style of styles) {
  test(`${style}: price tabs work by keyboard without a script`, async ({ browser, samples, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(server.serve(await samples.offersPage(style, { layout: 'Tabs' })))
    const tabs = page.getByRole('group', { name: 'Services and prices' })
    const shown = (name: string) => tabs.getByText(name, { exact: true })
    await expect(tabs.getByRole('radio')).toHaveCount(3)
    await expect(shown('Dry cut')).toBeVisible()
    await expect(shown('Root tint')).toBeHidden()

    await tabs.getByRole('radio', { name: 'Cuts' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('radio', { name: 'Color' })).toBeChecked()
    await expect(shown('Root tint')).toBeVisible()
    await expect(shown('Dry cut')).toBeHidden()
    const outline = await tabs
      .locator('label', { hasText: 'Color' })
      .evaluate((label) => getComputedStyle(label).outlineStyle)
    expect(outline).toBe('solid')

    await tabs.locator('label', { hasText: 'Weddings' }).click()
    await expect(shown('On request')).toBeVisible()
    for (const label of await tabs.locator('label').all()) {
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(43.9)
    }
    await context.close()
  })

  test(`${style}: price tabs print all prices below their group names`, async ({ page, samples, server }) => {
    await page.goto(server.serve(await samples.offersPage(style, { layout: 'Tabs' })))
    await page.emulateMedia({ media: 'print' })
    const services = page.locator('#services')
    for (const name of everyName) await expect(services.getByText(name, { exact: true })).toBeVisible()
    for (const group of ['Cuts', 'Color', 'Weddings and events']) {
      const heading = services.getByRole('heading', { name: group })
      await expect(heading).toBeVisible()
      expect((await heading.boundingBox())?.height).toBeGreaterThan(10)
      await expect(services.locator('label', { hasText: group })).toBeHidden()
    }
    await expect(services.locator('input').filter({ visible: true })).toHaveCount(0)
  })
}

test('names without spaces, long prices and right-to-left text fit in each layout', async ({
  page,
  samples,
  server,
}) => {
  for (const layout of ['Cards', 'List', 'PriceList', 'Tabs', 'Split'] as const) {
    for (const style of styles) {
      await page.goto(server.serve(await samples.strangeOffersPage(style, layout)))
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `${style} ${layout} at ${width}px`).toEqual([])
      }
    }
  }
})
