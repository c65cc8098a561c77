import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { askedOfSection } from '../../../renderer/document/asked-fields.ts'
import { type Section, type SectionType, sectionTypeNames } from '../../../renderer/document/section-types.ts'
import { withAnswer } from '../../../renderer/document/with-answer.ts'
import { strictSchema } from '../../../worker/providers/strict-schema.ts'
import { composedSite } from '../../harness/composed-site.ts'
import { type AnswerSchema, answerForSchema } from '../../harness/model/answer-for-schema.ts'

const document = composedSite()
const sectionOf = <T extends SectionType>(type: T) =>
  document.sections.find((one) => one.type === type) as Section & { type: T }
const askedOf = (type: SectionType) => {
  const asked = askedOfSection(sectionOf(type))
  return asked && strictSchema(asked)
}

type Limit = [path: string, words: RegExp]
/** Section 5 of the specification, and what else section 7 asks for. */
const limits: [SectionType, Limit[]][] = [
  [
    'Introduction',
    [
      ['heading', /at most 6 words, at most 80 characters/],
      ['body', /at most 3 sentences, at most 512 characters/],
      ['image', /at most 4 words/],
    ],
  ],
  [
    'Services',
    [
      ['items.heading', /64 characters/],
      ['items.paragraph', /at most 2 sentences, at most 512/],
      ['items.image', /search phrase/],
    ],
  ],
  [
    'CustomerReviews',
    [
      ['items.paragraph', /at most 4 sentences, at most 640/],
      ['items.authorName', /invented.*32/],
    ],
  ],
  [
    'QuoteBanner',
    [
      ['primary', /at most 12 words, at most 92/],
      ['subordinate', /at most 4 sentences, at most 1000/],
    ],
  ],
  [
    'Team',
    [
      ['members.bio', /at most 2 sentences, at most 1024/],
      ['members.name', /invented.*120/],
      ['members.title', /80/],
    ],
  ],
  [
    'Video',
    [
      ['heading', /at most 6 words, at most 80/],
      ['description', /at most 3 sentences, at most 2000/],
    ],
  ],
  [
    'FrequentlyAskedQuestions',
    [
      ['items.question', /512/],
      ['items.answer', /2048/],
    ],
  ],
  [
    'Gallery',
    [
      ['items.image', /search phrase/],
      ['items.caption', /128/],
    ],
  ],
  [
    'ImageBanner',
    [
      ['image', /search phrase/],
      ['heading', /80/],
    ],
  ],
  [
    'Scheduling',
    [
      ['heading', /64/],
      ['body', /512/],
    ],
  ],
  [
    'Contact',
    [
      ['heading', /64/],
      ['body', /512/],
    ],
  ],
]

describe('what a model is asked for', () => {
  it.each(limits)('in %s names the limits of each text', (type, expected) => {
    for (const [path, words] of expected) {
      const found = path.split('.').reduce<AnswerSchema | undefined>((schema, name) => {
        const of = schema?.properties?.[name]
        return of?.items && path.includes('.') ? of.items : of
      }, askedOf(type) as AnswerSchema)
      expect(found?.description, path).toMatch(words)
    }
  })

  it('is asked for of every section with words of its own, and of no other', () => {
    const silent = sectionTypeNames.filter((type) => askedOf(type) === undefined)
    expect(silent).toEqual(['Header', 'Footer'])
  })

  it('has as many items as the section has', () => {
    const { items } = sectionOf('Services').content
    expect(askedOf('Services')).toMatchObject({
      properties: { items: { minItems: items.length, maxItems: items.length } },
    })
    expect(items.length).toBeGreaterThan(2)
  })

  it('leaves blank what is blank', () => {
    const [, second] = document.sections.filter((one) => one.type === 'QuoteBanner')
    expect(Object.keys((second && askedOfSection(second))?.shape ?? {})).toEqual(['primary'])
  })
})

const known = new Set([
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'enum',
])

/** The rules of strict mode: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas */
function brokenRules(schema: AnswerSchema & Record<string, unknown>, at = ''): string[] {
  const { properties, items } = schema
  const own = Object.keys(schema).filter((keyword) => !known.has(keyword))
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
  const schema = askedOf(type)
  expect(schema ? brokenRules(schema) : []).toEqual([])
})

it('finds broken rules', () => {
  const loose = z.toJSONSchema(z.object({ a: z.string().max(3).optional() }), { io: 'input' }) as AnswerSchema
  expect(brokenRules({ ...loose })).toEqual([': $schema', ': additionalProperties', ': required', '.a: maxLength'])
})

describe('an answer put into its section', () => {
  const answered = (type: SectionType) => {
    const section = sectionOf(type)
    return withAnswer(section, answerForSchema(askedOf(type) as AnswerSchema, 'Model') as Record<string, unknown>)
  }

  it.each(sectionTypeNames.filter((type) => askedOf(type)))('changes the words of %s and nothing else', (type) => {
    const [before, after] = [sectionOf(type), answered(type)]
    expect(after).not.toEqual(before)
    expect(JSON.stringify(after)).toContain('Model')
    expect(shapeOf(after)).toEqual(shapeOf(before))
  })

  it('keeps invented people invented, and says so', () => {
    const { members } = (answered('Team') as Section & { type: 'Team' }).content
    for (const { sample, bio, name, image } of members) {
      expect(sample).toBe(true)
      expect(bio).toMatch(/^\(Sample Bio\) Model: /)
      expect(image?.description).toBe(`Portrait of ${name}`)
    }
    const { items } = (answered('CustomerReviews') as Section & { type: 'CustomerReviews' }).content
    expect(items.every(({ sample, authorLocation }) => sample && authorLocation === 'Leeds')).toBe(true)
  })

  it('makes a phrase what a drawing is drawn from, before its trade', () => {
    const before = sectionOf('Gallery').content.items[0]?.image
    const after = (answered('Gallery') as Section & { type: 'Gallery' }).content.items[0]?.image
    expect(after).toMatchObject({ provider: 'Artwork', seed: before?.seed })
    expect(after?.tags).toEqual([expect.stringMatching(/^Model /), before?.tags[1], before?.tags[0]])
  })

  it('leaves pictures alone that are not drawn', () => {
    const banner = sectionOf('ImageBanner')
    const own = {
      ...banner.content.image,
      provider: 'Custom',
      tags: [],
      description: 'Ours',
    } as typeof banner.content.image
    const after = withAnswer(
      { ...banner, content: { ...banner.content, image: own } },
      { image: 'a van', heading: 'Hello' },
    )
    expect(after.content).toMatchObject({ image: own, heading: 'Hello' })
  })
})

/** Everything but texts, tags and descriptions. */
const shapeOf = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => {
      if (key === 'tags' || key === 'description') return undefined
      return typeof inner === 'string' && !/^(id|type|provider|value)$/.test(key) ? 'text' : inner
    }),
  )
