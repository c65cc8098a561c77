import { describe, expect, it } from 'vitest'
import { missingReviews, withReviews } from '../../../renderer/document/edits/add-reviews.ts'
import { writeField } from '../../../renderer/document/fields/field-path.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { sectionTexts, withTexts } from '../../../renderer/document/fields/section-texts.ts'
import { type SectionOf, type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import { customerReviews } from '../../../renderer/sections/customer-reviews/content.ts'
import { withContent } from '../changed-site.ts'

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

describe('a section’s texts', () => {
  it('include lines, prose and button labels, but no blank texts', () => {
    expect(sectionTexts(services).map(({ path, text }) => [path, text])).toEqual([
      ['one.heading', 'What we do'],
      ['one.items.service-1.heading', 'Leaks'],
      ['one.items.service-1.paragraph', 'Found and fixed.'],
      ['one.items.service-1.button.label', 'Ask'],
    ])
  })

  it('come with their limits and instructions', () => {
    const [heading, , paragraph, label] = sectionTexts(services)
    expect(heading).toMatchObject({ max: 64, prose: false })
    expect(paragraph).toMatchObject({ max: 512, prose: true, ask: { sentences: 2 } })
    expect(label).toMatchObject({ max: 28, prose: false })
  })

  it('match a filter by field or item', () => {
    const paths = (path: string) => sectionTexts(services, path).map((text) => text.path)
    expect(paths('one.heading')).toEqual(['one.heading'])
    expect(paths('one.items.service-1')).toHaveLength(3)
    expect(paths('one.items.service-10')).toEqual([])
    expect(paths('one.items.service-1.paragraph')).toEqual(['one.items.service-1.paragraph'])
  })

  it('exclude facts: phone numbers, addresses and opening hours', () => {
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

  it('exclude customers’ reviews unless they are samples', () => {
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

  it('change by path without changing anything else', () => {
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

const section = (items: object[]) => customerReviews.content.parse({ items })
const own = { id: 'review-1', paragraph: 'On time.', authorName: 'Jo', sample: false }
const sample = { id: 'review-2', paragraph: 'Invented.', authorName: 'Kim', sample: true }
const quoted = (text: string) => ({ text, author: 'Ana P.' })

describe('reviews from an imported website', () => {
  it('appear as suggestions until the section shows them or is full', () => {
    expect(missingReviews(section([own]), [quoted(' On time. '), quoted('Tidy.')])).toEqual([quoted('Tidy.')])
    expect(
      missingReviews(
        section([own]),
        Array.from({ length: limits.reviews + 3 }, (_, nth) => quoted(`${nth}`)),
      ),
    ).toHaveLength(limits.reviews - 1)
  })

  it('replace sample reviews, word for word and with their authors', () => {
    const { items } = withReviews(section([own, sample]), [quoted('Tidy.'), quoted('Kind.')])
    expect(items.map(({ id, paragraph, authorName, sample }) => [id, paragraph, authorName, sample])).toEqual([
      ['review-1', 'On time.', 'Jo', false],
      ['review-2', 'Tidy.', 'Ana P.', false],
      ['review-3', 'Kind.', 'Ana P.', false],
    ])
    expect(customerReviews.content.parse({ items })).toMatchObject({ items })
  })
})

const logo = (name: string) => image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: `/media/${name}` }] })
const site = (logoImage: unknown, logoType = 'Text') => withContent('Header', { logoType, logoImage })

/** The header after its logo picture changed. */
function headerAfter(document: ReturnType<typeof site>, value: unknown) {
  const { id } = document.sections[0] ?? {}
  const [header] = writeField(document, `${id}.logoImage`, value).sections
  return (header as SectionOf<'Header'>).content
}

describe('a logo picture', () => {
  it('appears as soon as it is chosen', () => {
    expect(headerAfter(site(null), logo('a'))).toMatchObject({ logoType: 'Image', logoImage: logo('a') })
    expect(headerAfter(site(logo('a')), logo('b')).logoType).toBe('Image')
  })

  it('keeps its place next to the name when another picture is chosen', () => {
    expect(headerAfter(site(logo('a'), 'ImageAndText'), logo('b')).logoType).toBe('ImageAndText')
  })

  it('doesn’t change a text logo when only described, cropped or removed', () => {
    expect(headerAfter(site(logo('a')), { ...logo('a'), description: 'Our sign' }).logoType).toBe('Text')
    expect(headerAfter(site(logo('a')), { ...logo('a'), crop: { ratio: 2, urls: logo('c').urls } }).logoType).toBe(
      'Text',
    )
    expect(headerAfter(site(logo('a')), null)).toMatchObject({ logoType: 'Text', logoImage: null })
  })
})

describe('an edited sample', () => {
  const [review] = [{ id: 'a', paragraph: 'Invented.', authorName: 'Ana', authorLocation: '', stars: 5, sample: true }]
  const reviews = withContent('CustomerReviews', { items: [review] })
  const section = reviews.sections.find(({ type }) => type === 'CustomerReviews') as SectionOf<'CustomerReviews'>
  const edited = (name: string, value: string | boolean) => {
    const written = writeField(reviews, `${section.id}.items.a.${name}`, value)
    const changed = written.sections.find(({ id }) => id === section.id) as SectionOf<'CustomerReviews'>
    return changed.content.items[0]
  }

  it('becomes real, and its other invented values disappear', () => {
    expect(edited('paragraph', 'They came the same day.')).toMatchObject({
      id: 'a',
      paragraph: 'They came the same day.',
      authorName: '',
      stars: 0,
      sample: false,
    })
  })

  it('remains a sample when only its flag is cleared', () => {
    expect(edited('sample', false)).toMatchObject({ paragraph: 'Invented.', sample: true })
  })

  it('remains a sample while nothing changes', () => {
    expect(edited('paragraph', 'Invented.')).toMatchObject({ sample: true })
  })
})
