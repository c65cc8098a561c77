import { expect, type Page } from '@playwright/test'
import type { RenderedSite } from '../../renderer/render-site.ts'
import { stickingOut, styles, test } from './fixture.ts'

/** Sets the browser's font size, by default 16. */
async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

for (const style of styles) {
  test(`${style}: no page is wider than a 320 px phone, or a 390 px phone with 200 % text`, async ({
    page,
    samples,
    server,
  }) => {
    const sites: [string, () => Promise<RenderedSite>, string?][] = [
      ['every section', () => samples.fullPage(style)],
      ['the facts of a business', () => samples.factsPage(style, 'Cards')],
      ['prices', () => samples.factsPage(style, 'PriceList')],
      ['a date field, German', () => samples.contactPage(style, 'HoursFirst', 'de')],
      ['prices with pictures', () => samples.offersPage(style, { layout: 'List', pictured: true, count: 4 })],
      ['tabs', () => samples.offersPage(style, { layout: 'Tabs' })],
      ['the privacy page', () => samples.legalSite(style), 'privacy/'],
      ['the thank-you page', () => samples.legalSite(style), 'thanks/'],
    ]
    for (const [name, site, path = ''] of sites) {
      const address = server.serve(await site()) + path
      for (const [width, size] of [
        [320, 16],
        [390, 32],
      ] as const) {
        await setFontSize(page, size)
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        const at = `${name} at ${width}px, letters of ${size}px`
        expect.soft(await page.evaluate(() => window.document.scrollingElement?.scrollWidth), at).toBe(width)
        expect.soft(await stickingOut(page), at).toEqual([])
        const outside = await page.locator('form :is(input, select, textarea)').evaluateAll((fields) =>
          fields.flatMap((field) => {
            const [{ right }, card] = [field.getBoundingClientRect(), field.closest('form')?.getBoundingClientRect()]
            return field.closest('.trap') || right <= (card?.right ?? 0) ? [] : [`${field.id} ${right}`]
          }),
        )
        expect.soft(outside, at).toEqual([])
      }
    }
  })
}
