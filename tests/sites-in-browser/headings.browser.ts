import { expect, type Page } from '@playwright/test'
import { styles, test } from './fixture.ts'

/** The text in larger letters than the first heading, with their sizes. */
const larger = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const heading = window.document.querySelector('h1')
    const size = heading ? sizeOf(heading) : 0
    const found = [...window.document.querySelectorAll('body *')].filter(
      (element) =>
        sizeOf(element) > size &&
        element.checkVisibility() &&
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
    )
    return found.map((element) => `${element.textContent?.slice(0, 24)} ${sizeOf(element)}px, the heading ${size}px`)
  })

for (const style of styles) {
  test(`${style}: the heading of each page is its largest text`, async ({ page, samples, server }) => {
    const root = server.serve(await samples.legalSite(style))
    for (const path of ['', 'thanks/', 'no/such/page', 'privacy/']) {
      await page.goto(root + path)
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.soft(page.locator('h1'), path).toHaveCount(1)
        expect.soft(await larger(page), `/${path} at ${width}px`).toEqual([])
      }
    }
  })
}
