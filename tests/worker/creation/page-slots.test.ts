import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
} from '../../../renderer/document/section-types.ts'
import { strictSchema } from '../../../worker/adapters/ai/model.ts'
import { firstQuestion, restQuestion } from '../../../worker/creation/generation/page-questions.ts'
import { slotsOf } from '../../../worker/creation/generation/page-slots.ts'
import type { AnswerSchema } from '../../harness/model/answer-for-schema.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'

const sectionOf = <T extends SectionType>(type: T) => fullSite.sections.find((one) => one.type === type) as SectionOf<T>
const answerOf = (section: Section) =>
  strictSchema(z.object(Object.fromEntries(slotsOf(section).map(({ path, answer }) => [path, answer])))) as AnswerSchema
const pathsOf = (section: Section) => slotsOf(section).map(({ path }) => path)
const schemaAt = (section: Section, field: string) => answerOf(section).properties?.[`${section.id}.${field}`]

const invented = <T extends SectionType>(type: T, name: string, nth = 1) => {
  const section = sectionOf(type)
  const items = (section.content as unknown as Record<string, object[]>)[name] ?? []
  const marked = items.map((item, index) => ({ ...item, sample: index < nth }))
  return { ...section, content: { ...section.content, [name]: marked } } as SectionOf<T>
}

describe('a section’s text slots', () => {
  it.each([
    ['Introduction', 'heading', /at most 6 words, at most 80 characters/],
    ['Introduction', 'kicker', /at most 12 words, at most 80 characters/],
    ['QuoteBanner', 'primary', /at most 12 words, at most 92/],
    ['Video', 'heading', /at most 6 words, at most 80/],
    ['ImageBanner', 'heading', /80/],
  ] as const)('in %s describe the limits of the %s and accept its facts', (type, field, limits) => {
    const schema = schemaAt(sectionOf(type), field)
    expect(schema?.properties?.text?.description).toMatch(limits)
    expect(schema?.properties?.facts).toMatchObject({ type: 'array', items: { type: 'string' } })
  })

  it.each([
    ['Introduction', 'body', 3],
    ['QuoteBanner', 'subordinate', 4],
    ['Video', 'description', 3],
    ['Services', 'body', 4],
    ['Contact', 'body', 4],
  ] as const)('in %s ask for the sentences of the %s separately, at most %i', (type, field, most) => {
    const schema = schemaAt(sectionOf(type), field)
    expect(schema).toMatchObject({ type: 'array', maxItems: most })
    expect(schema?.description).toContain(`at most ${most} sentences`)
    expect(schema?.items?.properties?.text?.description).toMatch(/at most 1 sentence, at most 300 characters/)
  })

  it('ask for two sentences per service or person, by the ids of real ones', () => {
    const team = invented('Team', 'members')
    const [sample, ...real] = team.content.members.map(({ id }) => id)
    const services = sectionOf('Services')
    const items = [
      [schemaAt(services, 'items'), services.content.items.map(({ id }) => id)],
      [schemaAt(team, 'members'), real],
    ] as const
    for (const [schema, ids] of items) {
      expect(schema).toMatchObject({ type: 'array', items: { properties: { of: { enum: ids } } } })
      expect(schema?.items?.properties?.says?.maxItems).toBe(2)
    }
    expect(schemaAt(team, 'members.samples')).toMatchObject({ minItems: 1, maxItems: 1 })
    expect(schemaAt(team, 'members.samples')?.items?.description).toMatch(/at most 2 sentences/)
    expect(sample).toBeDefined()
  })

  it('exclude reviews', () => {
    const reviews = sectionOf('CustomerReviews')
    expect(pathsOf(reviews)).toEqual([`${reviews.id}.heading`])
  })

  it('allow up to eight questions with answers of up to four sentences', () => {
    const schema = schemaAt(sectionOf('FrequentlyAskedQuestions'), 'items')
    expect(schema).toMatchObject({ type: 'array', maxItems: 8 })
    expect(schema?.items?.properties?.answer).toMatchObject({ minItems: 1, maxItems: 4 })
    expect(schema?.items?.properties?.question?.description).toMatch(/at most 14 words/)
  })

  it('exclude names, prices, real reviews and pictures', () => {
    const paths = fullSite.sections.flatMap(pathsOf)
    expect(paths.length).toBeGreaterThan(10)
    const facts = /\.(?:image|name|price|duration|phone|hours|authorName|title)$/
    expect(paths.filter((path) => facts.test(path))).toEqual([])
    expect([...pathsOf(sectionOf('Header')), ...pathsOf(sectionOf('Footer'))]).toEqual([])
  })

  it('form an empty list in a hidden or locked section', () => {
    const introduction = sectionOf('Introduction')
    expect(slotsOf({ ...introduction, hidden: true })).toEqual([])
    expect(slotsOf({ ...introduction, locked: true })).toEqual([])
  })
})

describe('an answer’s schema', () => {
  it.each(sectionTypeNames)('follows the rules of strict mode in %s', (type) => {
    expect(brokenRules(answerOf(sectionOf(type)))).toEqual([])
  })

  it('follows the rules of strict mode for a whole page', () => {
    const sections = fullSite.sections.map((section) =>
      section.type === 'Team' ? invented('Team', 'members') : section,
    )
    const material = {
      document: { ...fullSite, sections },
      facts: [],
      manner: { language: 'en-US', voice: 'we' },
      hasPhotos: true,
    } as const
    const [first, rest] = [firstQuestion(material), restQuestion(material)].map((question) => question?.answer)
    if (!first || !rest) throw new Error('a part of the page has no question')
    expect([...brokenRules(strictSchema(first)), ...brokenRules(strictSchema(rest))]).toEqual([])
    expect(Object.keys(first.shape)).toEqual(expect.arrayContaining(['title', 'label1', 'order', 'layouts', 'photos']))
  })

  it('fails this test’s own check if it breaks a rule', () => {
    const loose = z.toJSONSchema(z.object({ a: z.string().max(3).optional() }), { io: 'input' }) as AnswerSchema
    expect(brokenRules({ ...loose })).toEqual([': $schema', ': additionalProperties', ': required', '.a: maxLength'])
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
