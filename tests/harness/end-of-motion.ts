import type { Page } from '@playwright/test'

/** Waits until transitions of place and color end. Ignores endless animations. */
export const endOfMotion = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
