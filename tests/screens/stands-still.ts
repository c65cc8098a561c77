import type { Page } from '@playwright/test'
import { endOfMotion } from '../harness/end-of-motion.ts'

/** Waits until nothing is on its way any more: websites in frames, pictures, fonts, and what moves to its place. */
export async function standsStill(page: Page) {
  await page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLIFrameElement>('[loading="lazy"]')) late.loading = 'eager'
  })
  // Miniatures come one after another, in idle moments.
  const frames = page.locator('iframe')
  let known: number
  do {
    known = await frames.count()
    await page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every((frame) =>
        frame.srcdoc ? frame.hasAttribute('data-shown') : frame.contentDocument?.readyState === 'complete',
      ),
    )
    await page.waitForTimeout(250)
  } while ((await frames.count()) > known)
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument)
    for (const inside of [document, ...frames]) {
      if (!inside) continue
      const pictures = [...inside.querySelectorAll('img')]
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
      await inside.fonts.ready
    }
  })
  await endOfMotion(page)
}
