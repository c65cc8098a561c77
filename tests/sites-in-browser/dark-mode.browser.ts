import { expect, type Page } from '@playwright/test'
import { readToTheEnd, stickingOut, styles, test } from './fixture.ts'
import { violations } from './measures.ts'

/** How light the page is, 0 to 255, and what its browser draws form fields for. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(window.document.body).backgroundColor.match(/\d+/g) ?? []
    return {
      lightness: Math.round((Number(red) + Number(green) + Number(blue)) / 3),
      scheme: getComputedStyle(window.document.documentElement).colorScheme,
    }
  })

for (const style of styles) {
  test(`${style}: dark mode that follows the device is dark on a dark device alone, and never on paper`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    const light = await samples.darkPage(style, 'Off')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(server.serve(light))
    const { lightness } = await groundOf(page)
    expect(lightness).toBeGreaterThan(200)

    await page.goto(server.serve(await samples.darkPage(style, 'FollowsDevice')))
    const night = await groundOf(page)
    expect(night.scheme).toBe('dark')
    expect(night.lightness).toBeLessThan(50)
    const drawing = page.locator('main .frame img').first()
    const atNight = await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await stickingOut(page), `at ${width}px`).toEqual([])
      if (width > 320) expect.soft(await violations(page), `at ${width}px`).toEqual([])
    }
    await readToTheEnd(page)

    await page.emulateMedia({ colorScheme: 'light' })
    expect(await groundOf(page)).toEqual({ lightness, scheme: 'normal' })
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(atNight)

    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect((await groundOf(page)).scheme).toBe('normal')
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(17, 17, 17)')
    expect(troubles).toEqual([])
  })

  test(`${style}: every page is dark where dark mode is on`, async ({ page, samples, server, troubles }) => {
    const home = server.serve(await samples.darkPage(style, 'On', 1))
    for (const path of ['', 'no/such/page', 'thanks/']) {
      await page.goto(home + path)
      expect((await groundOf(page)).lightness, path).toBeLessThan(50)
      expect.soft(await violations(page), path).toEqual([])
    }
    expect(troubles.filter((trouble) => !/status of 404/.test(trouble))).toEqual([])
  })

  test(`${style}: no palette has an axe violation, light or dark`, { tag: '@long' }, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    test.setTimeout(600_000)
    for (let palette = 0; palette < samples.paletteCount; palette += 1) {
      for (const mode of ['Off', 'On'] as const) {
        await page.goto(server.serve(await samples.darkPage(style, mode, palette)))
        expect.soft(await violations(page), `palette ${palette}, dark mode ${mode}`).toEqual([])
      }
    }
    expect(troubles).toEqual([])
  })
}
