import { expect, type Page } from '@playwright/test'
import { styles, test } from './fixture.ts'

/** What moves as the page scrolls: what of it changes, and whether any of it is in the first thing that visitors see. */
const movements = (page: Page) =>
  page.evaluate(() =>
    window.document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation)
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect
        const keyframes = (animation.effect as KeyframeEffect).getKeyframes()
        const fixed = new Set(['offset', 'computedOffset', 'easing', 'composite'])
        return {
          changes: [...new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)))].filter(
            (name) => !fixed.has(name),
          ),
          atTop: Boolean(target?.closest('.hero, .header')),
        }
      }),
  )
const heightOf = (page: Page) => page.evaluate(() => window.document.documentElement.scrollHeight)

for (const style of styles) {
  test(`${style}: scrolling hides nothing and shifts nothing, and nothing moves with reduced motion`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(server.serve(await samples.fullPage(style)))
    expect(await movements(page)).toEqual([])
    const height = await heightOf(page)

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(async () => (await movements(page)).length).toBeGreaterThan(0)
    for (const { changes, atTop } of await movements(page)) {
      expect(['scale', 'translate', 'transform']).toEqual(expect.arrayContaining(changes))
      // The picture of the introduction may settle, but is there from the start.
      if (atTop) expect(changes).toEqual(['scale'])
    }
    expect(await heightOf(page)).toBe(height)

    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
    expect(await movements(page)).toEqual([])
    expect(troubles).toEqual([])
  })
}
