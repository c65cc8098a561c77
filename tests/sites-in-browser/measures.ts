import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Shift = { value: number; moved: string[] }

declare global {
  interface Window {
    axe: typeof axe
    shifts: Shift[]
  }
}

/** All axe violations of the page, excluding a video player's own page. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(window.document, { iframes: false, resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length}) ${nodes[0]?.failureSummary ?? ''}`,
    )
  })
}

/** Collects layout shifts of pages opened in this tab, from their first moment. */
export const watchShifts = (page: Page) => page.addInitScript(collectShifts)

/** The layout shifts of the open page so far. */
export const shiftsOn = (page: Page): Promise<Shift[]> => page.evaluate(() => window.shifts)

/** Runs in the page. */
function collectShifts() {
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
