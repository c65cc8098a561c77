import { expect } from '@playwright/test'
import { readToTheEnd, styles, test } from './fixture.ts'

type Shift = { value: number; moved: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Collects layout shifts from the first moment on. */
function watchShifts() {
  window.shifts = []
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `#${element?.closest('[id]')?.id} ${element?.tagName}.${element?.className}`
      })
      window.shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What Google's reports call 0: they round to hundredths. */
const nothing = 0.005

test.afterEach(({ server }) => server.delayFonts(0))

for (const [nth, style] of styles.entries()) {
  test(`${style}: pictures move nothing, however late they come`, { tag: '@long' }, async ({
    page,
    samples,
    server,
  }) => {
    await page.route('**/_/fonts/*', (route) => route.abort())
    await page.addInitScript(watchShifts)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(server.serve(await samples.fullPage(style)))
    await readToTheEnd(page)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })

  for (const width of process.env.FC_RUNS ? [390, 1440] : [nth % 2 ? 1440 : 390]) {
    test(`${style} at ${width}px: fonts that come late take the room of those before`, async ({
      page,
      samples,
      server,
    }) => {
      server.delayFonts(400)
      await page.addInitScript(watchShifts)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(server.serve(await samples.fullPage(style)))
      const loaded = await page.evaluate(async () => {
        const { size } = await window.document.fonts.ready
        return size > 0 && [...window.document.fonts].filter(({ status }) => status === 'loaded').length
      })
      expect(loaded).toBeGreaterThanOrEqual(1)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThan(nothing)
    })
  }
}
