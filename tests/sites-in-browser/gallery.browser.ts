import { expect, type Page } from '@playwright/test'
import { stickingOut, styles, test } from './fixture.ts'

const strip = (page: Page) => page.locator('.compare').first()

/** How far the first picture covers the second, from 0 to 1. */
const covered = (page: Page) =>
  page
    .locator('.stage > :first-child')
    .first()
    .evaluate((element) => {
      const [, right = '0'] = /inset\(\S+ ([\d.]+)/.exec(getComputedStyle(element).clipPath) ?? []
      return 1 - Number(right) / 100
    })

for (const style of styles)
  for (const width of [390, 1440]) {
    test.describe(`${style} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test(`${style} at ${width} px: two pictures are compared by keyboard`, async ({ page, samples, server }) => {
        await page.goto(server.serve(await samples.galleryPage(style, 'BeforeAndAfter')))
        await strip(page).scrollIntoViewIfNeeded()
        await expect.poll(() => covered(page)).toBeCloseTo(0.5, 1)
        await strip(page).focus()
        for (let nth = 0; nth < 20; nth += 1) await page.keyboard.press('ArrowRight')
        await expect.poll(() => covered(page)).toBe(1)
        for (let nth = 0; nth < 30; nth += 1) await page.keyboard.press('ArrowLeft')
        await expect.poll(() => covered(page)).toBe(0)
        expect(await stickingOut(page)).toEqual([])
      })
    })
  }

for (const layout of ['Grid', 'Masonry', 'Carousel', 'BeforeAndAfter'] as const) {
  test(`a picture of a gallery in the layout ${layout} opens whole and closes again`, async ({
    page,
    samples,
    server,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(server.serve(await samples.galleryPage('Common', layout)))
    const opener = page.locator('#gallery .enlarge button').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#gallery dialog:visible')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('#gallery dialog:visible')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
}
