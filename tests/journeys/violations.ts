import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Waits until transitions of position and color end. Ignores endless animations. */
export const endOfMotion = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })

/** The page's axe violations. Excludes the site's frame, which runs no script and is checked where it is published. */
export async function violations(page: Page): Promise<string[]> {
  // Colors in the middle of a transition are irrelevant.
  await endOfMotion(page)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(window.document, { iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** Expects no violations in light and dark mode. */
export async function expectClean(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Pages without script switch by style sheet only.
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
