import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { fitToLimit, sliceOf, withJoinedLists } from '#editor/designer/formatting/text-changes.ts'
import {
  hasMark,
  linkIn,
  startList,
  textKeys,
  toggled,
  toggledList,
  withLink,
} from '#editor/designer/formatting/text-commands.ts'
import { docOf, linesIn, textIn } from '#editor/designer/formatting/text-schema.ts'
import { type Block, type FormattedText, plainWords } from '#renderer/document/values/formatted-text.ts'

type Place = [line: number, within: number]

const paragraph = (text: string, looks = {}): Block => ({ runs: text === '' ? [] : [{ text, ...looks }] })
const item = (text: string): Block => ({ item: true, ...paragraph(text) })

function stateOf(text: FormattedText, from: Place, to: Place = from): EditorState {
  const doc = docOf(text)
  const at = ([line, within]: Place) => (linesIn(doc)[line]?.start ?? 0) + within
  return EditorState.create({ doc, selection: TextSelection.create(doc, at(from), at(to)) })
}

function done(state: EditorState, command: Command | undefined): EditorState {
  let next: EditorState | undefined
  command?.(state, (tr) => {
    withJoinedLists(tr)
    next = state.apply(tr)
  })
  if (!next) throw new Error('the command did nothing')
  return next
}

const caretOf = ({ doc, selection }: EditorState): Place => {
  const lines = linesIn(doc)
  const index = lines.findLastIndex(({ start }) => start <= selection.head)
  return [index, selection.head - (lines[index]?.start ?? 0)]
}
const textOf = ({ doc }: EditorState) => textIn(doc)
const words = (state: EditorState) => plainWords(textOf(state))

describe('bold', () => {
  it('applies across paragraphs, and can be removed again', () => {
    const bold = done(stateOf('One two\n\nThree', [0, 4], [1, 5]), toggled('bold'))
    expect(textOf(bold)).toEqual({
      blocks: [{ runs: [{ text: 'One ' }, { text: 'two', bold: true }] }, { runs: [{ text: 'Three', bold: true }] }],
    })
    expect(hasMark(bold, 'bold')).toBe(true)
    expect(textOf(done(bold, toggled('bold')))).toBe('One two\n\nThree')
  })

  it('applies to the whole selection if part of it was bold', () => {
    const some = stateOf({ blocks: [{ runs: [{ text: 'One', bold: true }, { text: ' two' }] }] }, [0, 0], [0, 7])
    expect(hasMark(some, 'bold')).toBe(false)
    expect(textOf(done(some, toggled('bold')))).toEqual({ blocks: [paragraph('One two', { bold: true })] })
  })

  it('applies to text typed next at the caret', () => {
    const waiting = done(stateOf('One ', [0, 4]), toggled('bold'))
    expect(hasMark(waiting, 'bold')).toBe(true)
    expect(textOf(waiting.apply(waiting.tr.insertText('two')))).toEqual({
      blocks: [{ runs: [{ text: 'One ' }, { text: 'two', bold: true }] }],
    })
  })
})

describe('a list', () => {
  it('wraps the selected paragraphs, and unwraps them without moving the caret', () => {
    const list = done(stateOf('One\n\nTwo\n\nThree', [0, 1], [1, 2]), toggledList)
    expect(words(list)).toBe('- One\n- Two\n\nThree')
    expect(caretOf(list)).toEqual([1, 2])
    expect(words(done(list, toggledList))).toBe('One\n\nTwo\n\nThree')
  })

  it('joins a list directly before it', () => {
    const joined = done(stateOf({ blocks: [item('One'), paragraph('Two')] }, [1, 0]), toggledList)
    expect(joined.doc.childCount).toBe(1)
  })

  it('gets another item on Enter, and ends on Enter in an empty item', () => {
    const more = done(stateOf({ blocks: [item('One')] }, [0, 3]), textKeys.Enter)
    expect(textOf(more)).toEqual({ blocks: [item('One'), item('')] })
    const ended = done(more, textKeys.Enter)
    expect(textOf(ended)).toEqual({ blocks: [item('One'), paragraph('')] })
    expect(caretOf(ended)).toEqual([1, 0])
  })

  it('ends on Backspace at the start of an item', () => {
    const ended = done(stateOf({ blocks: [item('One'), item('Two')] }, [1, 0]), textKeys.Backspace)
    expect(words(ended)).toBe('- One\n\nTwo')
  })

  it('starts with a hyphen and a space, but only at the start of a paragraph', () => {
    const started = stateOf('-', [0, 1])
    const tr = startList(started, ' ')
    expect(tr && textOf(started.apply(tr))).toEqual({ blocks: [item('')] })
    expect(startList(stateOf('a -', [0, 3]), ' ')).toBeUndefined()
    expect(startList(started, 'x')).toBeUndefined()
  })
})

describe('Enter and Backspace', () => {
  it('split a paragraph at the caret and rejoin it, and both parts keep their formatting', () => {
    const split = done(stateOf({ blocks: [paragraph('abcd', { bold: true })] }, [0, 2]), textKeys.Enter)
    expect(textOf(split)).toEqual({ blocks: [paragraph('ab', { bold: true }), paragraph('cd', { bold: true })] })
    expect(caretOf(split)).toEqual([1, 0])
    expect(words(done(split, textKeys.Backspace))).toBe('abcd')
  })

  it('join a paragraph to a list before it', () => {
    const joined = done(stateOf({ blocks: [item('One'), paragraph('two')] }, [1, 0]), textKeys.Backspace)
    expect(words(joined)).toBe('- Onetwo')
  })

  it('add a line break with Shift+Enter', () => {
    expect(words(done(stateOf('abcd', [0, 2]), textKeys['Shift-Enter']))).toBe('ab\ncd')
  })
})

describe('deleting across paragraphs and lists', () => {
  it('joins the remaining text to the first block', () => {
    const state = stateOf({ blocks: [item('One'), item('Two'), paragraph('Three')] }, [0, 1], [2, 2])
    expect(words(done(state, textKeys.Backspace))).toBe('- Oree')
  })
})

const pasted = (text: FormattedText, at: Place, blocks: Block[], max = 1000) => {
  const state = stateOf(text, at)
  const tr = state.tr.replaceSelection(sliceOf(blocks))
  const fit = fitToLimit(tr, state.selection.from, max)
  return { ...fit, state: state.apply(tr) }
}

describe('inserted text', () => {
  it('joins the paragraph at the caret, and adds its own blocks', () => {
    const { state } = pasted('Start end', [0, 6], [paragraph('A '), item('b'), paragraph('c ')])
    expect(words(state)).toBe('Start A \n\n- b\n\nc end')
  })

  it('becomes a list at once if it is a list and the paragraph is empty', () => {
    expect(words(pasted('', [0, 0], [item('a'), item('b')]).state)).toBe('- a\n- b')
  })

  it('ends at the length limit, never within a character', () => {
    const cut = pasted('ab', [0, 1], [paragraph('1😀2😀3')], 7)
    expect(words(cut.state)).toBe('a1😀2b')
    expect(cut.isWhole).toBe(false)
    expect(pasted('ab', [0, 1], [paragraph('12')], 4).isWhole).toBe(true)
  })

  it.each([
    [[paragraph('x'.repeat(10_000))]],
    [Array.from({ length: 200 }, (_, index) => item(`item ${index}`))],
    [Array.from({ length: 200 }, (_, index) => paragraph(`paragraph ${index}`))],
  ])('stays within the length limit, whatever its length', (blocks) => {
    const { state } = pasted('Before after', [0, 7], blocks, 512)
    const text = words(state)
    expect(text.length).toBeLessThanOrEqual(512)
    expect(text.length).toBeGreaterThan(490)
    expect(text.startsWith('Before ')).toBe(true)
    expect(text.endsWith('after')).toBe(true)
  })

  it('changes nothing if it is a break and the field is full', () => {
    const state = stateOf('abcd', [0, 2])
    const { tr } = done(state, toggledList)
    toggledList(state, (list) => expect(fitToLimit(list, 3, 4)).toEqual({ isWhole: false, isRefused: true }))
    expect(tr.docChanged).toBe(false)
  })
})

describe('a link', () => {
  const link = { type: 'Web', value: 'https://alder.example' } as const
  const linked: FormattedText = {
    blocks: [{ runs: [{ text: 'See ' }, { text: 'our ', link }, { text: 'prices', bold: true, link }, { text: '.' }] }],
  }

  it('becomes selected as a whole and changes if the caret is inside it', () => {
    const state = stateOf(linked, [0, 6])
    expect(linkIn(state)?.link).toEqual(link)
    expect(linkIn(stateOf(linked, [0, 2]))).toBeUndefined()
    expect(textOf(state.apply(withLink(state, undefined)))).toEqual({
      blocks: [{ runs: [{ text: 'See our ' }, { text: 'prices', bold: true }, { text: '.' }] }],
    })
  })

  it('attaches to the word at the caret, or becomes new text between words', () => {
    const state = stateOf('Our prices.', [0, 6])
    expect(textOf(state.apply(withLink(state, link)))).toEqual({
      blocks: [{ runs: [{ text: 'Our ' }, { text: 'prices', link }, { text: '.' }] }],
    })
    const between = stateOf('', [0, 0])
    expect(textOf(between.apply(withLink(between, link)))).toEqual({ blocks: [{ runs: [{ text: link.value, link }] }] })
  })
})
