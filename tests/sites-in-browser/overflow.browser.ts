import { expect } from '@playwright/test'
import { readToTheEnd, styles, test } from './fixture.ts'
import { stickingOut } from './sticking-out.ts'

/** Usually each style meets every other kind, so that two styles meet them all. FC_RUNS asks for all of them everywhere. */
const thorough = process.env.FC_RUNS !== undefined

const widths = [320, 390, 768, 1440]
const kinds = [
  'a word without end',
  'Arabic',
  'an Arabic word without end',
  'Japanese',
  'emoji',
  'wide letters',
  'turned text',
  'markup',
] as const

for (const [nth, style] of styles.entries()) {
  test(`${style}: nothing sticks out at any width, nothing goes wrong, nothing comes from elsewhere`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    await page.goto(server.serve(await samples.fullPage(style)))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await stickingOut(page), `at ${width}px`).toEqual([])
    }
    await readToTheEnd(page)
    const missing = () =>
      page.evaluate(() => {
        const asked = [...window.document.images].filter((image) => !image.closest('dialog'))
        return asked.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
      })
    await expect.poll(missing).toEqual([])
    expect(troubles).toEqual([])
  })

  test(`${style}: hostile text of any kind neither sticks out at 320px nor runs`, { tag: '@long' }, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    expect(kinds.toSorted()).toEqual(samples.hostilities.toSorted())
    await page.setViewportSize({ width: 320, height: 700 })
    for (const kind of kinds.filter((_, index) => thorough || (index + nth) % 2 === 0)) {
      await page.goto(server.serve(await samples.hostilePage(style, kind)), { waitUntil: 'domcontentloaded' })
      expect.soft(await stickingOut(page), kind).toEqual([])
      // Nothing of the template is lost in what its owner wrote.
      expect(await page.locator('main > section').count(), kind).toBeGreaterThanOrEqual(11)
      expect(await page.locator('footer').count(), kind).toBe(1)
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: a page that reads from the right fits at every width`, { tag: '@long' }, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    await page.goto(server.serve(await samples.hostilePage(style, 'Arabic')))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await stickingOut(page), `at ${width}px`).toEqual([])
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: pictures that are not there leave the page whole`, async ({ page, samples, server, troubles }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(server.serve(await samples.brokenPage(style)))
    expect(await stickingOut(page)).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
    await readToTheEnd(page)
    expect(troubles.filter((trouble) => !trouble.includes('the server responded with a status of 404'))).toEqual([])
  })
}
