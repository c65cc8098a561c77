import { expect, type Page } from '@playwright/test'
import type { RenderedSite } from '../../renderer/render-site.ts'
import { stickingOut, styles, test } from './fixture.ts'

/** Every text below 15 px, visible or not, including CSS content with letters or digits. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const element of window.document.querySelectorAll('body *')) {
      const own = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      for (const part of [null, '::before', '::after']) {
        const { content, fontSize } = getComputedStyle(element, part)
        const isText = part ? /^"[^"]*[\p{L}\p{N}]|^counter/u.test(content) : own
        if (isText && Number.parseFloat(fontSize) < 15)
          found.add(
            `${fontSize}: ${element.tagName}.${element.className}${part ?? ''} “${element.textContent?.slice(0, 20)}”`,
          )
      }
    }
    return [...found]
  })

/** Words of headings that continue on another line. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const heading of window.document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue
      const walker = window.document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\u00ad-]{6,}/g)) {
          const range = window.document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
          )
          const size = Number.parseFloat(getComputedStyle(node.parentElement ?? heading).fontSize)
          // At the smallest heading size, a word may break if it doesn't fit.
          if (lines.size > 1 && size > 18) found.push(`${heading.tagName} ${word} at ${size}px`)
        }
      }
    }
    return found
  })

for (const style of styles) {
  test(`${style}: no text is smaller than 15 px on any page`, async ({ page, samples, server }) => {
    const sites: [string, () => Promise<RenderedSite>, string?][] = [
      ['every section, with the cookie notice', () => samples.consentPage(style)],
      ['what is known of a business', () => samples.factsPage(style, 'Cards')],
      ['prices', () => samples.factsPage(style, 'PriceList')],
      ['prices in tabs', () => samples.offersPage(style, { layout: 'Tabs' })],
      [
        'prices in a list',
        () => samples.offersPage(style, { layout: 'List', pictured: true, grouped: false, count: 4 }),
      ],
      ['pictures before and after', () => samples.galleryPage(style, 'BeforeAndAfter')],
      ['the privacy page', () => samples.legalSite(style), 'privacy/'],
      ['the page for wrong addresses', () => samples.legalSite(style), 'no/such/page'],
    ]
    for (const [name, site, path = ''] of sites) {
      await page.goto(server.serve(await site()) + path)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await tooSmall(page), `${name} at ${width}px`).toEqual([])
      }
    }
  })

  test(`${style}: no heading breaks inside a word if smaller letters fit`, async ({ page, samples, server }) => {
    for (const language of ['de', 'fi'] as const) {
      await page.goto(server.serve(await samples.longWordsPage(style, language)))
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await brokenWords(page), `${language} at ${width}px`).toEqual([])
        expect.soft(await stickingOut(page), `${language} at ${width}px`).toEqual([])
      }
    }
  })
}

for (const style of styles) {
  test(`${style}: the figures in prices and facts have the same height`, async ({ page, samples, server }) => {
    for (const layout of ['Cards', 'List', 'PriceList'] as const) {
      await page.goto(server.serve(await samples.offersPage(style, { layout })))
      const figures = page.locator('.price, .facts dd').filter({ hasText: /\d/, visible: true })
      await expect(figures.first()).toBeVisible()
      const variants = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontVariantNumeric))
      expect.soft(new Set(variants.map((variant) => /lining-nums/.test(variant))), layout).toEqual(new Set([true]))
    }
  })
}
