import { expect } from '@playwright/test'
import { readToTheEnd, stickingOut, styles, test } from './fixture.ts'
import { violations } from './measures.ts'

/**
 * Every variant at both widths takes minutes, so by default each is tested at alternating widths. FC_RUNS tests all.
 */
const widths = [390, 1440]
const thorough = process.env.FC_RUNS !== undefined

for (const [nth, style] of styles.entries()) {
  test(`${style}: the full website passes axe`, async ({ page, samples, server, troubles }) => {
    await page.goto(server.serve(await samples.consentPage(style)))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page), `at ${width}px`).toEqual([])
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: a business’s facts pass axe and fit`, async ({ page, samples, server, troubles }) => {
    for (const layout of ['Cards', 'PriceList'] as const) {
      await page.goto(server.serve(await samples.factsPage(style, layout)))
      for (const width of [320, ...widths]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `${layout} at ${width}px`).toEqual([])
        if (width > 320) expect.soft(await violations(page), `${layout} at ${width}px`).toEqual([])
      }
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: every services layout passes axe and fits`, async ({ page, samples, server, troubles }) => {
    const kinds = [
      { layout: 'Tabs' },
      { layout: 'List', pictured: true, grouped: false, count: 4 },
      { layout: 'PriceList' },
      { layout: 'Split', pictured: true, count: 3 },
    ] as const
    for (const kind of kinds) {
      const name = JSON.stringify(kind)
      await page.goto(server.serve(await samples.offersPage(style, kind)))
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `${name} at ${width}px`).toEqual([])
      }
      expect.soft(await violations(page), name).toEqual([])
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: the not-found and legal pages pass axe and fit`, {
    tag: nth > 0 ? '@long' : [],
  }, async ({ page, samples, server, troubles }) => {
    const home = server.serve(await samples.legalSite(style))
    for (const [turn, path] of ['no/such/page', 'privacy/', 'terms/'].entries()) {
      await page.goto(home + path)
      for (const width of thorough ? widths : [widths[(turn + nth) % 2] ?? 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `${path} at ${width}px`).toEqual([])
        expect.soft(await violations(page), `${path} at ${width}px`).toEqual([])
      }
    }
    expect(troubles.filter((trouble) => !/status of 404/.test(trouble))).toEqual([])
  })

  test(`${style}: every value of every option passes axe and fits`, { tag: '@long' }, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    test.setTimeout(600_000)
    for (let turn = 0; turn < samples.extremes; turn += 1) {
      await page.goto(server.serve(await samples.extremePage(style, turn)))
      for (const width of thorough ? widths : [widths[(turn + nth) % 2] ?? 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `variant ${turn} at ${width}px`).toEqual([])
        expect.soft(await violations(page), `variant ${turn} at ${width}px`).toEqual([])
      }
    }
    await readToTheEnd(page)
    expect(troubles).toEqual([])
  })
}

test.describe('on a narrow page', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const style of styles) {
    test(`${style}: a video’s host gets no request until a visitor plays it`, async ({
      page,
      samples,
      server,
      troubles,
    }) => {
      const requested: string[] = []
      await page.route('https://www.youtube-nocookie.com/**', (route) => {
        requested.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
      })
      await page.goto(server.serve(await samples.fullPage(style)))
      const play = page.locator('#video summary')
      await play.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(requested).toEqual([])
      expect(troubles).toEqual([])
      await play.click()
      await expect.poll(() => requested.length).toBe(1)
      expect(troubles.filter((trouble) => !trouble.startsWith('request: https://www.youtube-nocookie.com/'))).toEqual(
        [],
      )
    })
  }

  // Other tests run without script support in the browser.
  test.describe('without any scripts', () => {
    test.use({ javaScriptEnabled: false })

    for (const style of styles) {
      test(`${style}: a picture opens and closes, only one question is open at a time, and the menu opens`, async ({
        page,
        samples,
        server,
      }) => {
        await page.goto(server.serve(await samples.questionsPage(style)))
        const opener = page.locator('#gallery .enlarge a').nth(1)
        const close = page.locator('#gallery .shut').nth(1)
        const dialog = page.locator('#gallery dialog').nth(1)
        const picture = dialog.locator('img')
        await expect(dialog).toBeHidden()
        await opener.click()
        await expect(dialog).toBeVisible()
        await expect(picture).toBeVisible()
        const box = await picture.boundingBox()
        expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 844).toBe(true)
        await close.click()
        await expect(dialog).toBeHidden()
        await opener.press('Enter')
        await expect(dialog).toBeVisible()
        await close.click()
        await expect(dialog).toBeHidden()
        await opener.click()
        await page.mouse.click(4, 4)
        await expect(dialog).toBeHidden()

        const questions = page.locator('#frequently-asked-questions details')
        await questions.nth(0).locator('summary').click()
        await expect(questions.nth(0)).toHaveAttribute('open')
        await questions.nth(2).locator('summary').click()
        await expect(questions.nth(2)).toHaveAttribute('open')
        await expect(questions.nth(0)).not.toHaveAttribute('open')
        const link = page.locator('header nav li a').first()
        await expect(link).toBeHidden()
        await page.locator('header .open').click()
        await expect(link).toBeVisible()
        await link.click()
        await expect(page).toHaveURL(/#services$/)
      })
    }
  })
})

for (const style of styles) {
  test(`${style}: the default cookie banner has its buttons on one line and covers no other control`, async ({
    page,
    samples,
    server,
  }) => {
    await page.goto(server.serve(await samples.consentPage(style)))
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const [accept, refuse, notice] = await Promise.all(
        ['#CookiesYes', '#CookiesNo', '#Cookies'].map((id) => page.locator(id).boundingBox()),
      )
      if (!accept || !refuse || !notice) throw new Error('There is no cookie notice')
      expect(Math.abs(accept.y - refuse.y), `at ${width}px`).toBeLessThan(2)
      expect(Math.min(accept.height, refuse.height)).toBeGreaterThanOrEqual(44)
      const bar = await page.locator('.callbar').boundingBox()
      if (bar) expect(notice.y + notice.height, `at ${width}px`).toBeLessThanOrEqual(bar.y)
      if (width >= 768) expect(Math.abs(accept.y + accept.height / 2 - notice.y - notice.height / 2)).toBeLessThan(3)
    }
  })
}

test('the cookie banner has two buttons, and a footer link changes the choice later', async ({
  page,
  samples,
  server,
}) => {
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }))
  const scripts = page.locator('script[src*=googletagmanager]')
  await page.goto(server.serve(await samples.consentPage('Common')))
  const notice = page.getByRole('complementary', { name: 'This website uses cookies' })
  const again = page.getByRole('button', { name: 'Cookie settings' })
  await expect(notice.getByText('Refuse', { exact: true })).toBeVisible()
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
  await expect(scripts).toHaveCount(1)
  await again.click()
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Refuse' }).click()
  await expect(notice).toBeHidden()
  // Analytics ends with the page that started it.
  await expect(scripts).toHaveCount(0)
  await page.reload()
  await expect(notice).toBeHidden()
  await expect(scripts).toHaveCount(0)
})
