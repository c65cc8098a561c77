import { expect, type Page, test } from '@playwright/test'
import { shownStyles } from '../../editor/public-pages/samples/sample-sites.ts'
import { samplePath } from '../../worker/contract/sample-paths.ts'

/** The part of a page that is shown, and how much smaller. */
const [width, height, scale] = [1280, 2000, 0.3]
const between = 28

// For dense screens.
test.use({ deviceScaleFactor: 1.5 })

test('the five styles, side by side', async ({ page }) => {
  const columns: string[] = []
  for (const { style, name, business } of shownStyles) {
    const picture = await topOf(page, samplePath(style, business.industry))
    columns.push(`<figure><img src="data:image/png;base64,${picture}" alt=""><figcaption>${name}</figcaption></figure>`)
  }
  const whole = columns.length * (width * scale + between) + between
  await page.setViewportSize({ width: whole, height: 400 })
  await page.goto('about:blank')
  await page.setContent(`<style>
    body{display:flex;gap:${between}px;margin:0;padding:${between}px;background:#f1f1f3;width:max-content}
    figure{margin:0;font:600 17px/1 system-ui,sans-serif;color:#1b1b1f;text-align:center}
    img{display:block;width:${width * scale}px;height:${height * scale}px;border-radius:10px;box-shadow:0 10px 30px -10px rgb(0 0 0/.25)}
    figcaption{padding-top:18px}
  </style>${columns.join('')}`)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.screenshot({ path: 'scripts/pictures/styles.png', fullPage: true })
})

/** A page's top as a small PNG in base64. */
async function topOf(page: Page, path: string): Promise<string> {
  await page.setViewportSize({ width, height })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width, height, scale }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip })
  return data
}
