import { describe, expect, it } from 'vitest'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { pageMarkdown, readPage } from '../../../renderer/page/markdown/page-markdown.ts'
import { localBusiness } from '../../../renderer/page/structured-data/business.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { fullSite } from '../fixtures/full-site.ts'

const origin = 'https://harbour.example'
const usual = { id: 'a', paragraph: 'On time.', authorName: 'Jo' }

function site(items: object[], language = 'en') {
  const sections = fullSite.sections.map((section) =>
    section.type === 'CustomerReviews' ? { ...section, content: { ...section.content, items } } : section,
  )
  return websiteSettings.parse({ ...fullSite, sections, settings: { ...fullSite.settings, language } })
}

async function pageOf(item: object, language?: string): Promise<string> {
  const { files } = await renderSite(site([{ ...usual, ...item }], language), { origin })
  return String(files['index.html']?.body)
}

describe('a review on the page', () => {
  it('shows its stars in words, its date in the page’s language, and a link to its source', async () => {
    const review = { stars: 4, date: '2025-03-14', source: 'Google', link: 'https://maps.example/1' }
    const page = await pageOf(review, 'de')
    expect(page).toContain('aria-label="4 von 5 Sternen"')
    expect(page).toContain('<time dateTime="2025-03-14">14. März 2025</time>')
    expect(page).toContain('<a href="https://maps.example/1" rel="nofollow noopener"><span>Google</span></a>')
  })

  it('shows only the month or year if the date is partial', async () => {
    expect(await pageOf({ date: '2025-03' })).toContain('>March 2025</time>')
    expect(await pageOf({ date: '2025' })).toContain('>2025</time>')
  })

  it('omits missing stars, date, source and link', async () => {
    const page = await pageOf({})
    for (const part of ['class="stars"', '<time', 'class="origin"']) expect(page).not.toContain(part)
  })

  it('never links to a script, and omits an invalid date', async () => {
    const page = await pageOf({ link: 'javascript:alert(1)', date: '2025-02-30', source: 'A page' })
    expect(page).not.toContain('javascript:')
    expect(page).not.toContain('<time')
    expect(page).toContain('<span class="origin"><span>A page</span></span>')
  })

  it('allows at most five stars', () => {
    for (const stars of [7, -1, 2.5, '5']) expect(() => site([{ ...usual, stars }])).toThrow()
  })

  it('parses if it was stored without stars', () => {
    const section = sectionTypes.CustomerReviews.content.parse({ items: [usual] })
    expect(section.layout).toBe('Auto')
    expect(section.items[0]).toMatchObject({ stars: 0, date: '', source: '', link: '' })
  })
})

describe('reviews in structured data', () => {
  const reviewsIn = (...items: object[]) => localBusiness(site(items), origin).review

  it('include stars and date if they were given to the business directly', () => {
    expect(reviewsIn({ ...usual, stars: 5, date: '2025-03' })).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Jo' },
        reviewBody: 'On time.',
        datePublished: '2025-03',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      },
    ])
  })

  it('leave out samples and reviews from another website', () => {
    expect(reviewsIn({ ...usual, sample: true })).toBeUndefined()
    expect(reviewsIn({ ...usual, source: 'Google', stars: 5 })).toBeUndefined()
    expect(reviewsIn({ ...usual, link: 'https://yelp.com/biz/1' })).toBeUndefined()
  })

  it('omit an average rating', () => {
    expect(JSON.stringify(localBusiness(site([{ ...usual, stars: 5 }]), origin))).not.toContain('AggregateRating')
  })
})

describe('reviews in Markdown', () => {
  it('include their stars, date, source and link', () => {
    const review = { stars: 4, date: '2025-03-14', source: 'Google', link: 'https://maps.example/1' }
    const text = pageMarkdown(readPage(site([{ ...usual, ...review }]), origin))
    expect(text).toContain(
      '### Jo\n\nOn time.\n\n**Stars:** ★★★★☆ (4/5)\n\n**Date:** March 14, 2025\n\n**Source:** Google\n\n[Link to the source](https://maps.example/1)',
    )
  })

  it('omit a script’s URL and missing stars', () => {
    const text = pageMarkdown(readPage(site([{ ...usual, link: 'javascript:alert(1)' }]), origin))
    expect(text).not.toContain('javascript')
    expect(text).not.toContain('Stars')
  })
})
