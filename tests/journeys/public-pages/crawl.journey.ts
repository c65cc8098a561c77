import { expect, type Page, test } from '@playwright/test'
import { parseSamplePath } from '../../../worker/pages/sample-paths.ts'
import { isEditorPath } from '../../../worker/platform/addresses/paths.ts'
import { publicPaths } from '../../../worker/platform/addresses/public-paths.ts'
import { expectClean } from '../violations.ts'

type Found = { links: string[]; files: string[]; ids: string[] }

const sampleOf = (path: string) => parseSamplePath(path)?.industry

/** Each sample website is rendered when it is asked for: one trade's are enough for every day. */
for (const [title, tag, isLeftOut] of [
  [
    'everything can be reached, and nothing leads nowhere',
    '@short',
    (path: string) => (sampleOf(path) ?? 'spa') !== 'spa',
  ],
  ['every sample website can be reached, too', '@long', () => false],
] as const)
  test(`from the homepage ${title}`, { tag }, async ({ page }) => {
    await page.goto('/')
    const { origin } = new URL(page.url())
    const found = new Map<string, Found>()
    const files = new Set<string>()
    const targets: [from: string, to: string][] = []
    const strangers = new Set<string>()
    const waiting = ['/', ...(await sitemapPaths(page, origin))]
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (found.has(path) || isLeftOut(path)) continue
      const response = await page.request.get(path, { maxRedirects: 0 })
      expect(response.status(), `${path} is there`).toBe(200)
      // What the editor draws and what samples hold is looked at elsewhere.
      const isLeaf = isEditorPath(path) || sampleOf(path) !== undefined
      const type = response.headers()['content-type'] ?? ''
      const parts = isLeaf || !type.startsWith('text/html') ? none : await partsOf(page, await response.text())
      found.set(path, parts)
      for (const file of parts.files) files.add(file)
      for (const link of parts.links) {
        const to = new URL(link, origin + path)
        if (to.protocol === 'mailto:') continue
        if (to.origin !== origin) {
          strangers.add(link)
          continue
        }
        if (to.hash) targets.push([path, to.pathname + to.hash])
        waiting.push(to.pathname)
      }
    }

    expect(publicPaths.filter((path) => !found.has(path))).toEqual([])
    for (const [from, to] of targets) {
      const [path = '', id = ''] = to.split('#')
      expect(found.get(path)?.ids, `${from} leads to ${to}`).toContain(decodeURIComponent(id))
    }
    for (const file of files) {
      expect(file, 'from our own host').toMatch(/^\//)
      expect((await page.request.get(file)).status(), file).toBe(200)
    }
    expect([...strangers].filter((link) => !link.startsWith('https://'))).toEqual([])
    console.log(`${found.size} pages, ${targets.length} links into pages, ${files.size} files`)
  })

const none: Found = { links: [], files: [], ids: [] }

/** What a page leads to, what it loads and what of it can be led to, as a browser reads it. */
function partsOf(page: Page, html: string): Promise<Found> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const every = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
    return {
      links: [...every('a[href]', 'href'), ...every('form[action]', 'action'), ...every('link[rel=alternate]', 'href')],
      files: [
        ...every('img[src], script[src], iframe[src], source[src]', 'src'),
        ...every('link[rel=icon], link[rel=apple-touch-icon], link[rel=stylesheet]', 'href'),
      ],
      ids: every('[id]', 'id'),
    }
  }, html)
}

/** The pages that `/robots.txt` leads search engines to. */
async function sitemapPaths(page: Page, origin: string): Promise<string[]> {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const pagesMap = await (await page.request.get('/sitemaps/pages.xml')).text()
  return [...pagesMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** One of each kind; the rest: npm run long. */
const sampled = ['/', '/industries/therapist', '/business-name-creator', '/pricing', '/support', '/blog'] as const

for (const [title, paths, tag] of [
  ['a page of each kind', sampled, '@short'],
  ['every page', publicPaths, '@long'],
] as const)
  test(`${title} asks no other host, has nothing to complain of, and passes axe`, { tag }, async ({ page }) => {
    test.setTimeout(600_000)
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`))
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost:|data:)/.test(request.url())) said.push(request.url())
    })
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await expectClean(page)
      })
    expect(said).toEqual([])
  })
