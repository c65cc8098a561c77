import { describe, expect, it } from 'vitest'
import {
  checkIndexing,
  checkLeftOut,
  checkNeeded,
  checkPairs,
  checkPictures,
  checkPlaceholders,
  checkSamples,
  checkTitle,
  countToFix,
  findingsOf,
} from '#editor/designer/publish/checklist/checklist.ts'
import { addSection, blankSection, removeSection, setSectionHidden } from '#renderer/document/edits/edits.ts'
import { image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { shapeNames } from '#renderer/shapes/shape.ts'
import { defaultSections } from '#templates/compose/section-order.ts'
import { composedSite } from '../../../../harness/composed-site.ts'
import { settingsWith, withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { fullestSite } from '../../../../renderer/fixtures/fullest-site.ts'
import { finishedSite, finishedWith, found } from './checked-site.ts'

const composed = composedSite({ id: 'composed', sections: defaultSections, facts: { trade: { slug: 'plumber' } } })

const composedWithPhone = {
  ...composed,
  business: {
    ...composed.business,
    phones: [{ id: 'phone-1', source: 'typed' as const, kind: 'Phone' as const, number: '0117 496 0123' }],
  },
}

describe('the checklist before publication', () => {
  it('finds nothing on a finished website', () => {
    expect(findingsOf(finishedSite)).toEqual([])
  })

  it('sorts findings by severity', () => {
    const site = finishedWith('Video', { url: '' })
    const findings = findingsOf({ ...site, settings: settingsWith({ searchIndexing: false, pageTitle: '' }).settings })
    expect(findings.map(({ severity, path }) => [severity, path])).toEqual([
      ['must look at', 'video.url'],
      ['worth a look', 'settings.pageTitle'],
      ['worth a look', 'settings.searchIndexing'],
    ])
  })

  it('counts mistakes but not hints', () => {
    const site = finishedWith('Video', { url: '' })
    expect(countToFix({ ...site, settings: settingsWith({ searchIndexing: false, pageTitle: '' }).settings })).toBe(1)
    expect(countToFix(finishedSite)).toBe(0)
  })

  it('counts no mistake on a newly composed website that has a phone number', () => {
    expect(findingsOf(composedWithPhone).filter(({ severity }) => severity === 'must look at')).toEqual([])
    expect(countToFix(composedWithPhone)).toBe(0)
  })

  it('starts short for a newly composed website, and lists each place once', () => {
    const findings = findingsOf(composed)
    expect(findings.length).toBeLessThan(8)
    expect(new Set(findings.map(({ path }) => path)).size).toBe(findings.length)
    expect(findings[0]?.path).toBe('business.phones')
  })

  it('runs quickly even on the largest possible website', () => {
    const site = fullestSite()
    const start = performance.now()
    for (let time = 0; time < 5; time += 1) findingsOf(structuredClone(site))
    expect((performance.now() - start) / 5).toBeLessThan(1000)
  })
})

const button = (value: object) => withContent('Scheduling', { button: { label: 'Schedule Now', ...value } })

describe('a section’s required content', () => {
  it('passes the check on a finished website', () => {
    expect(found(checkNeeded, fullSite)).toEqual([])
    expect(found(checkNeeded, button({ type: 'Section', value: 'contact' }))).toEqual([])
  })

  it.each([
    { type: 'None', value: '' },
    { type: 'Web', value: ' ' },
    { type: 'Web', value: 'not an address' },
    { type: 'Section', value: 'gone' },
  ])('includes a working scheduling link, not %j', (value) => {
    expect(found(checkNeeded, button(value))).toEqual([
      'scheduling.button: The scheduling link is required for its button to work.',
    ])
  })

  it('includes a video link', () => {
    expect(found(checkNeeded, withContent('Video', { url: '' }))).toEqual([
      'video.url: The video link is required for the video to play.',
    ])
  })

  it('includes a video link that can be played on the page', () => {
    expect(found(checkNeeded, withContent('Video', { url: 'https://harbourandpine.example/film' }))).toEqual([
      'video.url: The video link is required for the video to play. The current one doesn’t work.',
    ])
  })

  it('counts only if the section is visible', () => {
    expect(found(checkNeeded, setSectionHidden(withContent('Video', { url: '' }), 'video', true))).toEqual([])
  })
})

const findingsFor = (pageTitle: string) => found(checkTitle, settingsWith({ pageTitle }))

describe('the title check', () => {
  it.each(['Harbour & Pine | Kitchens in Portland', 'Pine | Joiner', 'x'.repeat(60)])('accepts %j', (title) => {
    expect(findingsFor(title)).toEqual([])
  })

  it('reports an empty title', () => {
    expect(findingsFor(' ')).toEqual([
      'settings.pageTitle: It’s empty, so search results will say “Harbour & Pine – Portland, Maine”.',
    ])
  })

  it('reports a title that search results cut off, or one that is too short', () => {
    expect(findingsFor('x'.repeat(61))).toEqual([
      'settings.pageTitle: It has 61 characters, and search results cut it off after about 60.',
    ])
    expect(findingsFor('Pine')).toEqual([
      'settings.pageTitle: “Pine” is short: people search for what you do and where.',
    ])
  })
})

describe('the placeholder check', () => {
  it('passes a finished website', () => {
    expect(found(checkPlaceholders, fullSite)).toEqual([])
  })

  it.each([
    ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
    ['The best of {place}', '{place}'],
    ['Call [your number] now', '[your number]'],
    ['Write to name@example.com', 'example.com'],
    ['See www.yourwebsite.com', 'www.yourwebsite.com'],
  ])('reports %j', (body, left) => {
    expect(found(checkPlaceholders, withContent('Introduction', { body }))).toEqual([
      `introduction.body: Text still says “${left}”.`,
    ])
  })

  it.each(['We are, for example, on [Main] street', 'Visit cal.example-shop.com', 'Your website in a day'])(
    'accepts %j',
    (body) => expect(found(checkPlaceholders, withContent('Introduction', { body }))).toEqual([]),
  )

  it('reports placeholders in links and in a real person’s biography', () => {
    const button = { type: 'Web', value: 'https://example.com/book', label: 'Book' }
    expect(found(checkPlaceholders, withContent('Introduction', { button }))).toHaveLength(1)
    const members = [{ id: 'a', name: 'Ann', bio: '(Sample Bio) Ann runs the shop.', sample: false }]
    expect(found(checkPlaceholders, withContent('Team', { members }))).toEqual([
      'team.members.a.bio: About still says “(Sample Bio)”.',
    ])
    expect(found(checkPlaceholders, withContent('Team', { members: [{ ...members[0], sample: true }] }))).toEqual([])
  })
})

const review = (id: string, sample: boolean) => ({ id, paragraph: 'Lovely', authorName: 'Jo', sample })
const person = (id: string, sample: boolean) => ({ id, name: 'Jo', sample })

describe('the sample check', () => {
  it('passes a finished website', () => {
    expect(found(checkSamples, finishedSite)).toEqual([])
  })

  it('counts samples by section and links to the first', () => {
    const items = [review('a', false), review('b', true), review('c', true)]
    expect(found(checkSamples, finishedWith('CustomerReviews', { items }))).toEqual([
      'customer-reviews.items.b: 2 sample reviews won’t appear on your page.',
    ])
  })

  it('says that a section with only samples is left out', () => {
    expect(found(checkSamples, finishedWith('Team', { members: [person('a', true), person('b', true)] }))).toEqual([
      'team.members.a: 2 sample people won’t appear on your page, and neither will the section.',
    ])
    expect(found(checkSamples, finishedWith('Team', { members: [person('a', true)] }))).toEqual([
      'team.members.a: 1 sample person won’t appear on your page, and neither will the section.',
    ])
  })

  it('ignores samples in a hidden section', () => {
    const site = finishedWith('Team', { members: [person('a', true)] })
    expect(found(checkSamples, setSectionHidden(site, 'team', true))).toEqual([])
  })
})

const sentence = 'It’s empty, so it won’t appear on your page.'

describe('the check for empty sections', () => {
  it('passes a finished website', () => {
    expect(found(checkLeftOut, fullSite)).toEqual([])
  })

  it('reports sections without content', () => {
    const without = removeSection(fullSite, 'gallery')
    expect(found(checkLeftOut, addSection(without, blankSection(without, 'Gallery')))).toEqual([`gallery: ${sentence}`])
    expect(found(checkLeftOut, withContent('FrequentlyAskedQuestions', { items: [] }))).toHaveLength(1)
  })

  it('ignores hidden sections and those reported by another check', () => {
    const empty = withContent('Gallery', { items: [] })
    expect(found(checkLeftOut, setSectionHidden(empty, 'gallery', true))).toEqual([])
    expect(found(checkLeftOut, withContent('Video', { url: '' }))).toEqual([])
    const members = [{ id: 'a', name: 'Jo', sample: true }]
    expect(found(checkLeftOut, withContent('Team', { members }))).toEqual([])
  })
})

describe('the search indexing setting', () => {
  it('needs attention only if it is switched off', () => {
    expect(found(checkIndexing, settingsWith({ searchIndexing: true }))).toEqual([])
    expect(found(checkIndexing, settingsWith({ searchIndexing: false }))).toEqual([
      'settings.searchIndexing: It’s off, so people won’t find this website in search engines.',
    ])
  })
})

const picture = (description = '') => ({
  ...{ provider: 'Custom', description, tags: ['oak'] },
  urls: [{ type: 'regular', url: `/media/${'a'.repeat(64)}`, width: 600, height: 400 }],
})
const item = (id: string, description?: string) => ({ id, image: picture(description), caption: 'A table' })

describe('the picture description check', () => {
  it('passes a finished website', () => {
    expect(found(checkPictures, fullSite)).toEqual([])
  })

  it('reports each section once, at the first picture without a description', () => {
    const items = [item('a', 'An oak table'), item('b'), item('c', ' ')]
    expect(found(checkPictures, withContent('Gallery', { items }))).toEqual([
      'gallery.items.b.image-description: A few words on 2 of your photos would help people who can’t see them.',
    ])
    expect(found(checkPictures, withContent('Introduction', { image: picture() }))).toEqual([
      'introduction.image-description: A few words on your photo would help people who can’t see it.',
    ])
  })

  it('names the item or section that contains the picture', () => {
    const tasks = (change: WebsiteSettings) =>
      checkPictures({ draft: change, published: publishedDocument(change) }).map(({ task }) => task?.title)
    const items = [item('a')]
    expect(tasks(withContent('Gallery', { items }))).toEqual(['Describe the photo of “A table”'])
    expect(tasks(withContent('Introduction', { image: picture() }))).toEqual(['Describe the photo in Introduction'])
  })

  it('ignores pictures next to text, hidden pictures and patterns', () => {
    const pattern = image.parse({ provider: 'Pattern', pattern: shapeNames[0], seed: 1 })
    expect(found(checkPictures, withContent('Introduction', { image: pattern }))).toEqual([])
    const fromService = {
      ...picture(),
      provider: 'Pexels',
      urls: [{ type: 'regular', url: 'https://images.pexels.com/a.jpg' }],
    }
    expect(found(checkPictures, withContent('Introduction', { image: fromService }))).toEqual([])
    expect(found(checkPictures, withContent('Video', { poster: picture() }))).toEqual([])
    expect(found(checkPictures, withContent('Header', { logoType: 'Image', logoImage: picture() }))).toEqual([])
    expect(found(checkPictures, withContent('Introduction', { image: { ...picture(), urls: [] } }))).toEqual([])
    const hidden = setSectionHidden(withContent('Introduction', { image: picture() }), 'introduction', true)
    expect(found(checkPictures, hidden)).toEqual([])
  })
})

describe('before-and-after pictures', () => {
  const pairs = (...items: object[]) => found(checkPairs, withContent('Gallery', { layout: 'BeforeAndAfter', items }))
  const blank = (id: string) => ({ id, image: null, caption: '' })

  it('each need the other one of their pair', () => {
    expect(pairs(item('a', 'Old'), item('b', 'New'))).toEqual([])
    expect(pairs(item('a', 'Old'), item('b', 'New'), item('c', 'Old'))).toEqual([
      'gallery.items.c: A picture before or after has no other to compare it with.',
    ])
    expect(pairs(blank('a'), item('b', 'New'))).toHaveLength(1)
  })

  it('need no second picture in a gallery of single pictures', () => {
    expect(found(checkPairs, withContent('Gallery', { layout: 'Grid', items: [item('a', 'Old')] }))).toEqual([])
  })

  it('don’t include drawings', () => {
    const pattern = image.parse({ provider: 'Pattern', pattern: shapeNames[0], seed: 1 })
    expect(() => withContent('Gallery', { items: [{ id: 'a', image: pattern, caption: '' }] })).toThrow()
  })
})
