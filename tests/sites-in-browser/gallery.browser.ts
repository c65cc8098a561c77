import { expect, type Page } from '@playwright/test'
import { stickingOut, styles, test } from './fixture.ts'

const strip = (page: Page) => page.locator('.compare').first()

/** The fraction of the second picture covered by the first. */
const covered = (page: Page) =>
  page
    .locator('.stage > :first-child')
    .first()
    .evaluate((element) => {
      const [, right = '0'] = /inset\(\S+ ([\d.]+)/.exec(getComputedStyle(element).clipPath) ?? []
      return 1 - Number(right) / 100
    })

/** A busy browser may drop some key presses. */
const pressUntil = (page: Page, key: string, share: number) =>
  expect(async () => {
    for (let nth = 0; nth < 5; nth += 1) await page.keyboard.press(key)
    expect(await covered(page)).toBe(share)
  }).toPass({ timeout: 15_000 })

for (const style of styles)
  for (const width of [390, 1440]) {
    test.describe(`${style} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test(`${style} at ${width} px: two pictures can be compared by keyboard`, async ({ page, samples, server }) => {
        await page.goto(server.serve(await samples.galleryPage(style, 'BeforeAndAfter')))
        await strip(page).scrollIntoViewIfNeeded()
        await expect.poll(() => covered(page)).toBeCloseTo(0.5, 1)
        await strip(page).focus()
        await pressUntil(page, 'ArrowRight', 1)
        await pressUntil(page, 'ArrowLeft', 0)
        expect(await stickingOut(page)).toEqual([])
      })
    })
  }

const layouts = ['Grid', 'Masonry', 'Carousel', 'BeforeAndAfter'] as const

/** Elements of a gallery that overlap, or are cut off or framed. Edges of slightly rotated ones may touch. */
const misprinted = (page: Page) =>
  page.locator('#gallery').evaluate((gallery) => {
    const all = [...gallery.querySelectorAll('img, figcaption, .which')].filter((one) => one.checkVisibility())
    const found: string[] = []
    const nameOf = (one: Element) => `${one.tagName} ${one.getAttribute('alt') ?? one.textContent}`
    all.forEach((one, nth) => {
      const box = one.getBoundingClientRect()
      for (const other of all.slice(nth + 1)) {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const width = Math.min(box.right, right) - Math.max(box.left, left)
        const height = Math.min(box.bottom, bottom) - Math.max(box.top, top)
        if (Math.min(width, height) > 6) found.push(`${nameOf(one)} over ${nameOf(other)}`)
      }
      if (one instanceof HTMLImageElement) return
      if (one.scrollHeight > one.clientHeight + 2) found.push(`${nameOf(one)} is cut off`)
      if (getComputedStyle(one).borderTopWidth !== '0px') found.push(`${nameOf(one)} has a frame`)
      if (!one.closest('figure')?.querySelector('img')?.checkVisibility()) found.push(`${nameOf(one)} has no picture`)
    })
    const button = getComputedStyle(gallery.querySelector('.strip') ?? gallery, '::scroll-button(inline-end)').content
    return button === 'none' || button === 'normal' ? found : [...found, `a button ${button}`]
  })

for (const style of styles)
  for (const layout of layouts)
    test(`${style}: a gallery with the layout ${layout} prints photos with captions below`, async ({
      page,
      samples,
      server,
    }) => {
      await page.goto(server.serve(await samples.photoGalleryPage(style, layout)))
      await page.emulateMedia({ media: 'print' })
      // A4 portrait and landscape, without margins.
      for (const width of [688, 1017]) {
        await page.setViewportSize({ width, height: 1000 })
        expect.soft(await misprinted(page), `${width} px`).toEqual([])
        await expect(page.locator('#gallery li img').filter({ visible: true })).toHaveCount(7)
      }
    })

for (const layout of layouts) {
  test(`a picture in a gallery with the layout ${layout} opens in full and closes again`, async ({
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
