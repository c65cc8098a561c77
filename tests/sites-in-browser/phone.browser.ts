import { expect, type Page } from '@playwright/test'
import { styles, test } from './fixture.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, javaScriptEnabled: false })

const menuOpener = (page: Page) => page.locator('header .open')
const menu = (page: Page) => page.locator('header nav > ul')
const bar = (page: Page) => page.locator('.callbar')

for (const style of styles) {
  test(`${style}: the menu closes by a link or by its button, and Back doesn’t reopen it`, async ({
    page,
    samples,
    server,
  }) => {
    await page.goto(server.serve(await samples.factsPage(style, 'Cards')))
    await expect(menu(page)).toBeHidden()
    await menuOpener(page).tap()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('link', { name: '01803 555 014' })).toBeVisible()
    await expect(menu(page).locator('[href="#contact"]').first()).toBeVisible()
    const overflow = () => page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)
    expect(await overflow(), 'the page stays where it is').toBe('hidden')

    await menu(page).locator('[href="#services"]').tap()
    await expect(page).toHaveURL(/#services$/)
    await expect(menu(page)).toBeHidden()
    expect(await overflow()).not.toBe('hidden')
    await expect(page.locator('#services')).toBeInViewport()
    await page.goBack()
    await expect(menu(page)).toBeHidden()

    // By keyboard, as with a large zoom, repeatedly.
    for (const _ of [1, 2]) {
      await menuOpener(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await menu(page).locator('[href="#services"]').focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeHidden()
    }
    await menuOpener(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.locator('header .close').tap()
    await expect(menu(page)).toBeHidden()
  })

  test(`${style}: the lightbox goes from picture to picture, and one tap closes it`, async ({
    page,
    samples,
    server,
  }) => {
    await page.goto(server.serve(await samples.fullPage(style)))
    const pictures = page.locator('#gallery dialog')
    const count = await pictures.count()
    const shown = page.locator('#gallery dialog:visible')
    const control = (name: string) =>
      page.locator('#gallery').getByRole('button', { name, exact: true }).filter({ visible: true })
    // The previous picture's controls remain briefly, so that a tap on them counts.
    const expectOneOpen = async () => {
      await expect(shown).toHaveCount(1)
      await expect(control('Close')).toHaveCount(1)
    }
    await page.locator('#gallery .enlarge a').first().tap()
    await expect(pictures.nth(0)).toBeVisible()
    await expect(control('Previous')).toHaveCount(0)
    for (const nth of [1, 2]) {
      await control('Next').tap()
      await expect(pictures.nth(nth)).toBeVisible()
      await expectOneOpen()
    }
    await control('Previous').tap()
    await expect(pictures.nth(1)).toBeVisible()
    await expectOneOpen()
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)).toBe('hidden')
    await control('Close').tap()
    await expect(shown).toHaveCount(0)
    await expect(control('Close')).toHaveCount(0)

    await page.locator('#gallery .enlarge a').last().tap()
    await expect(pictures.nth(count - 1)).toBeVisible()
    await expect(control('Next')).toHaveCount(0)
    await control('Previous').focus()
    await page.keyboard.press('Enter')
    await expect(pictures.nth(count - 2)).toBeVisible()
    await expectOneOpen()
    await control('Close').tap()
    await expect(shown).toHaveCount(0)
  })

  test(`${style}: the phone’s contact bar covers neither the end of the page nor the cookie banner`, async ({
    page,
    samples,
    server,
  }) => {
    await page.goto(server.serve(await samples.factsPage(style, 'Cards')))
    const links = bar(page).getByRole('link')
    await expect(links).toHaveCount(2)
    await expect(links.first()).toHaveAttribute('href', /^tel:/)
    for (const link of await links.all()) {
      const box = await link.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box && box.y + box.height).toBeLessThanOrEqual(844)
    }
    const last = page.locator('footer .small > :last-child')
    await last.scrollIntoViewIfNeeded()
    await page.locator('html').evaluate((html) => html.scrollTo({ top: html.scrollHeight, behavior: 'instant' }))
    const [end, top] = [await last.boundingBox(), await bar(page).boundingBox()]
    expect(end && top && end.y + end.height <= top.y).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(bar(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(bar(page)).toBeHidden()
  })

  test(`${style}: every link and button in the header, contact bar and footer is 44 px tall on a phone`, async ({
    page,
    samples,
    server,
  }) => {
    await page.goto(server.serve(await samples.factsPage(style, 'Cards')))
    const low = () =>
      page.locator('header, .callbar, footer').evaluateAll((parts) =>
        parts
          .flatMap((part) => [...part.querySelectorAll('a, button')])
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
          .filter(([, height]) => height < 43.5),
      )
    expect(await low()).toEqual([])
    await menuOpener(page).tap()
    expect(await low()).toEqual([])
  })

  test(`${style}: the map link is 44 px tall on a phone`, async ({ page, samples, server }) => {
    await page.goto(server.serve(await samples.factsPage(style, 'PriceList')))
    const link = page.locator('#contact').getByRole('link', { name: 'Map' })
    await expect(link).toBeVisible()
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test(`${style}: long business names break between words and don’t displace the header’s button`, async ({
    page,
    samples,
    server,
  }) => {
    for (const name of samples.longNames) {
      await page.goto(server.serve(await samples.namedPage(style, name)))
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const { outside, broken } = await page.locator('header').evaluate((header, width) => {
          const outside = [...header.querySelectorAll('a, button')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .map((element) => element.getBoundingClientRect())
            .filter(({ left, right }) => left < -0.5 || right > width + 0.5).length
          const text = header.querySelector('.logo a')?.firstChild
          const words = [...(text?.textContent?.matchAll(/\S+/g) ?? [])]
          const broken = words.filter((word) => {
            const range = document.createRange()
            if (!text) return false
            range.setStart(text, word.index)
            range.setEnd(text, word.index + word[0].length)
            return word[0].length <= 14 && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
          })
          return { outside, broken: broken.map(([word]) => word) }
        }, width)
        expect.soft([outside, broken], `${name} at ${width}px`).toEqual([0, []])
      }
    }
  })
}

test('the first press of Tab leads to a link that skips the header', async ({ page, samples, server }) => {
  await page.goto(server.serve(await samples.fullPage('Common')))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
