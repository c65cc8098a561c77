import { expect, type Page } from '@playwright/test'
import { readToTheEnd, stickingOut, styles, test } from './fixture.ts'
import { violations } from './measures.ts'

/** The page's lightness from 0 to 255, and the color scheme of its form fields. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(window.document.body).backgroundColor.match(/\d+/g) ?? []
    return {
      lightness: Math.round((Number(red) + Number(green) + Number(blue)) / 3),
      scheme: getComputedStyle(window.document.documentElement).colorScheme,
    }
  })

/** The fractions of nearly white and nearly black pixels. */
const lightness = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
    const [whole, shares] = [data.length / 4, { white: 0, dark: 0 }]
    for (let at = 0; at < data.length; at += 4) {
      const max = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      const least = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      if (least > 240) shares.white += 1 / whole
      if (max < 80) shares.dark += 1 / whole
    }
    return shares
  }, png.toString('base64'))

test('Geometric: the footer is dark in dark mode', async ({ page, samples, server }) => {
  await page.goto(server.serve(await samples.darkPage('Geometric', 'On', 3)))
  const footer = page.locator('.footer.plain')
  const color = (name: 'color' | 'backgroundColor') =>
    footer.evaluate(
      (element, name) => (getComputedStyle(element)[name].match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      name,
    )
  expect(Math.max(...(await color('backgroundColor')))).toBeLessThan(80)
  expect(Math.min(...(await color('color')))).toBeGreaterThan(150)
})

for (const style of styles) {
  test(`${style}: automatic dark mode applies only on a device in dark mode, and never in print`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    const light = await samples.darkPage(style, 'Off')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(server.serve(light))
    const { lightness } = await groundOf(page)
    expect(lightness, 'white, or as light as yellow').toBeGreaterThan(150)

    await page.goto(server.serve(await samples.darkPage(style, 'FollowsDevice')))
    const night = await groundOf(page)
    expect(night.scheme).toBe('dark')
    expect(night.lightness).toBeLessThan(50)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await stickingOut(page), `at ${width}px`).toEqual([])
      if (width > 320) expect.soft(await violations(page), `at ${width}px`).toEqual([])
    }
    await readToTheEnd(page)

    await page.emulateMedia({ colorScheme: 'light' })
    expect(await groundOf(page)).toEqual({ lightness, scheme: 'normal' })

    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect((await groundOf(page)).scheme).toBe('normal')
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(17, 17, 17)')
    expect(troubles).toEqual([])
  })

  test(`${style}: every page is dark if dark mode is always on`, async ({ page, samples, server, troubles }) => {
    const home = server.serve(await samples.darkPage(style, 'On', 1))
    for (const path of ['', 'no/such/page', 'thanks/']) {
      await page.goto(home + path)
      expect((await groundOf(page)).lightness, path).toBeLessThan(50)
      expect.soft(await violations(page), path).toEqual([])
    }
    expect(troubles.filter((trouble) => !/status of 404/.test(trouble))).toEqual([])
  })

  test(`${style}: a page that is always dark is printed with dark text on white, without patterns`, async ({
    page,
    samples,
    server,
  }) => {
    await page.setViewportSize({ width: 720, height: 1020 })
    const home = server.serve(await samples.darkPage(style, 'On'))
    for (const path of ['', 'thanks/']) {
      await page.emulateMedia({ media: 'print' })
      await page.goto(home + path)
      const corner = { x: 0, y: 0, width: 720, height: 1020 }
      const sheet = await lightness(page, await page.screenshot({ clip: corner }))
      expect(sheet.white, path).toBeGreaterThan(0.8)
      expect(sheet.dark, `letters as wide as the sheet, on no dark ground: ${path}`).toBeLessThan(0.15)
      await page.emulateMedia({ media: 'screen' })
      expect((await lightness(page, await page.screenshot({ clip: corner }))).white, path).toBeLessThan(0.1)
    }
    await page.goto(home)
    await page.emulateMedia({ media: 'print' })
    for (const pattern of await page.locator('main .frame').all()) await expect(pattern).toBeHidden()
    // An omitted pattern leaves no gap.
    const facts = await page.locator('main > :first-child').boundingBox()
    expect(facts?.height).toBeLessThan(500)
  })

  test(`${style}: every palette passes axe, in light and dark mode`, { tag: '@long' }, async ({
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
