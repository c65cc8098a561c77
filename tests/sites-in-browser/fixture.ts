import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { productModules } from '../harness/product-modules.ts'
import { type SiteServer, startSiteServer } from '../harness/site-server.ts'

type Samples = typeof import('./sample-sites.ts')

const fonts = join(import.meta.dirname, '../../.cache/tests/fonts')

export const styles = ['Common', 'CommonAlt', 'Geometric', 'Elegant', 'Fun'] as const

/** Every site in these tests is rendered here and served as visitors get it, by a separate server. */
export const test = base.extend<{ troubles: string[] }, { samples: Samples; server: SiteServer }>({
  samples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its first parameter
    async ({}, use) => {
      const { load, close } = await productModules()
      const { buildFonts } = await load<{ buildFonts: (folder: string) => Promise<void> }>(
        '/scripts/build/build-fonts.ts',
      )
      await buildFonts(fonts)
      await use(await load<Samples>('/tests/sites-in-browser/sample-sites.ts'))
      await close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const server = await startSiteServer(fonts)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  /** What went wrong on the page: errors, dialogs, what its policy stopped, and requests that left its host. */
  troubles: async ({ page }, use) => {
    const troubles: string[] = []
    page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`))
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
    page.on('dialog', (dialog) => {
      troubles.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      const { hostname } = new URL(request.url())
      if (!hostname.endsWith('.localhost')) troubles.push(`request: ${request.url()}`)
    })
    await use(troubles)
  },
})

/** Goes to the end of the page, so that every picture is asked for. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement } = window.document
    for (let top = 0; top < documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForLoadState('networkidle')
}
