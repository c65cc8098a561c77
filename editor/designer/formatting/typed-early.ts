import { EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import type { EarlyKey } from '../canvas/early-keys.ts'
import { pastedBlocks } from './clean-paste.ts'
import { fitted, sliceOf } from './text-changes.ts'
import { listBegun, textKeys } from './text-commands.ts'
import { docOf, linesIn, textIn } from './text-schema.ts'

/** A text with what was pressed in it, for somebody who left it before the code was there. `caret`: the letters before it; at the end without. */
export function typedEarly(text: FormattedText, caret: number | undefined, keys: readonly EarlyKey[], max: number) {
  const doc = docOf(text)
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, placeOf(doc, caret)) })
  const become = (tr: Transaction) => {
    if (!fitted(tr, state.selection.from, max).isRefused) state = state.apply(tr)
  }
  for (const key of keys) {
    if ('pasted' in key) become(state.tr.replaceSelection(sliceOf(pastedBlocks(key.pasted))))
    else if ('text' in key) become(listBegun(state, key.text) ?? state.tr.insertText(key.text))
    else if (!textKeys[key.press]?.(state, become) && key.press === 'Backspace')
      become(state.tr.delete(state.selection.from - 1, state.selection.from))
  }
  return textIn(state.doc)
}

/** The place behind so many letters, of which a line's end is none. */
function placeOf(doc: EditorState['doc'], letters = Number.POSITIVE_INFINITY): number {
  let left = letters
  let end = 1
  for (const { node, start } of linesIn(doc)) {
    const { length } = node.textContent
    if (left <= length) return start + left
    left -= length
    end = start + node.content.size
  }
  return end
}
