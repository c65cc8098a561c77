import { EditorState, type Transaction } from 'prosemirror-state'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import type { EarlyKey } from '../canvas/early-keys.ts'
import type { Letters } from '../canvas/type-on-page.ts'
import { pastedBlocks } from './clean-paste.ts'
import { fitToLimit, selectionOf, sliceOf } from './text-changes.ts'
import { startList, textKeys } from './text-commands.ts'
import { docOf, textIn } from './text-schema.ts'

/** Applies recorded keys if the owner left the text before the editor loaded. `letters`: the selection, by default the caret at the end. */
export function replayKeys(text: FormattedText, letters: Letters | undefined, keys: readonly EarlyKey[], max: number) {
  const doc = docOf(text)
  let state = EditorState.create({ doc, selection: selectionOf(doc, letters) })
  const become = (tr: Transaction) => {
    if (!fitToLimit(tr, state.selection.from, max).isRefused) state = state.apply(tr)
  }
  for (const key of keys) {
    if ('pasted' in key) become(state.tr.replaceSelection(sliceOf(pastedBlocks(key.pasted))))
    else if ('text' in key) become(startList(state, key.text) ?? state.tr.insertText(key.text))
    else if (!textKeys[key.press]?.(state, become) && key.press === 'Backspace')
      become(state.tr.delete(state.selection.from - 1, state.selection.from))
  }
  return textIn(state.doc)
}
