import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Waits until transitions of place and color end. Ignores endless animations. */
export const endOfMotion = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })

/** What axe finds wrong, of the page alone: the site's frame lets no script in, and its markup is checked where it is published. */
export async function violations(page: Page): Promise<string[]> {
  // A color in the middle of a transition is no design choice.
  await endOfMotion(page)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(window.document, { iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** The screen has no violations, in light and in dark. */
export async function expectClean(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The pages without script follow by their style sheet alone.
    const app = page.locator('html[data-mantine-color-scheme]')
    if ((await app.count()) > 0) await expect(app).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect(await violations(page), colorScheme).toEqual([])
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
