import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { docOf, schema, textIn } from '#editor/designer/formatting/text-schema.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { type Block, fromBlocks, type Run, type TextLink } from '#renderer/document/values/formatted-text.ts'

const words = fc.string({
  unit: fc.constantFrom('a', ' ', '\n', 'ß', '👩‍👩‍👧', 'مرحبا', '日本', '-', '\t'),
  maxLength: 8,
})
const yes = fc.constant(true as const)
const link: fc.Arbitrary<TextLink> = fc.record({
  type: fc.constantFrom('Web', 'Email', 'Phone', 'Section'),
  value: fc.constantFrom('https://alder.example/a?b=c#d', 'jo@alder.example', '07700 900123', 'contact-1', ''),
})
const run: fc.Arbitrary<Run> = fc.record({ text: words, bold: yes, italic: yes, link }, { requiredKeys: ['text'] })
const block: fc.Arbitrary<Block> = fc.record(
  { item: yes, runs: fc.array(run, { maxLength: 4 }) },
  { requiredKeys: ['runs'] },
)

describe('text in the editor', () => {
  it('survives a round trip, whatever it contains (property)', () => {
    const anyText = fc.array(block, { maxLength: 6 }).map(fromBlocks)
    fc.assert(fc.property(anyText, (text) => void expect(textIn(docOf(text))).toEqual(text)))
  })

  it('survives a round trip as plain text (property)', () => {
    fc.assert(fc.property(words, (text) => void expect(textIn(docOf(text))).toBe(text)))
  })

  it('forms a valid document, with adjacent items in one list (property)', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        const doc = docOf(fromBlocks(blocks))
        doc.check()
        const names = doc.children.map(({ type }) => type.name)
        expect(names.join(' ')).not.toContain('list list')
      }),
    )
  })

  it('survives a round trip through JSON (property)', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }).map(fromBlocks), (text) => {
        const doc = schema.nodeFromJSON(JSON.parse(JSON.stringify(docOf(text).toJSON())))
        expect(textIn(doc)).toEqual(text)
      }),
    )
  })

  it('keeps only as many links as a text may have', () => {
    const linked = { text: 'x ', link: { type: 'Web', value: 'https://a.example' } as const }
    const runs = Array.from({ length: limits.textLinks + 3 }, (_, index) => ({ ...linked, text: `x${index} ` }))
    const text = textIn(docOf({ blocks: runs.map((one) => ({ runs: [one] })) }))
    expect(JSON.stringify(text).split('https:')).toHaveLength(limits.textLinks + 1)
  })
})
