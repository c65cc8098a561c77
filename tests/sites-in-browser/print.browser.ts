import { expect } from '@playwright/test'
import { styles, test } from './fixture.ts'

for (const style of styles) {
  test(`${style}: a printed page is a leaflet with the facts, expanded answers and dark text on white`, async ({
    page,
    samples,
    server,
  }) => {
    await page.goto(server.serve(await samples.factsPage(style, 'PriceList')))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 1020 })
    for (const printed of [
      'header .logo',
      'header .call',
      'address',
      '.details dl',
      '.price-list dd, .price-list .price',
    ])
      await expect(page.locator(printed).first(), printed).toBeVisible()
    for (const left of ['.button', 'form', 'header nav', 'header .open', '.callbar', '.skip', 'iframe'])
      for (const element of await page.locator(left).all()) await expect(element, left).toBeHidden()
    for (const answer of await page.locator('.questions .prose').all()) {
      await expect(answer).toBeVisible()
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
    }
    const strange = await page.locator('body *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (!element.checkVisibility() || element.closest('svg, img')) return []
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
        const dark = /^rgb\((\d+), (\d+), (\d+)\)$/
          .exec(color)
          ?.slice(1)
          .every((part) => Number(part) < 100)
        const bare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
        return dark && bare ? [] : [`${element.tagName}.${element.className} ${color} ${backgroundColor}`]
      }),
    )
    expect(strange).toEqual([])
    const heading = await page
      .locator('h1')
      .first()
      .evaluate((h1) => getComputedStyle(h1).color)
    expect(heading).toBe('rgb(17, 17, 17)')
  })
}
