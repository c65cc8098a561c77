import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { askedOfSection } from '../../../renderer/document/asked-fields.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
} from '../../../renderer/document/section-types.ts'
import { withWriting } from '../../../renderer/document/with-writing.ts'
import { strictSchema } from '../../../worker/adapters/ai/model.ts'
import type { AnswerSchema } from '../../harness/model/answer-for-schema.ts'
import { fullSite } from '../fixtures/full-site.ts'

const sectionOf = <T extends SectionType>(type: T) => fullSite.sections.find((one) => one.type === type) as SectionOf<T>
const schemaOf = (section: Section) =>
  strictSchema(z.object(Object.fromEntries(askedOfSection(section)))) as AnswerSchema
const askedOf = (type: SectionType) => schemaOf(sectionOf(type))
const pathsOf = (section: Section) => [...askedOfSection(section).keys()]

describe('what a model is asked for', () => {
  it.each([
    ['Introduction', 'heading', /at most 12 words, at most 80 characters/],
    ['Introduction', 'body', /at most 6 sentences, at most 512 characters/],
    ['QuoteBanner', 'primary', /at most 16 words, at most 92/],
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
