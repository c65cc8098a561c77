import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { readToTheEnd, styles, test } from './fixture.ts'
import { stickingOut } from './sticking-out.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Every variant at both widths takes minutes: usually each is seen at one of them, turn about. FC_RUNS asks for all. */
const widths = [390, 1440]
const thorough = process.env.FC_RUNS !== undefined

/** All that axe has against the page. A player's own page is not this page's. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(window.document, { iframes: false, resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length}) ${nodes[0]?.failureSummary ?? ''}`,
    )
  })
}

for (const [nth, style] of styles.entries()) {
  test(`${style}: the full site has no axe violation`, async ({ page, samples, server, troubles }) => {
    await page.goto(server.serve(await samples.consentPage(style)))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page), `at ${width}px`).toEqual([])
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: what is known of a business has no axe violation, and fits`, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    for (const layout of ['Cards', 'PriceList'] as const) {
      await page.goto(server.serve(await samples.factsPage(style, layout)))
      for (const width of [320, ...widths]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `${layout} at ${width}px`).toEqual([])
        if (width > 320) expect.soft(await violations(page), `${layout} at ${width}px`).toEqual([])
      }
    }
    expect(troubles).toEqual([])
  })

  test(`${style}: the pages beside the index have no axe violation, and fit`, {
    tag: nth > 0 ? '@long' : '@short',
  }, async ({ page, samples, server, troubles }) => {
    const home = server.serve(await samples.legalSite(style))
    for (const [turn, path] of ['no/such/page', 'privacy/', 'terms/'].entries()) {
      await page.goto(home + path)
      for (const width of thorough ? widths : [widths[(turn + nth) % 2] ?? 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `${path} at ${width}px`).toEqual([])
        expect.soft(await violations(page), `${path} at ${width}px`).toEqual([])
      }
    }
    expect(troubles.filter((trouble) => !/status of 404/.test(trouble))).toEqual([])
  })

  test(`${style}: every value of every option has no axe violation, and fits`, { tag: '@long' }, async ({
    page,
    samples,
    server,
    troubles,
  }) => {
    test.setTimeout(600_000)
    for (let turn = 0; turn < samples.extremes; turn += 1) {
      await page.goto(server.serve(await samples.extremePage(style, turn)))
      for (const width of thorough ? widths : [widths[(turn + nth) % 2] ?? 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await stickingOut(page), `variant ${turn} at ${width}px`).toEqual([])
        expect.soft(await violations(page), `variant ${turn} at ${width}px`).toEqual([])
      }
    }
    await readToTheEnd(page)
    expect(troubles).toEqual([])
  })
}
