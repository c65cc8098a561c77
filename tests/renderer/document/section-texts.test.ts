import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { missingReviews, withReviews } from '../../../renderer/document/edits/add-reviews.ts'
import { withWriting } from '../../../renderer/document/edits/with-writing.ts'
import { askedOfSection } from '../../../renderer/document/fields/asked-fields.ts'
import { writeField } from '../../../renderer/document/fields/field-path.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { sectionTexts, withTexts } from '../../../renderer/document/fields/section-texts.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import { customerReviews } from '../../../renderer/sections/customer-reviews/content.ts'
import { strictSchema } from '../../../worker/adapters/ai/model.ts'
import type { AnswerSchema } from '../../harness/model/answer-for-schema.ts'
import { withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'

const sectionOf = <T extends SectionType>(type: T) => fullSite.sections.find((one) => one.type === type) as SectionOf<T>
const schemaOf = (section: Section) =>
  strictSchema(z.object(Object.fromEntries(askedOfSection(section)))) as AnswerSchema
const askedOf = (type: SectionType) => schemaOf(sectionOf(type))
const pathsOf = (section: Section) => [...askedOfSection(section).keys()]

describe('the fields that a model is asked for', () => {
  describe('what a model is asked for', () => {
    it.each([
      ['Introduction', 'heading', /at most 6 words, at most 80 characters/],
      ['Introduction', 'body', /at most 3 sentences, at most 512 characters/],
      ['QuoteBanner', 'primary', /at most 12 words, at most 92/],
      ['QuoteBanner', 'subordinate', /at most 4 sentences, at most 1000/],
      ['Video', 'description', /at most 3 sentences, at most 2000/],
      ['Video', 'heading', /at most 6 words, at most 80/],
      ['ImageBanner', 'heading', /80/],
      ['Scheduling', 'body', /512/],
      ['Contact', 'body', /512/],
    ] as const)('in %s names the limits of the %s', (type, field, words) => {
      const { id } = sectionOf(type)
      expect(askedOf(type).properties?.[`${id}.${field}`]?.description).toMatch(words)
    })

    it('is asked for no fact: no name, price, review or picture', () => {
      const paths = fullSite.sections.flatMap(pathsOf)
      expect(paths.length).toBeGreaterThan(10)
      expect(
        paths.filter((path) => /\.(?:image|name|title|bio|price|duration|phone|hours|authorName)$/.test(path)),
      ).toEqual([])
      const { id } = sectionOf('CustomerReviews')
      expect(pathsOf(sectionOf('CustomerReviews'))).toEqual([`${id}.heading`])
      expect([...pathsOf(sectionOf('Header')), ...pathsOf(sectionOf('Footer'))]).toEqual([])
    })

    it('may have as many questions as there is something to say', () => {
      const { id } = sectionOf('FrequentlyAskedQuestions')
      expect(askedOf('FrequentlyAskedQuestions').properties?.[`${id}.items`]).toMatchObject({
        ...{ type: 'array', minItems: 1, maxItems: 8 },
        items: { properties: { question: { type: 'string' }, answer: { type: 'string' } } },
      })
    })

    it('has a caption for a picture that shows something, and for no drawing', () => {
      const gallery = sectionOf('Gallery')
      const [first] = gallery.content.items
      if (!first?.image) throw new Error('a gallery without a picture')
      const pictures = [
        { id: 'drawn', caption: '', image: { ...first.image, provider: 'Artwork' as const } },
        { id: 'photo', caption: '', image: { ...first.image, provider: 'Custom' as const, description: 'A red door' } },
        { id: 'mute', caption: 'Hello', image: { ...first.image, provider: 'Custom' as const, description: '' } },
      ]
      const section = { ...gallery, content: { ...gallery.content, items: pictures } }
      const captions = pathsOf(section).filter((path) => path.endsWith('.caption'))
      expect(captions).toEqual([`${gallery.id}.items.photo.caption`])
      const written = withWriting(section, new Map([[captions[0] ?? '', 'A red door, painted']]))
      expect(written.content.items.map(({ caption }) => caption)).toEqual(['', 'A red door, painted', 'Hello'])
    })

    it('leaves blank what is blank', () => {
      const contact = sectionOf('Contact')
      const blank = { ...contact, content: { ...contact.content, body: '' } }
      expect(pathsOf(blank)).not.toContain(`${contact.id}.body`)
    })
  })

  it.each(sectionTypeNames)('%s keeps the rules of strict schemas', (type) => {
    expect(brokenRules(askedOf(type) as AnswerSchema & Record<string, unknown>)).toEqual([])
  })

  it('finds broken rules', () => {
    const loose = z.toJSONSchema(z.object({ a: z.string().max(3).optional() }), { io: 'input' }) as AnswerSchema
    expect(brokenRules({ ...loose })).toEqual([': $schema', ': additionalProperties', ': required', '.a: maxLength'])
  })

  describe('an answer, put into its section', () => {
    it('changes the named texts and nothing else', () => {
      const before = sectionOf('Introduction')
      const after = withWriting(before, new Map([[`${before.id}.heading`, 'Written']]))
      expect(after).toEqual({ ...before, content: { ...before.content, heading: 'Written' } })
    })

    it('rebuilds a list, and keeps the named items', () => {
      const before = sectionOf('FrequentlyAskedQuestions')
      const [kept] = before.content.items
      const items: Record<string, string>[] = [
        { question: 'New?', answer: 'Yes.' },
        { id: kept?.id ?? '' },
        { question: 'Newer?', answer: 'No.' },
      ]
      const after = withWriting(before, new Map([[`${before.id}.items`, items]])).content.items
      expect(after.map(({ question }) => question)).toEqual(['New?', kept?.question, 'Newer?'])
      expect(after[1]).toEqual(kept)
      expect(new Set(after.map(({ id }) => id)).size).toBe(3)
    })

    it('is no section when it breaks a limit', () => {
      const { id } = sectionOf('Introduction')
      expect(() => withWriting(sectionOf('Introduction'), new Map([[`${id}.heading`, 'x'.repeat(81)]]))).toThrow()
    })
  })
})

const known = 'type description properties required additionalProperties items minItems maxItems enum'.split(' ')

/** The rules of strict mode: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
function brokenRules(schema: AnswerSchema & Record<string, unknown>, at = ''): string[] {
  const { properties, items } = schema
  const own = Object.keys(schema).filter((keyword) => !known.includes(keyword))
  const closed = schema.type !== 'object' || schema.additionalProperties === false
  const required = JSON.stringify(schema.required ?? []) === JSON.stringify(Object.keys(properties ?? {}))
  return [
    ...own.map((keyword) => `${at}: ${keyword}`),
    ...(closed ? [] : [`${at}: additionalProperties`]),
    ...(required ? [] : [`${at}: required`]),
    ...Object.entries(properties ?? {}).flatMap(([name, of]) => brokenRules({ ...of }, `${at}.${name}`)),
    ...(items ? brokenRules({ ...items }, `${at}[]`) : []),
  ]
}

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
    expect(paragraph).toMatchObject({ max: 512, prose: true, ask: { sentences: 2 } })
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

const section = (items: object[]) => customerReviews.content.parse({ items })
const own = { id: 'review-1', paragraph: 'On time.', authorName: 'Jo', sample: false }
const sample = { id: 'review-2', paragraph: 'Invented.', authorName: 'Kim', sample: true }
const quoted = (text: string) => ({ text, author: 'Ana P.' })

describe('reviews of an old website', () => {
  it('are offered as long as the section does not show them and has room', () => {
    expect(missingReviews(section([own]), [quoted(' On time. '), quoted('Tidy.')])).toEqual([quoted('Tidy.')])
    expect(
      missingReviews(
        section([own]),
        Array.from({ length: limits.reviews + 3 }, (_, nth) => quoted(`${nth}`)),
      ),
    ).toHaveLength(limits.reviews - 1)
  })

  it('are added word for word with their authors, and replace invented ones', () => {
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

/** What a header shows after its logo's picture was changed. */
function headerAfter(document: ReturnType<typeof site>, value: unknown) {
  const { id } = document.sections[0] ?? {}
  const [header] = writeField(document, `${id}.logoImage`, value).sections
  return (header as SectionOf<'Header'>).content
}

describe('a picture for the logo', () => {
  it('is shown as soon as it is chosen', () => {
    expect(headerAfter(site(null), logo('a'))).toMatchObject({ logoType: 'Image', logoImage: logo('a') })
    expect(headerAfter(site(logo('a')), logo('b')).logoType).toBe('Image')
  })

  it('stays beside the name when another picture is chosen', () => {
    expect(headerAfter(site(logo('a'), 'ImageAndText'), logo('b')).logoType).toBe('ImageAndText')
  })

  it('leaves a name in its place while it is only described, cut or taken away', () => {
    expect(headerAfter(site(logo('a')), { ...logo('a'), description: 'Our sign' }).logoType).toBe('Text')
    expect(headerAfter(site(logo('a')), { ...logo('a'), crop: { ratio: 2, urls: logo('c').urls } }).logoType).toBe(
      'Text',
    )
    expect(headerAfter(site(logo('a')), null)).toMatchObject({ logoType: 'Text', logoImage: null })
  })
})

describe('a sample that its owner edits', () => {
  const [review] = [{ id: 'a', paragraph: 'Invented.', authorName: 'Ana', authorLocation: '', stars: 5, sample: true }]
  const reviews = withContent('CustomerReviews', { items: [review] })
  const section = reviews.sections.find(({ type }) => type === 'CustomerReviews') as SectionOf<'CustomerReviews'>
  const edited = (name: string, value: string | boolean) => {
    const written = writeField(reviews, `${section.id}.items.a.${name}`, value)
    const changed = written.sections.find(({ id }) => id === section.id) as SectionOf<'CustomerReviews'>
    return changed.content.items[0]
  }

  it('becomes real and loses its other invented values', () => {
    expect(edited('paragraph', 'They came the same day.')).toMatchObject({
      id: 'a',
      paragraph: 'They came the same day.',
      authorName: '',
      stars: 0,
      sample: false,
    })
  })

  it('keeps a sample when only its flag is cleared', () => {
    expect(edited('sample', false)).toMatchObject({ paragraph: 'Invented.', sample: true })
  })

  it('stays a sample while nothing changes', () => {
    expect(edited('paragraph', 'Invented.')).toMatchObject({ sample: true })
  })
})
