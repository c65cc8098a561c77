import { expect } from '@playwright/test'
import { styles, test } from './fixture.ts'

for (const style of styles) {
  test(`${style}: the cookie notice with its default text keeps its buttons on one line, over no other control`, async ({
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

test('consent is two plain choices, and the footer changes it later', async ({ page, samples, server }) => {
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
  // Measuring ends with the page that began it.
  await expect(scripts).toHaveCount(0)
  await page.reload()
  await expect(notice).toBeHidden()
  await expect(scripts).toHaveCount(0)
})
