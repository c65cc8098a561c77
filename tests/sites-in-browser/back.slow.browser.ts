import { expect, type Page } from '@playwright/test'
import { test } from './fixture.ts'

const menu = (page: Page) => page.locator('header nav > ul')
const opener = (page: Page) => page.locator('header .open')
const shown = (page: Page) => page.locator('#gallery dialog:visible')
const pictures = (page: Page) => page.locator('#gallery .enlarge a')
const control = (page: Page, name: string) => page.locator('#gallery').getByRole('button', { name, exact: true })
const logo = { shape: 'square', logoSize: 48 } as const

/** Clicks at the position, because Playwright's own tap would scroll the page below a sticky header. */
async function press(page: Page, place: ReturnType<Page['locator']>) {
  // The previous picture's controls remain briefly, so that a press on them counts.
  await expect(place).toHaveCount(1)
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Expects one visible picture, and the previous one's controls gone. */
async function expectOneOpen(page: Page) {
  await expect(shown(page)).toHaveCount(1)
  await expect(control(page, 'Close').filter({ visible: true })).toHaveCount(1)
}

/** Expects no picture and nothing over the page. Controls remain briefly, to catch the click of the closing tap. */
async function expectNoneOpen(page: Page) {
  await expect(shown(page)).toHaveCount(0)
  await expect(control(page, 'Close').filter({ visible: true })).toHaveCount(0)
}

/** Measured without page scripts, for tests with scripts switched off. */
const topOf = async (page: Page, selector: string) => Math.round((await page.locator(selector).boundingBox())?.y ?? 0)
const overflow = (page: Page) => page.locator('html').evaluate((html) => getComputedStyle(html).overflowY)

/** Opens another page, then the site, and scrolls down. */
async function arrive(page: Page, url: string, to: string) {
  await page.goto(`${url}?before`)
  await page.goto(url)
  await page.locator(to).scrollIntoViewIfNeeded()
}

async function expectBackToLeave(page: Page) {
  await page.goBack()
  await expect(page).toHaveURL(/\?before$/)
}

const browsers = {
  'on a phone': { hasTouch: true, isMobile: true },
  'on a phone without script': { hasTouch: true, isMobile: true, javaScriptEnabled: false },
  'in a narrow window': {},
}

for (const [where, options] of Object.entries(browsers))
  for (const style of ['Common', 'Elegant'] as const) {
    test.describe(`${style} ${where}`, () => {
      test.use({ viewport: { width: 390, height: 844 }, ...options })

      test(`${style} ${where}: Back closes the menu without scrolling, and a second Back leaves the page`, async ({
        page,
        samples,
        server,
      }) => {
        await arrive(page, server.serve(await samples.logoPage(style, 'Harbour & Pine', logo)), '#services')
        const top = await topOf(page, '#services')
        for (const _ of [1, 2]) {
          await press(page, opener(page))
          await expect(menu(page)).toBeVisible()
          expect(await overflow(page), 'the page stays where it is').toBe('hidden')
          await page.goBack()
          await expect(menu(page)).toBeHidden()
          expect(await overflow(page)).not.toBe('hidden')
          expect(await topOf(page, '#services')).toBe(top)
        }
        await page.goForward()
        await page.goBack()
        await expectBackToLeave(page)
      })

      test(`${style} ${where}: after a menu link, Back returns to where the menu was opened, with the menu closed`, async ({
        page,
        samples,
        server,
      }) => {
        await arrive(page, server.serve(await samples.logoPage(style, 'Harbour & Pine', logo)), '#gallery')
        const top = await topOf(page, '#gallery')
        for (const key of [undefined, 'Enter']) {
          await press(page, opener(page))
          const link = menu(page).locator('[href="#services"]')
          await expect(link).toBeVisible()
          await (key ? link.press(key) : press(page, link))
          await expect(page).toHaveURL(/#services$/)
          await expect(menu(page)).toBeHidden()
          await expect(page.locator('#services')).toBeFocused()
          await page.goBack()
          await expect(menu(page)).toBeHidden()
          await expect.poll(() => topOf(page, '#gallery')).toBe(top)
          await page.goBack()
          await expect(page).not.toHaveURL(/#/)
        }
        await expectBackToLeave(page)
      })

      test(`${style} ${where}: a menu closed by its button can reopen, and adds only one history entry`, async ({
        page,
        samples,
        server,
      }) => {
        await arrive(page, server.serve(await samples.logoPage(style, 'Harbour & Pine', logo)), '#services')
        for (const _ of [1, 2]) {
          await press(page, opener(page))
          await expect(menu(page)).toBeVisible()
          await press(page, page.locator('header .close'))
          await expect(menu(page)).toBeHidden()
          await expect(page.locator('header .close')).toBeHidden()
        }
        await page.goBack()
        await expectBackToLeave(page)
      })

      test(`${style} ${where}: Back closes the lightbox without scrolling, whichever picture is open`, async ({
        page,
        samples,
        server,
      }) => {
        await arrive(page, server.serve(await samples.fullPage(style)), '#gallery li:first-child .enlarge')
        const top = await topOf(page, '#gallery')
        for (const steps of [[], ['Next'], ['Next', 'Next', 'Previous']]) {
          await press(page, pictures(page).first())
          await expect(shown(page)).toHaveCount(1)
          for (const name of steps) {
            await press(page, control(page, name).filter({ visible: true }))
            await expect(shown(page)).toHaveCount(1)
          }
          const nth = steps.length > 0 ? 1 : 0
          await expect(page.locator('#gallery dialog').nth(nth)).toBeVisible()
          expect(await overflow(page)).toBe('hidden')
          await page.goBack()
          await expectNoneOpen(page)
          await expect(control(page, 'Close').filter({ visible: true })).toHaveCount(0)
          expect(await overflow(page)).not.toBe('hidden')
          expect(await topOf(page, '#gallery')).toBe(top)
        }
        await expectBackToLeave(page)
      })

      test(`${style} ${where}: a lightbox closed by its button or a tap outside adds only one history entry`, async ({
        page,
        samples,
        server,
      }) => {
        await arrive(page, server.serve(await samples.fullPage(style)), '#gallery li:first-child .enlarge')
        for (const steps of [0, 1])
          for (const close of [
            () => press(page, control(page, 'Close').filter({ visible: true })),
            () => page.mouse.click(4, 4),
          ]) {
            await press(page, pictures(page).first())
            await expect(shown(page)).toHaveCount(1)
            if (steps) {
              await press(page, control(page, 'Next').filter({ visible: true }))
              await expect(page.locator('#gallery dialog').nth(1)).toBeVisible()
            }
            await close()
            await expectNoneOpen(page)
            await expect(control(page, 'Close').filter({ visible: true })).toHaveCount(0)
          }
        await page.goBack()
        await expectBackToLeave(page)
      })
    })
  }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the Tab key moves through the menu and out of it, which closes the menu', async ({ page, samples, server }) => {
    await page.goto(server.serve(await samples.factsPage('Common', 'Cards')))
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const links = menu(page).getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
  })

  test('the lightbox goes from picture to picture by keyboard', async ({ page, samples, server }) => {
    await page.goto(server.serve(await samples.fullPage('Common')))
    await pictures(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#gallery dialog').first()).toBeVisible()
    for (const nth of [1, 2]) {
      const next = control(page, 'Next').filter({ visible: true })
      for (let tabs = 0; tabs < 4 && !(await next.evaluate((button) => button.matches(':focus'))); tabs += 1)
        await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#gallery dialog').nth(nth)).toBeVisible()
      await expectOneOpen(page)
    }
    await page.goBack()
    await expectNoneOpen(page)
  })

  test('Back doesn’t reopen the menu or the lightbox', async ({ page, samples, server }) => {
    const url = server.serve(await samples.logoPage('Common', 'Harbour & Pine', logo))
    await arrive(page, url, '#gallery li:first-child .enlarge')
    await press(page, pictures(page).first())
    await press(page, control(page, 'Close').filter({ visible: true }))
    await expectNoneOpen(page)
    await press(page, opener(page))
    await expect(menu(page)).toBeVisible()
    for (const _ of [1, 2]) {
      await page.goBack()
      await expect(menu(page)).toBeHidden()
      await expectNoneOpen(page)
    }
    await expectBackToLeave(page)
  })

  test('after a reload with an open menu, Back closes the menu and a second Back leaves the page', async ({
    page,
    samples,
    server,
  }) => {
    await arrive(page, server.serve(await samples.logoPage('Common', 'Harbour & Pine', logo)), '#services')
    await press(page, opener(page))
    await page.reload()
    await expect(opener(page)).toBeVisible()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expectBackToLeave(page)
  })

  test('on the privacy page, Back closes the menu, and menu links lead to a section and back', async ({
    page,
    samples,
    server,
  }) => {
    const url = server.serve(await samples.legalSite('Common'))
    await page.goto(`${url}?before`)
    await page.goto(`${url}privacy/`)
    await opener(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await opener(page).tap()
    await menu(page).locator('[href="/#services"]').tap()
    await expect(page).toHaveURL(/\/#services$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/privacy\/#Menu$/)
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expectBackToLeave(page)
  })
})

for (const width of [1024, 1440])
  test(`the lightbox adds no history entry at ${width}px, and Escape closes it`, async ({ page, samples, server }) => {
    await page.setViewportSize({ width, height: 844 })
    const url = server.serve(await samples.fullPage('Common'))
    await arrive(page, url, '#gallery li:first-child .enlarge')
    await expect(pictures(page).first()).toBeHidden()
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => control(page, 'Close').filter({ visible: true }).click(),
      () => page.mouse.click(4, 4),
    ]) {
      await page.locator('#gallery .enlarge button').first().click()
      await expect(page.locator('#gallery dialog').first()).toBeVisible()
      await control(page, 'Next').filter({ visible: true }).click()
      await expect(page.locator('#gallery dialog').nth(1)).toBeVisible()
      await expectOneOpen(page)
      await close()
      await expectNoneOpen(page)
      expect(page.url()).toBe(url)
    }
    await expectBackToLeave(page)
  })
