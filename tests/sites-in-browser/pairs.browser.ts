import { expect } from '@playwright/test'
import { complaintsAbout } from '../harness/valid-html.ts'
import { readToTheEnd, stickingOut, test } from './fixture.ts'
import { shiftsOn, violations, watchShifts } from './measures.ts'

/** Number of tests that share the websites, so that two run at a time and a failure affects only its part. */
const parts = 8

for (let part = 0; part < parts; part += 1) {
  test(`any two of style, trade and layout work together, part ${part + 1} of ${parts}`, { tag: '@long' }, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    test.setTimeout(900_000)
    await watchShifts(page)
    for (let nth = part; nth < samples.paired.length; nth += parts) {
      const name = JSON.stringify(samples.paired[nth])
      const site = await samples.pairedPage(nth)
      expect.soft(await complaintsAbout(site.files['index.html']?.body ?? '', { filledIn: false }), name).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(server.serve(site))
      expect.soft(await stickingOut(page), `${name} at 320px`).toEqual([])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `${name} at ${width}px`).toEqual([])
        expect.soft(await violations(page), `${name} at ${width}px`).toEqual([])
      }
      // Other tests cover late fonts.
      await page.route('**/_/fonts/*', (route) => route.abort())
      await page.goto(page.url())
      await readToTheEnd(page)
      const shifts = await shiftsOn(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01)
      await page.unroute('**/_/fonts/*')
    }
    expect(troubles.filter((trouble) => !/ERR_FAILED/.test(trouble))).toEqual([])
  })
}
