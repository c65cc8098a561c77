import { type Selection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { wordKey } from '../canvas/early-keys.ts'

const moves: Record<string, [direction: string, granularity: string]> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
}

/** The selection the browser would make for a recorded key. */
export function movedByKey(view: EditorView, name: string): Selection | undefined {
  const key = name.replace('Shift-', '')
  const [direction, granularity] = moves[key] ?? []
  view.focus()
  const shown = view.dom.ownerDocument.getSelection()
  if (!shown) return undefined
  if (name === wordKey) {
    shown.modify('move', 'forward', 'character')
    shown.modify('move', 'backward', 'word')
    shown.modify('extend', 'forward', 'word')
  } else if (direction) shown.modify(key === name ? 'move' : 'extend', direction, granularity)
  const { anchorNode, anchorOffset, focusNode, focusOffset } = shown
  if (!anchorNode) return undefined
  const { doc } = view.state
  const anchor = view.posAtDOM(anchorNode, anchorOffset)
  const head = focusNode ? view.posAtDOM(focusNode, focusOffset) : anchor
  return TextSelection.between(doc.resolve(anchor), doc.resolve(head))
}
