import { expect, test } from '@playwright/test'

for (const path of ['/', '/create'])
  test(`${path} is no wider than a 320 px phone, or a 390 px phone with 200 % text`, {
    tag: '@slow',
  }, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    for (const [width, size] of [
      [320, 16],
      [390, 32],
    ] as const) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const widest = () => page.evaluate(() => document.scrollingElement?.scrollWidth)
      expect(await widest(), `at ${width}px, letters of ${size}px`).toBe(width)
    }
  })
