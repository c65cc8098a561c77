import { describe, expect, it } from 'vitest'
import { replayKeys } from '#editor/designer/formatting/replay-keys.ts'
import { plainWords } from '#renderer/document/values/formatted-text.ts'

describe('keys pressed before the editor’s code has loaded', () => {
  it('take effect in order at the caret', () => {
    const keys = [{ text: 'a' }, { text: 'bx' }, { press: 'Backspace' }, { press: 'Enter' }, { text: 'c' }]
    expect(replayKeys('One two', { from: 4, to: 4 }, keys, 100)).toBe('One ab\n\nctwo')
    expect(replayKeys('One\n\ntwo', { from: 4, to: 4 }, [{ text: '!' }], 100)).toBe('One\n\nt!wo')
    expect(replayKeys('One', undefined, [{ text: '!' }], 100)).toBe('One!')
  })

  it('replace selected text', () => {
    for (const letters of [
      { from: 0, to: 3 },
      { from: 3, to: 0 },
    ])
      expect(replayKeys('One two', letters, [{ text: 'A' }], 100)).toBe('A two')
    expect(replayKeys('One two', { from: 3, to: 7 }, [{ press: 'Backspace' }], 100)).toBe('One')
  })

  it('include pasted text', () => {
    const pasted = { pasted: { html: '', text: 'two\n\nthree' } }
    expect(replayKeys('One ', { from: 4, to: 4 }, [pasted, { text: '!' }], 100)).toBe('One two\n\nthree!')
  })

  it('select all and start lists, within the length limit', () => {
    const all = [{ press: 'Mod-a' }, { text: '-' }, { text: ' ' }, { text: 'tap' }]
    expect(plainWords(replayKeys('One two', { from: 0, to: 0 }, all, 100))).toBe('- tap')
    expect(replayKeys('One', { from: 3, to: 3 }, [{ text: ' two' }], 5)).toBe('One t')
  })
})
