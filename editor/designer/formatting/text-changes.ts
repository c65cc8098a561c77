import { type Node, Slice } from 'prosemirror-model'
import { TextSelection, type Transaction } from 'prosemirror-state'
import { type Block, plainWords } from '#renderer/document/values/formatted-text.ts'
import type { Letters } from '../canvas/type-on-page.ts'
import { linesIn, nodeOf, schema, textIn, topOf } from './text-schema.ts'

/** In characters as the limit counts them. */
const lengthOf = (doc: Node): number => plainWords(textIn(doc)).length

/**
 * Takes what has no room out of what a change inserted behind `from`. A change that inserts no words, such as one that makes a list, is
 * refused where it has none.
 */
export function fitted(tr: Transaction, from: number, max: number): { isWhole: boolean; isRefused: boolean } {
  const before = lengthOf(tr.before)
  const isOver = () => tr.docChanged && lengthOf(tr.doc) > Math.max(max, before)
  if (!isOver()) return { isWhole: true, isRefused: false }
  let further = 0
  while (isOver()) {
    const { head } = tr.selection
    // In a list, a place takes more characters than one: not too much at once.
    const over = Math.ceil((lengthOf(tr.doc) - max) / 2)
    const start = wholeCharacter(tr.doc, Math.max(from, head - over - further), from)
    const { size } = tr.doc.content
    if (start < head) tr.delete(start, head)
    // Between two paragraphs are places where nothing is.
    const isStuck = tr.doc.content.size === size
    if (isStuck && start <= from) return { isWhole: false, isRefused: true }
    further = isStuck ? further + 2 : 0
  }
  return { isWhole: false, isRefused: false }
}

/** A place that is not within the two halves of a character, and not before `least`. */
const wholeCharacter = (doc: Node, at: number, least: number) =>
  at > least && /^[\uDC00-\uDFFF]/.test(doc.textBetween(at, Math.min(at + 1, doc.content.size))) ? at - 1 : at

/** Lists that follow each other are one. */
export function withJoinedLists(tr: Transaction) {
  for (let index = tr.doc.childCount - 1; index > 0; index -= 1) {
    const [one, other] = [tr.doc.child(index - 1), tr.doc.child(index)]
    if (one.type !== schema.nodes.list || other.type !== schema.nodes.list) continue
    const before = tr.doc.children.slice(0, index).reduce((size, node) => size + node.nodeSize, 0)
    tr.join(before)
  }
}

/** Blocks to be put in a text: the first and the last join what is around them. */
export const sliceOf = (blocks: readonly Block[]): Slice => Slice.maxOpen(topOf(blocks.map(nodeOf)))

/** The same position in another version of a document. */
export function movedWith(doc: Node, changed: Node, place: number): number {
  const start = doc.content.findDiffStart(changed.content)
  const end = doc.content.findDiffEnd(changed.content)
  const moved = start === null || !end || place <= start ? place : Math.max(start, end.b + Math.max(0, place - end.a))
  return Math.min(moved, changed.content.size)
}

/** A selection by the letters before its ends, of which a line's end is none; without them, the caret at the end. */
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
