import { type Node, Slice } from 'prosemirror-model'
import { TextSelection, type Transaction } from 'prosemirror-state'
import { type Block, plainWords } from '#renderer/document/values/formatted-text.ts'
import type { Letters } from '../canvas/type-on-page.ts'
import { linesIn, nodeOf, schema, textIn, topOf } from './text-schema.ts'

/** In characters as the limit counts them. */
const lengthOf = (doc: Node): number => plainWords(textIn(doc)).length

/** Removes inserted content beyond the limit, starting from `from`. Rejects changes that can't be truncated, such as making a list. */
export function fitToLimit(tr: Transaction, from: number, max: number): { isWhole: boolean; isRefused: boolean } {
  const before = lengthOf(tr.before)
  const isOver = () => tr.docChanged && lengthOf(tr.doc) > Math.max(max, before)
  if (!isOver()) return { isWhole: true, isRefused: false }
  let further = 0
  while (isOver()) {
    const { head } = tr.selection
    // In a list, one position can count as several characters, so remove in smaller steps.
    const over = Math.ceil((lengthOf(tr.doc) - max) / 2)
    const start = wholeCharacter(tr.doc, Math.max(from, head - over - further), from)
    const { size } = tr.doc.content
    if (start < head) tr.delete(start, head)
    // Positions between paragraphs have nothing to remove.
    const isStuck = tr.doc.content.size === size
    if (isStuck && start <= from) return { isWhole: false, isRefused: true }
    further = isStuck ? further + 2 : 0
  }
  return { isWhole: false, isRefused: false }
}

/** Moves a position out of a surrogate pair, but not to before `least`. */
const wholeCharacter = (doc: Node, at: number, least: number) =>
  at > least && /^[\uDC00-\uDFFF]/.test(doc.textBetween(at, Math.min(at + 1, doc.content.size))) ? at - 1 : at

/** Joins adjacent lists. */
export function withJoinedLists(tr: Transaction) {
  for (let index = tr.doc.childCount - 1; index > 0; index -= 1) {
    const [one, other] = [tr.doc.child(index - 1), tr.doc.child(index)]
    if (one.type !== schema.nodes.list || other.type !== schema.nodes.list) continue
    const before = tr.doc.children.slice(0, index).reduce((size, node) => size + node.nodeSize, 0)
    tr.join(before)
  }
}

/** Blocks to insert. The first and the last block merge with the surrounding text. */
export const sliceOf = (blocks: readonly Block[]): Slice => Slice.maxOpen(topOf(blocks.map(nodeOf)))

/** Maps a position to another version of the document. */
export function movedWith(doc: Node, changed: Node, place: number): number {
  const start = doc.content.findDiffStart(changed.content)
  const end = doc.content.findDiffEnd(changed.content)
  const moved = start === null || !end || place <= start ? place : Math.max(start, end.b + Math.max(0, place - end.a))
  return Math.min(moved, changed.content.size)
}

/** A selection from text offsets, which don't count line ends. Without offsets, the caret at the end. */
export function selectionOf(doc: Node, letters: Letters | undefined): TextSelection {
  return TextSelection.create(doc, placeOf(doc, letters?.from), placeOf(doc, letters?.to))
}

function placeOf(doc: Node, letters = Number.POSITIVE_INFINITY): number {
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
