import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { type SiteServer, startSiteServer } from '../harness/site-server.ts'

/**
 * Builds modules of the product from TypeScript, for tests in which JSX has another meaning. `path` is from the
 * project's root, with a leading slash.
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

/** Renders every site here and serves it as published, from a separate server. */
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
  /** Problems on the page: errors, dialogs, policy violations, and requests to other hosts. */
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

/** Scrolls to the end of the page, so that every picture loads. */
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

/** The honeypot is far outside the page. */
const forRobots = '.trap'

/**
 * Everything that overflows the page's width: the page itself if it scrolls sideways, and every visible element that is
 * cut off or outside. Ignores content of elements that scroll or crop intentionally.
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
        // Text for screen readers is one pixel wide.
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
