import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testimonials } from '#marketing/about/testimonials.ts'
import { planLimits } from '#marketing/pricing/plan-limits.ts'
import { pricingQuestions } from '#marketing/pricing/pricing-questions.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { product } from '#renderer/document/product.ts'
import { samplePath } from '#worker/pages/sample-paths.ts'
import { releasesKept } from '#worker/publishing/schema.ts'
import { all, htmlOf } from './drawn-site.ts'

const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the pricing page', () => {
  const html = htmlOf('/pricing')

  test('states the Worker’s website limit', () => {
    const allowed = all(readFileSync('wrangler.toml', 'utf8'), /^WEBSITE_LIMIT = "(\d+)"/gm)
    expect(allowed.length).toBeGreaterThanOrEqual(2)
    expect(new Set(allowed)).toEqual(new Set([String(planLimits.websites)]))
  })

  test('states the product’s actual limits', () => {
    const shown = all(html, /<dt><span class="sum">([^<]*)<\/span>/g)
    expect(shown).toEqual([
      String(planLimits.websites),
      String(limits.imagesPerWebsite),
      `${limits.imageBytes / 1024 ** 2} MB`,
      String(releasesKept),
    ])
  })

  test('repeats the limits in its answers', () => {
    const limitsAnswer = pricingQuestions.find(({ question }) => question.includes('limits'))?.answer ?? ''
    expect(limitsAnswer.match(/\d+/g)?.map(Number)).toEqual([
      planLimits.websites,
      limits.imagesPerWebsite,
      limits.imageBytes / 1024 ** 2,
      releasesKept,
    ])
  })

  test('lists a single, free offer in its structured data', () => {
    const [data = ''] = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g)
    const graph = JSON.parse(data)['@graph'] as Record<string, unknown>[]
    const offers = graph.flatMap((thing) => (thing.offers ? [thing.offers] : []))
    expect(offers).toEqual([expect.objectContaining({ '@type': 'Offer', price: '0', priceCurrency: 'USD' })])
    expect(textOf(html).match(/[$€£] ?\d+/g)).toEqual(['$0'])
  })

  test('says that the badge can’t be removed', () => {
    expect(textOf(html)).toContain('not currently available')
  })

  test('mentions no competitor', () => {
    expect(textOf(html)).not.toMatch(/\b(wix|squarespace|wordpress|weebly|godaddy|shopify|jimdo|webflow|framer)\b/i)
  })
})

describe('the testimonials', () => {
  const html = htmlOf('/about')

  test('number six, each marked as a sample, with an explanation', () => {
    expect(testimonials).toHaveLength(6)
    expect(all(html, /<span class="sample-tag">(Sample)<\/span>/g)).toHaveLength(6)
    expect(textOf(html)).toContain('These six are samples: invented people who run invented businesses')
  })

  test('link to six businesses’ sample websites', () => {
    const places = testimonials.map(({ style, trade }) => samplePath(style, trade))
    expect(new Set(testimonials.map(({ trade }) => trade)).size).toBe(6)
    for (const place of places) expect(html).toContain(`href="${place}"`)
  })

  test('contain no review markup', () => {
    expect(html).not.toMatch(/"@type":"(Review|AggregateRating)"/)
  })
})

describe.each(['/terms', '/privacy'])('%s', (path) => {
  const html = htmlOf(path)

  test('names the operator or says that none is named, with a contact address', () => {
    expect(html).toMatch(/The operator of this installation<\/h2>(<address>|<p class="to-fill">)/)
    expect(all(html, /href="mailto:([^"]*)"/g).every((address) => address === product.supportEmail)).toBe(true)
    expect(textOf(html)).toContain(product.supportEmail)
    expect(textOf(html)).not.toMatch(/\{\w+\}/)
  })

  test('shows a table of contents with working links', () => {
    const parts = all(html, /<h2 id="([^"]*)"/g).filter((id) => !['operator', 'choice'].includes(id))
    expect(parts.length).toBeGreaterThan(8)
    expect(all(html, /<li><a href="#([^"]*)"/g)).toEqual(parts)
  })
})

describe('the privacy notice', () => {
  const text = textOf(htmlOf('/privacy'))

  test('states the same deletion periods as the cron job', () => {
    const days = all(readFileSync('worker/cron/sweep.ts', 'utf8'), /(delete(?:Prompts|Events)Before\(db, ago\(\d+\))/g)
    expect(days).toEqual(['deletePromptsBefore(db, ago(90)', 'deleteEventsBefore(db, ago(90)'])
    expect(text).toContain('These counts go after about 90 days')
    expect(text).toContain('a hash of the question for 90 days')
  })

  test.each(['session', 'creation', 'asking', 'round-trip'])('lists the cookie %s', (cookie) => {
    expect(text).toContain(` ${cookie} :`)
  })
})
