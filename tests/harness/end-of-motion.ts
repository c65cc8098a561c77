import type { Page } from '@playwright/test'

/** Waits until what is on its way to another place or color is there. What moves for ever is not waited for. */
export const endOfMotion = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
