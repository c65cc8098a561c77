import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { endOfMotion } from '../harness/end-of-motion.ts'

/** What axe finds wrong, of the page alone: the site's frame lets no script in, and its markup is checked where it is published. */
export async function violations(page: Page): Promise<string[]> {
  // A color halfway to another is nobody's choice.
  await endOfMotion(page)
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(window.document, { iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
