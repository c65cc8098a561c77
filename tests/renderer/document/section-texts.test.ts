import { describe, expect, it } from 'vitest'
import { sectionTexts, withTexts } from '../../../renderer/document/section-texts.ts'
import { type SectionOf, type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'

const make = <T extends SectionType>(type: T, content: object) =>
  sectionTypes[type].schema.parse({ id: 'one', type, content }) as SectionOf<T>

const services = make('Services', {
  heading: 'What we do',
  body: '',
  items: [
    {
      id: 'service-1',
      heading: 'Leaks',
      paragraph: 'Found and fixed.',
      button: { type: 'Section', value: 'contact', label: 'Ask' },
    },
  ],
})

describe('The texts of a section', () => {
  it('are its lines, its prose and what its buttons say, blank ones left out', () => {
    expect(sectionTexts(services).map(({ path, text }) => [path, text])).toEqual([
      ['one.heading', 'What we do'],
      ['one.items.service-1.heading', 'Leaks'],
      ['one.items.service-1.paragraph', 'Found and fixed.'],
      ['one.items.service-1.button.label', 'Ask'],
    ])
  })

  it('have their limits and instructions', () => {
    const [heading, , paragraph, label] = sectionTexts(services)
    expect(heading).toMatchObject({ max: 64, prose: false })
    expect(paragraph).toMatchObject({ max: 512, prose: true, ask: { sentences: 4 } })
    expect(label).toMatchObject({ max: 28, prose: false })
  })

  it('can be those of one field or one item', () => {
    const paths = (path: string) => sectionTexts(services, path).map((text) => text.path)
    expect(paths('one.heading')).toEqual(['one.heading'])
    expect(paths('one.items.service-1')).toHaveLength(3)
    expect(paths('one.items.service-10')).toEqual([])
    expect(paths('one.items.service-1.paragraph')).toEqual(['one.items.service-1.paragraph'])
  })

  it('are no facts: no number, no address, no opening hours', () => {
    const contact = make('Contact', {
      heading: 'Write to us',
      body: 'We answer.',
      phone: '(503) 555-0142',
      email: 'a@b.example',
      address: '48 Ferry Lane',
      hours: 'Monday: 9 to 5',
    })
    expect(sectionTexts(contact).map(({ path }) => path)).toEqual(['one.heading', 'one.body', 'one.button.label'])
  })

  it('are not what a customer said, unless it was invented', () => {
    const review = { paragraph: 'They came at once.', authorName: 'Dana', authorLocation: 'Leeds' }
    const reviews = make('CustomerReviews', {
      heading: 'Reviews',
      items: [
        { id: 'review-1', ...review, sample: false },
        { id: 'review-2', ...review, sample: true },
      ],
    })
    expect(sectionTexts(reviews).map(({ path }) => path)).toEqual(['one.heading', 'one.items.review-2.paragraph'])
  })

  it('are replaced by path, and nothing else is', () => {
    const words = new Map([
      ['one.items.service-1.button.label', 'Write'],
      ['one.items.service-1.image', 'no text'],
      ['other.heading', 'another section'],
    ])
    const changed = withTexts(services, words)
    const [item] = changed.type === 'Services' ? changed.content.items : []
    expect(item?.button).toEqual({ type: 'Section', value: 'contact', label: 'Write' })
    expect(withTexts(changed, new Map([['one.items.service-1.button.label', 'Ask']]))).toEqual(services)
  })
})
