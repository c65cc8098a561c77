import { describe, expect, it } from 'vitest'
import { emptyPlaces } from '#editor/designer/suggestions/empty-places.ts'
import { type Section, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { type Image, image as imageSchema } from '#renderer/document/values/image.ts'

const sectionOf = (type: SectionType, content: object = {}) =>
  sectionTypes[type].schema.parse({ id: 'part', type, content }) as Section

const places = (section: Section, around: Partial<Parameters<typeof emptyPlaces>[1]> = {}) =>
  emptyPlaces(section, { arePhotosElsewhere: false, hasButton: false, ...around })

const labels = (section: Section, around?: Parameters<typeof places>[1]) =>
  places(section, around).flatMap(({ acts }) => acts.map(({ label }) => label))

const image: Image = imageSchema.parse({
  provider: 'Custom',
  urls: [{ type: 'regular', url: '/media/one.webp', width: 800, height: 600 }],
})

describe('invitations in a section’s empty parts', () => {
  it.each<[SectionType, object, string[]]>([
    ['Gallery', {}, ['Add photos']],
    ['CustomerReviews', {}, ['Paste your reviews', 'Add a review']],
    ['Team', {}, ['Add a person', 'Add a person']],
    ['FrequentlyAskedQuestions', {}, ['Add your first question']],
    ['Services', {}, ['Add your first service']],
    ['Video', {}, ['Paste a link of YouTube or Vimeo']],
    ['Scheduling', {}, ['Add your booking link']],
    ['QuoteBanner', {}, ['Write one line in large letters']],
    ['ImageBanner', { heading: 'Call us' }, ['Add a picture']],
  ])('appear in an empty %s', (type, content, expected) => {
    expect(labels(sectionOf(type, content))).toEqual(expected)
  })

  it.each<[SectionType, object]>([
    ['Gallery', { items: [{ id: 'one', image }] }],
    ['CustomerReviews', { items: [{ id: 'one', paragraph: 'Very good' }] }],
    ['Team', { members: [{ id: 'one', name: 'Tom' }] }],
    ['FrequentlyAskedQuestions', { items: [{ id: 'one', question: 'When?' }] }],
    ['Services', { items: [{ id: 'one', heading: 'Leaks' }] }],
    ['Video', { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
    ['QuoteBanner', { primary: 'Dry by noon' }],
    ['ImageBanner', { image }],
    ['Introduction', {}],
    ['Contact', {}],
  ])('disappear from a %s once it has content', (type, content) => {
    expect(places(sectionOf(type, content))).toEqual([])
  })

  it('don’t appear next to a booking button', () => {
    expect(places(sectionOf('Scheduling'), { hasButton: true })).toEqual([])
  })

  it('open the blank first item instead of adding another', () => {
    const [first] = places(sectionOf('FrequentlyAskedQuestions', { items: [{ id: 'one' }] }))
    expect(first?.acts[0]).toMatchObject({ does: 'open', path: 'part.items.one.question' })
  })

  it('explain an empty gallery whose photos all appear in other sections', () => {
    const [zone] = places(sectionOf('Gallery', { items: [{ id: 'one', image }] }), { arePhotosElsewhere: true })
    expect(zone?.drop).toContain('shown above')
  })

  it('ask for each missing photo of the first before-and-after pair', () => {
    const compared = (items: object[]) => sectionOf('Gallery', { layout: 'BeforeAndAfter', items })
    expect(labels(compared([]))).toEqual(['Add a photo from before', 'Add a photo from after'])
    expect(places(compared([{ id: 'one', image }])).map(({ acts }) => acts[0].at)).toEqual([1])
    expect(places(compared([{ id: 'one' }, { id: 'two', image }]))[0]?.acts[0]).toMatchObject({
      does: 'choosePicture',
      path: 'part.items.one.image',
    })
  })

  it('ask for each blank line of a banner with a heading', () => {
    const blocks = [1, 2, 3].map(() => ({ item: true, runs: [] }))
    const steps = sectionOf('QuoteBanner', { primary: 'How it works', subordinate: { blocks } })
    expect(labels(steps)).toEqual(['Write line 1', 'Write line 2', 'Write line 3'])
    const written = { blocks: [{ item: true, runs: [{ text: 'You call' }] }, ...blocks.slice(1)] }
    const begun = sectionOf('QuoteBanner', { primary: 'How it works', subordinate: written })
    expect(labels(begun)).toEqual(['Write line 2', 'Write line 3'])
  })
})
