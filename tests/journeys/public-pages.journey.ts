import { chromium, expect, type Page, test } from '@playwright/test'
import { helpIndexPath } from '../../marketing/scripts/find-help-search.ts'
import { audit, imperfect, medianOf } from '../../scripts/lighthouse/audit.mjs'
import { parseSamplePath } from '../../worker/pages/sample-paths.ts'
import { isEditorPath } from '../../worker/platform/addresses/paths.ts'
import { publicPaths } from '../../worker/platform/addresses/public-path-list.ts'
import { freePort } from '../harness/bench/workerd.mjs'
import { cutOff } from './saving/never-lose-steps.ts'
import { canvas, openDesigner, openPublishPanel, publishAs } from './steps.ts'
import { expectClean, violations } from './violations.ts'

type Found = { links: string[]; files: string[]; ids: string[] }

const sampleOf = (path: string) => parseSamplePath(path)?.trade

/** Sample websites are rendered on request, so daily runs test only one trade's. */
for (const [title, tag, isLeftOut] of [
  [
    'every page and link target can be reached from the homepage',
    '@slow',
    (path: string) => (sampleOf(path) ?? 'spa') !== 'spa',
  ],
  ['every sample website can be reached from the homepage', '@long', () => false],
] as const)
  test(title, { tag }, async ({ page }) => {
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
      // Other tests cover the editor's pages and the samples' content.
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

/** A page's links, loaded resources and anchors, parsed by a browser. */
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

/** The pages in the sitemap that `/robots.txt` names. */
async function sitemapPaths(page: Page, origin: string): Promise<string[]> {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const pagesMap = await (await page.request.get('/sitemaps/pages.xml')).text()
  return [...pagesMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** One of each kind; the rest: npm run campaign long. */
const sampled = ['/', '/industries/therapist', '/business-name-creator', '/pricing', '/support', '/blog'] as const

for (const [title, paths, tag] of [
  ['a page of each kind', sampled, '@smoke'],
  ['every page', publicPaths, '@long'],
] as const)
  test(`${title} requests no other host, logs no error, and passes axe`, { tag }, async ({ page }) => {
    test.setTimeout(600_000)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost:|data:)/.test(request.url())) errors.push(request.url())
    })
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await expectClean(page)
      })
    expect(errors).toEqual([])
  })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the help articles' })
const found = (page: Page) => page.getByRole('list', { name: 'Articles found' }).getByRole('link')
const topics = (page: Page) => page.getByRole('navigation', { name: 'Topics' })
const expectStatus = (page: Page, words: string | RegExp) => expect(page.getByRole('status')).toHaveText(words)

test('help articles are found by keyboard while the person types, and Back returns to the results', async ({
  page,
}) => {
  const fetched = () => page.waitForRequest((request) => request.url().endsWith(helpIndexPath))
  await page.goto('/support')
  await expect(topics(page)).toBeVisible()
  const index = fetched()
  await field(page).focus()
  await index

  await field(page).pressSequentially('pasword')
  await expect(found(page).first()).toHaveText('Use a password')
  await expectStatus(page, '2 articles found')
  await expect(topics(page)).toBeHidden()
  await expect(page).toHaveURL(/\?q=pasword$/)
  await expectClean(page)

  await page.keyboard.press('ArrowDown')
  await expect(found(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(found(page).nth(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Use a password', level: 1 })).toBeVisible()

  await page.goBack()
  await expect(field(page)).toHaveValue('pasword')
  await expectStatus(page, '2 articles found')
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(topics(page)).toBeVisible()
  await expect(page).toHaveURL(/\/support$/)
})

test('the help search opens from a link, and says when there are no results or it failed', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/support?q=own+domain')
  await expect(field(page)).toHaveValue('own domain')
  await expect(found(page).first()).toHaveText('Connect your own domain')

  await field(page).fill('zzzqqq')
  await expectStatus(page, 'No article found')
  await expect(found(page)).toHaveCount(0)
  await expect(page.getByText('Try another word, or write to').getByRole('link')).toHaveAttribute('href', /^mailto:/)

  await page.route(`**${helpIndexPath}`, (route) => route.abort())
  await page.goto('/support?q=own+domain')
  await expectStatus(page, 'The search isn’t working right now. All articles are listed below.')
  await expect(topics(page)).toBeVisible()
  await page.unroute(`**${helpIndexPath}`)
  await field(page).pressSequentially('s')
  await expect(found(page).first()).toHaveText('Connect your own domain')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('help articles are listed without a search field', async ({ page }) => {
    await page.goto('/support')
    await expect(field(page)).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Undo a change' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Undo a change' })).toBeVisible()
  })
})

for (const path of ['/create', '/login', '/login/password', '/login/sign-up', '/mailbox']) {
  test(`${path} passes axe`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectClean(page)
  })
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the designer, its dialogs and the published page pass axe', { tag: '@long' }, async ({ page }) => {
  await openDesigner(
    page,
    { name: 'Oak & Ember', about: 'Coffee shop with its own bakery', place: 'Porto' },
    'rui@oak.example',
  )

  for (const mode of ['Settings', 'Theme', 'Sections'])
    await test.step(mode, async () => {
      await page.getByRole('radiogroup', { name: 'What to edit' }).getByText(mode).click()
      await expectClean(page)
    })

  await test.step('adding a section', async () => {
    await page.getByRole('button', { name: 'Add section' }).click()
    await expect(page.getByRole('dialog', { name: 'Add a section' }).getByRole('listitem').first()).toBeVisible()
    await expectClean(page)
    await closeDialog(page)
  })

  await test.step('a selected element on the page, and its form', async () => {
    await canvas(page).getByRole('heading', { level: 1 }).click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Coffee, and bread to go with it')
    await expectClean(page)
  })

  await test.step('the history', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
    await expectClean(page)
    await closeDialog(page)
  })

  await test.step('the private preview', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Share a private preview' }).click()
    await expect(page.getByRole('dialog', { name: 'Share a private preview' })).toBeVisible()
    await expectClean(page)
    await closeDialog(page)
  })

  await test.step('two versions', async () => {
    const reconnect = await cutOff(page)
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Coffee, and cake to go with it')
    await reconnect()
    await saveElsewhere(page)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByRole('button', { name: 'Merge and save' })).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the publish panel with its checklist', async () => {
    const panel = await openPublishPanel(page)
    await expect(panel.getByRole('heading', { name: 'Before going live' })).toBeVisible()
    await expectClean(page)
    await closeDialog(page)
  })

  const url = await test.step('published', async () => {
    const address = await publishAs(page, 'oak-and-ember')
    await expectClean(page)
    return address
  })

  await test.step('the list of websites', async () => {
    await page.goto('/websites')
    await expect(page.getByRole('heading', { name: 'Oak & Ember' }).first()).toBeVisible()
    await expectClean(page)
  })

  await test.step('the published page', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(url)
      expect(await violations(page)).toEqual([])
    }
  })
})

/** Saves a version like another window. */
const saveElsewhere = (page: Page) =>
  page.evaluate(async () => {
    const path = `/api/drafts/${new URLSearchParams(location.search).get('websiteId')}`
    const { websiteSettings, revision } = await (await fetch(path)).json()
    const introduction = websiteSettings.sections.find(({ type }: { type: string }) => type === 'Introduction')
    introduction.content.heading = 'Coffee from round the corner'
    const headers = { 'content-type': 'application/json', 'if-match': `"${revision}"` }
    await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ websiteSettings }) })
  })

/** One of each kind. */
const audited = ['/', '/start', '/industries/therapist', '/business-name-creator', '/support', '/blog']

/** Maximum size of a public page on a phone, in kilobytes. */
const mostLoaded = 250

// Benches measure speed, because these machines are busy.
test('public pages have no Lighthouse findings on a phone', { tag: '@long' }, async ({ baseURL, launchOptions }) => {
  test.setTimeout(300_000)
  const port = await freePort()
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  })
  for (const path of audited)
    await test.step(path, async () => {
      const report = await audit(baseURL + path, port)
      const { performance, ...others } = medianOf([report])
      const perfect = { accessibility: 100, 'best-practices': 100, seo: 100, 'agentic-browsing': 100 }
      expect(others, imperfect([report]).join('\n')).toEqual(perfect)
      expect(performance).toBeGreaterThan(50)
      expect(report.audits['cumulative-layout-shift']?.numericValue).toBeLessThan(0.05)
      expect(report.audits['total-byte-weight']?.numericValue).toBeLessThan(mostLoaded * 1024)
    })
  await browser.close()
})
