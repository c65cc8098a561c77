import { expect, type Page } from '@playwright/test'
import { styles, test } from './fixture.ts'

/**
 * Every animation: its changed properties, whether it depends on scrolling or when it ends, and whether it affects the
 * first view.
 */
const movements = (page: Page) =>
  page.evaluate(() =>
    window.document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation)
      .map(({ effect, timeline }) => {
        const { target } = effect as KeyframeEffect
        const keyframes = (effect as KeyframeEffect).getKeyframes()
        const fixed = new Set(['offset', 'computedOffset', 'easing', 'composite'])
        return {
          changes: [...new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)))].filter(
            (name) => !fixed.has(name),
          ),
          isScrolled: timeline !== window.document.timeline,
          endsAfter: Number(effect?.getComputedTiming().endTime),
          atTop: Boolean(target?.closest('.hero, .header')),
        }
      }),
  )
const heightOf = (page: Page) => page.evaluate(() => window.document.documentElement.scrollHeight)

for (const style of styles) {
  test(`${style}: scrolling doesn’t hide or shift anything, and reduced motion stops all movement`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(server.serve(await samples.fullPage(style)))
    expect(await movements(page)).toEqual([])
    const height = await heightOf(page)

    let found: Awaited<ReturnType<typeof movements>> = []
    await expect
      .poll(async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        found = await movements(page)
        return found.length
      })
      .toBeGreaterThan(0)
    for (const { changes, isScrolled, endsAfter, atTop } of found) {
      const without = changes.filter((name) => !['scale', 'translate', 'transform'].includes(name))
      if (isScrolled) expect([atTop, without]).toEqual([false, []])
      // The first view may fade in once, immediately.
      else expect([atTop, without.filter((name) => name !== 'opacity'), endsAfter <= 1500]).toEqual([true, [], true])
    }
    await expect.poll(async () => (await movements(page)).filter(({ isScrolled }) => !isScrolled)).toEqual([])
    expect(await heightOf(page)).toBe(height)

    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
    expect(await movements(page)).toEqual([])
    expect(troubles).toEqual([])
  })
}
