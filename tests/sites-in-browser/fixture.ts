import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { type SiteServer, startSiteServer } from '../harness/site-server.ts'

/**
 * Loads modules of the product from their TypeScript, as a build makes them: for tests that run where JSX means something
 * else. `path` is from the project's root, with a slash before it.
 */
async function productModules() {
  process.env.NODE_ENV = 'production'
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
  return {
    load: <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>,
    close: () => vite.close(),
  }
}

type Samples = typeof import('./sample-sites.ts')

export const fontFolder = join(import.meta.dirname, '../../.cache/tests/fonts')

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
      await buildFonts(fontFolder)
      await use(await load<Samples>('/tests/sites-in-browser/sample-sites.ts'))
      await close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const server = await startSiteServer(fontFolder)
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

/** The field that only robots fill in lies far outside, where nobody sees it. */
const forRobots = '.trap'

/**
 * What sticks out of the page at its width: the page itself where it scrolls sideways, and every element that a visitor
 * would see cut off or hanging over the edge. Leaves out content of elements that scroll or crop by intent.
 */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate((apart) => {
    const { documentElement: root, body } = window.document
    const found: string[] = []
    if (root.scrollWidth > root.clientWidth) found.push(`the page by ${root.scrollWidth - root.clientWidth}px`)
    const within = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    for (const element of body.querySelectorAll('*')) {
      if (element.closest(apart)) continue
      const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      const range = window.document.createRange()
      for (const node of text) {
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()]
        const out = boxes.some(({ left, right, width }) => width > 1 && (right > root.clientWidth + 1 || left < -1))
        // Text for screen readers alone is drawn one pixel wide.
        if (out && !within(element) && element.getBoundingClientRect().width > 1) found.push(nameOf(element))
      }
      if (element instanceof HTMLImageElement || element instanceof HTMLButtonElement) {
        const { right, left, width } = element.getBoundingClientRect()
        if (width > 1 && (right > root.clientWidth + 1 || left < -1) && !within(element)) found.push(nameOf(element))
      }
    }
    return [...new Set(found)].slice(0, 5)

    function nameOf(element: Element): string {
      const section = element.closest('[id]')?.id ?? ''
      return `#${section} ${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.slice(0, 24)}”`
    }
  }, forRobots)
}
