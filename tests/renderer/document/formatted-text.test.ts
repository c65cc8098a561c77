import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { documentChanges } from '../../../renderer/document/compare/changes.ts'
import { sameWebsite } from '../../../renderer/document/compare/same-website.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { sectionTexts, withTexts } from '../../../renderer/document/fields/section-texts.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import {
  type Block,
  blocksOf,
  type FormattedText,
  formattedText,
  fromBlocks,
  isBlank,
  plainWords,
  withRuns,
  withWords,
} from '../../../renderer/document/values/formatted-text.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'

const schema = formattedText(40)
const site = { type: 'Web' as const, value: 'https://alder.example' }

const offer: FormattedText = {
  blocks: [
    { runs: [{ text: 'We ' }, { text: 'always', bold: true }, { text: ' bring:' }] },
    { item: true, runs: [{ text: 'a van' }] },
    { item: true, runs: [{ text: 'parts', italic: true }] },
    { runs: [{ text: 'See ' }, { text: 'here', link: site }] },
  ],
}

describe('formatted text', () => {
  it('converts to plain text with a hyphen before list items', () => {
    expect(plainWords(offer)).toBe('We always bring:\n\n- a van\n- parts\n\nSee here')
    expect(plainWords('One\n\nTwo')).toBe('One\n\nTwo')
  })

  it('survives a round trip through blocks if it is a plain string', () => {
    expect(fromBlocks([{ runs: [{ text: 'One' }] }, { runs: [{ text: 'Two' }, { text: '\nlines' }] }])).toBe(
      'One\n\nTwo\nlines',
    )
    for (const text of ['', 'One', 'One\n\nTwo', 'a\n\n\n\nb', 'a\nb', ' a ', '\n\n']) {
      expect(fromBlocks(blocksOf(text))).toBe(text)
    }
  })

  it('joins equally formatted runs and drops empty ones', () => {
    const runs = [{ text: 'a', bold: true as const }, { text: '' }, { text: 'b', bold: true as const }]
    expect(fromBlocks([{ runs }])).toEqual({ blocks: [{ runs: [{ text: 'ab', bold: true }] }] })
  })

  it('counts as blank without any readable text', () => {
    expect(isBlank({ blocks: [{ item: true, runs: [{ text: ' ', bold: true }] }, { runs: [] }] })).toBe(true)
    expect(isBlank(offer)).toBe(false)
  })
})

describe('the schema for formatted text', () => {
  it('accepts a string or a tree', () => {
    expect(schema.parse('Taps and drains')).toBe('Taps and drains')
    const text = { blocks: [{ runs: [{ text: 'Taps', bold: true }] }] }
    expect(schema.parse(text)).toEqual(text)
  })

  it('limits the visible characters, without formatting and URLs', () => {
    const link = { type: 'Web', value: `https://alder.example/${'a'.repeat(300)}` }
    const textOf = (length: number) => ({ blocks: [{ runs: [{ text: 'x'.repeat(length), bold: true, link }] }] })
    expect(schema.safeParse(textOf(40)).success).toBe(true)
    expect(schema.safeParse(textOf(41)).success).toBe(false)
    expect(schema.safeParse('x'.repeat(41)).success).toBe(false)
  })

  // ASVS 1.3.5
  it('rejects too many links, and drops unknown properties', () => {
    const runs = (count: number) => Array.from({ length: count }, () => ({ text: 'x', link: site }))
    const wide = formattedText(500)
    expect(wide.safeParse({ blocks: [{ runs: runs(limits.textLinks) }] }).success).toBe(true)
    expect(wide.safeParse({ blocks: [{ runs: runs(limits.textLinks + 1) }] }).success).toBe(false)
    const odd = { blocks: [{ runs: [{ text: 'x', onclick: 'alert(1)', html: '<b>' }] }], style: 'color:red' }
    expect(wide.parse(odd)).toEqual({ blocks: [{ runs: [{ text: 'x' }] }] })
  })

  it.each([
    [{ blocks: [{ runs: [{ text: '' }] }] }],
    [{ blocks: [{ runs: [{ text: 'x', bold: false }] }] }],
    [{ blocks: [{ runs: [{ text: 'x', link: { type: 'Script', value: 'x' } }] }] }],
    [{ blocks: 'x' }],
    [['x']],
    [null],
  ])('rejects %j', (text) => expect(schema.safeParse(text).success).toBe(false))

  it('converts to a JSON schema', () => {
    expect(z.toJSONSchema(schema)).toMatchObject({ anyOf: [{ type: 'string', maxLength: 40 }, { type: 'object' }] })
  })
})

describe('replacing words in formatted text', () => {
  it('keeps lists, and formatting of words that remain', () => {
    const words = 'You always get this:\n\n- a van\n- new parts\n\nRead more here'
    expect(withWords(offer, words)).toEqual({
      blocks: [
        { runs: [{ text: 'You ' }, { text: 'always', bold: true }, { text: ' get this:' }] },
        { item: true, runs: [{ text: 'a van' }] },
        { item: true, runs: [{ text: 'new ' }, { text: 'parts', italic: true }] },
        { runs: [{ text: 'Read more ' }, { text: 'here', link: site }] },
      ],
    })
  })

  it('formats no part of a longer word', () => {
    expect(withWords({ blocks: [{ runs: [{ text: 'art', bold: true }] }] }, 'We start')).toBe('We start')
  })

  it('keeps a plain string plain, whatever the words look like', () => {
    expect(withWords('Plain', '- one\n- two')).toBe('- one\n- two')
  })

  it('returns the same text for the same words', () => {
    expect(withWords(offer, plainWords(offer))).toBe(offer)
  })

  it('changes only the formatted run that contains the changed fact', () => {
    expect(withRuns(offer, (run) => run)).toBe(offer)
    const changed = withRuns(offer, (run) => (run.text === 'a van' ? { ...run, text: 'two vans' } : run))
    expect(plainWords(changed)).toContain('- two vans')
  })
})

const introduction = (body: FormattedText) =>
  sectionTypes.Introduction.schema.parse({ id: 'introduction', type: 'Introduction', content: { body } }) as Section

describe('formatting in a document', () => {
  it('survives parsing', () => {
    const document = withContent('Introduction', { body: offer })
    expect(websiteSettings.parse(JSON.parse(JSON.stringify(document)))).toEqual(document)
  })

  it('appears as a change of its field', () => {
    const plain = withContent('Introduction', { body: plainWords(offer) })
    const marked = withContent('Introduction', { body: offer })
    expect(sameWebsite(plain, marked)).toBe(false)
    expect(documentChanges(plain, marked)).toMatchObject([{ kind: 'changed', place: 'Introduction', what: ['Text'] }])
    expect(documentChanges(marked, structuredClone(marked))).toEqual([])
  })

  it('never reaches the model, and survives its rewrites', () => {
    const section = introduction(offer)
    const [text] = sectionTexts(section, 'introduction.body')
    expect(text?.text).toBe(plainWords(offer))
    const written = withTexts(section, new Map([['introduction.body', 'We always come.']]))
    expect((written.content as { body: FormattedText }).body).toEqual({
      blocks: [{ runs: [{ text: 'We ' }, { text: 'always', bold: true }, { text: ' come.' }] }],
    })
    expect(withTexts(section, new Map()).content).toEqual(section.content)
  })

  it('belongs in section paragraphs, not in facts and reviews', () => {
    const withText = (type: 'Contact' | 'CustomerReviews', content: object) =>
      sectionTypes[type].schema.safeParse({ id: 'one', type, content }).success
    expect(withText('Contact', { body: offer })).toBe(true)
    expect(withText('Contact', { address: offer })).toBe(false)
    expect(withText('Contact', { hours: offer })).toBe(false)
    expect(withText('CustomerReviews', { items: [{ id: 'a', paragraph: offer }] })).toBe(false)
  })
})

it('a list of 200 items, emoji and right-to-left words survives character by character', () => {
  const words = ['👩‍👩‍👧 ok', 'مرحبا بالعالم', 'a\u200db']
  const blocks = Array.from(
    { length: 200 },
    (_, index): Block => ({
      item: true,
      runs: [{ text: words[index % words.length] ?? '' }],
    }),
  )
  const text = fromBlocks(blocks)
  expect(formattedText(5000).parse(text)).toEqual({ blocks })
  expect(plainWords(text).split('\n')).toHaveLength(200)
  expect(fullSite.sections.length).toBeGreaterThan(0)
})
