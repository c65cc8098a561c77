import { expect, type Page } from '@playwright/test'
import { styles, test } from './fixture.ts'

/** Words larger than the first heading and the introduction's drawn name, with their sizes. Excludes numbers. */
const larger = (page: Page) =>
  page.evaluate(() => {
    const worded = [...window.document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}/u.test(nodeValue ?? '')),
    )
    const drawn = worded.map((element) => {
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      return { element, size: Number.parseFloat(getComputedStyle(element).fontSize) * scale }
    })
    const leading = drawn.filter(({ element }) => element.closest('h1, .hero :is(.name, .sign)'))
    const max = Math.max(...leading.map(({ size }) => size))
    return drawn
      .filter(({ size }) => size > max)
      .map(({ element, size }) => `${element.textContent?.slice(0, 24)} ${size}px, the heading ${max}px`)
  })

for (const style of styles) {
  test(`${style}: each page’s largest text is its heading or the name above it`, async ({ page, samples, server }) => {
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
