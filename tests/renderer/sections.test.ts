import { describe, expect, it } from 'vitest'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../renderer/document/section-types.ts'
import { contentFields, contentWith } from './content-fields.ts'
import { drawSection, readableMarkup } from './draw.ts'
import { sectionFixtures } from './fixtures/sections.ts'

const parse = (type: SectionType, content: object) => sectionTypes[type].schema.safeParse({ id: 'it', type, content })
const fileName = (type: SectionType) => type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

describe.each(sectionTypeNames)('%s', (type) => {
  const fields = contentFields(sectionTypes[type].content)
  const limited = fields.filter(({ meta }) => meta.max !== undefined && meta.control !== 'range')
  const texts = limited.filter(({ meta }) => meta.control !== 'list')
  const lists = limited.filter(({ meta }) => meta.control === 'list')

  it('parses and draws with nothing filled in', () => {
    const section = sectionTypes[type].schema.parse({ id: 'blank', type })
    const html = drawSection(section)
    expect(html).toContain('id="blank"')
    expect(html).toContain('data-section="blank"')
    expect(html).not.toMatch(/<h[1-3][^>]*><\/h|<p[^>]*><\/p>|<ul[^>]*><\/ul>|undefined|null|NaN/)
  })

  it('has a field for every part of its content, each with a label', () => {
    const named = fields.filter(({ path }) => path.length === 1).map(({ path }) => path[0])
    expect(named.sort()).toEqual(Object.keys(sectionTypes[type].content.shape).sort())
    expect(fields.every(({ meta }) => meta.label)).toBe(true)
  })

  it.each(texts.map((field) => [field.path.join('.'), field] as const))(
    'holds %s to its length',
    (_, { path, meta }) => {
      const max = meta.max ?? 0
      expect(parse(type, contentWith(path, 'x'.repeat(max))).success).toBe(true)
      expect(parse(type, contentWith(path, 'x'.repeat(max + 1))).success).toBe(false)
    },
  )

  it.each(lists.map((field) => [field.path.join('.'), field] as const))(
    'holds %s to its number',
    (_, { path, meta }) => {
      const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `i${index}` }))
      const max = meta.max ?? 0
      expect(parse(type, contentWith(path, items(max))).success).toBe(true)
      expect(parse(type, contentWith(path, items(max + 1))).success).toBe(false)
    },
  )

  it('is drawn as the golden file has it', async () => {
    const html = readableMarkup(drawSection(sectionFixtures[type]))
    await expect(html).toMatchFileSnapshot(`./golden/${fileName(type)}.golden.html`)
  })

  it('tells the editor where its parts come from, and the visitor nothing of it', () => {
    expect(drawSection(sectionFixtures[type], { target: { editing: true } })).toContain('data-field="')
    expect(drawSection(sectionFixtures[type])).not.toMatch(/data-field|data-item|data-sample/)
  })

  it('has no style attribute, which the policy of a page would not allow', () => {
    expect(drawSection(sectionFixtures[type])).not.toMatch(/\sstyle=/)
  })
})
