import { describe, expect, it } from 'vitest'
import * as edit from '#editor/designer/formatting/edit-blocks.ts'
import { type Block, blocksOf, formatted, plainWords } from '#renderer/document/values/formatted-text.ts'

const paragraph = (text: string, looks = {}): Block => ({ runs: text === '' ? [] : [{ text, ...looks }] })
const item = (text: string): Block => ({ item: true, ...paragraph(text) })
const words = (blocks: readonly Block[]) => plainWords(formatted(blocks))
const at = (from: number, to = from) => ({ from, to })

describe('bold', () => {
  const blocks = blocksOf('One two\n\nThree')

  it('is put on a part, across paragraphs, and taken away again', () => {
    const bold = edit.withMark(blocks, at(4, 13), 'bold')
    expect(formatted(bold)).toEqual({
      blocks: [{ runs: [{ text: 'One ' }, { text: 'two', bold: true }] }, { runs: [{ text: 'Three', bold: true }] }],
    })
    expect(edit.hasMark(bold, at(4, 13), 'bold')).toBe(true)
    expect(formatted(edit.withMark(bold, at(4, 13), 'bold'))).toBe('One two\n\nThree')
  })

  it('is put on all of a part of which some has it', () => {
    const some = edit.withMark(blocks, at(0, 3), 'bold')
    expect(edit.hasMark(some, at(0, 7), 'bold')).toBe(false)
    expect(formatted(edit.withMark(some, at(0, 7), 'bold'))).toEqual({
      blocks: [{ runs: [{ text: 'One two', bold: true }] }, { runs: [{ text: 'Three' }] }],
    })
  })
})

describe('a list', () => {
  it('is made of the paragraphs of a part, and ends again', () => {
    const blocks = blocksOf('One\n\nTwo\n\nThree')
    const list = edit.withList(blocks, at(0, 5))
    expect(words(list)).toBe('- One\n- Two\n\nThree')
    expect(words(edit.withList(list, at(0, 5)))).toBe('One\n\nTwo\n\nThree')
  })

  it('gets another item with Enter, and ends with Enter in an empty one', () => {
    const { blocks, span } = edit.brokenAt([item('One')], at(3))
    expect(blocks).toEqual([item('One'), item('')])
    expect(edit.brokenAt(blocks, span).blocks).toEqual([item('One'), paragraph('')])
  })
})

describe('Enter', () => {
  it('splits a paragraph where the caret is, with the looks of both parts', () => {
    const bold = [{ runs: [{ text: 'abcd', bold: true as const }] }]
    const { blocks, span } = edit.brokenAt(bold, at(2))
    expect(blocks).toEqual([paragraph('ab', { bold: true }), paragraph('cd', { bold: true })])
    expect(span).toEqual(at(3))
  })
})

describe('deleting across blocks', () => {
  it('joins the remaining text into the first block', () => {
    const { blocks, span } = edit.replaced([item('One'), item('Two'), paragraph('Three')], at(1, 10), [])
    expect(words(blocks)).toBe('- Oree')
    expect(span).toEqual(at(1))
  })
})

describe('what is inserted', () => {
  it('joins the paragraph at the caret, and brings its own blocks', () => {
    const { blocks, span } = edit.replaced(blocksOf('Start end'), at(6), [paragraph('A '), item('b'), paragraph('c ')])
    expect(words(blocks)).toBe('Start A \n\n- b\n\nc end')
    expect(span).toEqual(at(13))
  })

  it('is a list at once in an empty paragraph', () => {
    expect(words(edit.replaced([paragraph('')], at(0), [item('a'), item('b')]).blocks)).toBe('- a\n- b')
  })

  it('is cut where the room ends, and never within a character', () => {
    const cut = edit.fitted(blocksOf('12345'), at(5), blocksOf('👩👩👩'), 8)
    expect(words(cut.blocks)).toBe('12345👩')
    expect(cut.isCut).toBe(true)
    expect(edit.fitted(blocksOf('1'), at(1), blocksOf('23'), 3).isCut).toBe(false)
  })

  it('of 5,000 characters or 200 items keeps to the limit', () => {
    const list = Array.from({ length: 200 }, (_, index) => item(`item ${index}`))
    for (const inserted of [blocksOf('word '.repeat(1000)), list]) {
      const cut = edit.fitted([paragraph('')], at(0), inserted, 512)
      expect(cut.isCut).toBe(true)
      expect(edit.lengthOf(cut.blocks)).toBeLessThanOrEqual(512)
      expect(edit.lengthOf(cut.blocks)).toBeGreaterThan(480)
    }
  })
})

describe('a link', () => {
  const link = { type: 'Web' as const, value: 'https://alder.example' }
  const blocks = edit.withLink(blocksOf('See our prices'), at(4, 14), link)

  it('is found by a place in it, with all of its words', () => {
    expect(edit.linkAt(blocks, at(6))).toEqual({ from: 4, to: 14, link })
    expect(edit.linkAt(blocks, at(2))).toBeUndefined()
    expect(formatted(edit.withLink(blocks, at(4, 14), undefined))).toBe('See our prices')
  })

  it('goes on the word that the caret is in', () => {
    expect(edit.wordAt(blocksOf('See our prices'), 5)).toEqual(at(4, 7))
    expect(edit.wordAt(blocksOf('a  b'), 2)).toEqual(at(2))
  })
})
