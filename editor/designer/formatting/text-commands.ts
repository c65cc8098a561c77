import { baseKeymap, chainCommands, splitBlockKeepMarks, toggleMark } from 'prosemirror-commands'
import type { Mark as PlacedMark, ResolvedPos } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import type { TextLink } from '#renderer/document/values/formatted-text.ts'
import { type Line, linesIn, schema, topOf } from './text-schema.ts'

export type Mark = 'bold' | 'italic'

const { nodes, marks } = schema

/** Transaction meta: a separate undo step, rejected if it exceeds the limit. For marks and lists. */
export const step = 'step'
const asStep =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(state, dispatch && ((tr) => dispatch(tr.setMeta(step, true))), view)

/** Applies the mark to the whole selection if any part lacks it. */
export const toggled = (mark: Mark): Command => asStep(toggleMark(marks[mark], null, { removeWhenPresent: false }))

export function hasMark({ doc, selection, storedMarks }: EditorState, mark: Mark): boolean {
  const { $from, from, to, empty } = selection
  if (empty) return marks[mark].isInSet(storedMarks ?? $from.marks()) !== undefined
  let [all, any] = [true, false]
  doc.nodesBetween(from, to, (node) => {
    if (!node.isInline) return
    any = true
    all &&= marks[mark].isInSet(node.marks) !== undefined
  })
  return all && any
}

const isTouched = ({ node, start }: Line, from: number, to: number) => start <= to && start + node.content.size >= from

export const isList = ({ doc, selection: { from, to } }: EditorState): boolean =>
  linesIn(doc)
    .filter((line) => isTouched(line, from, to))
    .every(({ node }) => node.type === nodes.item)

/** Toggles the selected paragraphs between list and plain. */
const asList = (isWanted: (state: EditorState) => boolean): Command =>
  asStep((state, dispatch) => {
    dispatch?.(withList(state.tr, isWanted(state)))
    return true
  })

export const toggledList = asList((state) => !isList(state))

function withList(tr: Transaction, on: boolean): Transaction {
  const { anchor, head, from, to } = tr.selection
  const before = linesIn(tr.doc)
  const kind = on ? nodes.item : nodes.paragraph
  const lines = before.map((line) => (isTouched(line, from, to) ? kind.create(null, line.node.content) : line.node))
  tr.replaceWith(0, tr.doc.content.size, topOf(lines))
  const after = linesIn(tr.doc)
  const moved = (place: number) => {
    const index = Math.max(
      0,
      before.findLastIndex(({ start }) => start <= place),
    )
    const within = place - (before[index]?.start ?? 0)
    return Math.max(0, (after[index]?.start ?? 0) + within)
  }
  return tr.setSelection(TextSelection.between(tr.doc.resolve(moved(anchor)), tr.doc.resolve(moved(head))))
}

/** A hyphen and a space at the start of a paragraph start a list. Undefined elsewhere. */
export function startList({ selection: { $from, empty }, tr }: EditorState, typed: string): Transaction | undefined {
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\n')
  if (typed !== ' ' || !empty || $from.parent.type !== nodes.paragraph || !/^[-*•]$/.test(before)) return undefined
  return withList(tr.delete($from.start(), $from.pos), true)
}

const isAtStartOfItem = ({ selection: { $from, empty } }: EditorState) =>
  empty && $from.parentOffset === 0 && $from.parent.type === nodes.item
const endsItem: Command = (state, dispatch) => isAtStartOfItem(state) && asList(() => false)(state, dispatch)
const endsEmptyItem: Command = (state, dispatch) =>
  state.selection.$from.parent.content.size === 0 && endsItem(state, dispatch)

const breaksLine: Command = ({ tr, selection, storedMarks }, dispatch) => {
  const own = storedMarks ?? selection.$from.marks()
  dispatch?.(
    tr
      .replaceSelectionWith(nodes.break.create(null, null, own), false)
      .ensureMarks(own)
      .scrollIntoView(),
  )
  return true
}

export const textKeys: Record<string, Command> = {
  ...baseKeymap,
  Enter: chainCommands(endsEmptyItem, splitBlockKeepMarks),
  'Shift-Enter': breaksLine,
  'Mod-Enter': breaksLine,
  Backspace: chainCommands(endsItem, baseKeymap.Backspace as Command),
  'Mod-b': toggled('bold'),
  'Mod-i': toggled('italic'),
  'Mod-Shift-8': toggledList,
}

type Reach = { from: number; to: number }

/** The link that contains the whole selection. */
export function linkIn({ selection: { $from, $to, empty } }: EditorState): (Reach & { link: TextLink }) | undefined {
  const [before, after] = [linkOf($from.nodeBefore), linkOf($from.nodeAfter)]
  const mark = after ?? (empty ? before : undefined)
  if (!mark) return undefined
  const reach = reachOf($from, mark)
  if ($to.pos > reach.to) return undefined
  return { ...reach, link: { type: mark.attrs.type, value: mark.attrs.value } }
}

const linkOf = (node: ResolvedPos['nodeAfter']) => node?.marks.find(({ type }) => type === marks.link)

/** The extent of a mark around a position. */
function reachOf($at: ResolvedPos, mark: PlacedMark): Reach {
  const reach = { from: $at.pos, to: $at.pos }
  $at.parent.forEach((node, offset) => {
    const start = $at.start() + offset
    const end = start + node.nodeSize
    if (!mark.isInSet(node.marks)) return
    if (end >= reach.from && start <= reach.from) reach.from = start
    if (start <= reach.to && end >= reach.to) reach.to = end
  })
  return reach
}

/** Links the selection, or the link or word at the caret, or inserts new text. Removes the link if none is given. */
export function withLink(state: EditorState, link: TextLink | undefined): Transaction {
  const { selection } = state
  const tr = state.tr.setMeta(step, true)
  const { from, to } = selection.empty ? (linkIn(state) ?? wordAt(selection.$from)) : selection
  if (!link) return tr.removeMark(from, to, marks.link)
  const mark = marks.link.create(link)
  if (from === to) return tr.replaceSelectionWith(schema.text(link.value, [mark]), false)
  return tr.addMark(from, to, mark).setSelection(TextSelection.create(tr.doc, to))
}

/** The word at a position. An empty range between words. */
function wordAt($at: ResolvedPos): Reach {
  const words = (from: number, to: number) => $at.parent.textBetween(from, to, undefined, '\n')
  const before = /[\p{L}\p{N}'’_-]*$/u.exec(words(0, $at.parentOffset))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}'’_-]*/u.exec(words($at.parentOffset, $at.parent.content.size))?.[0].length ?? 0
  return { from: $at.pos - before, to: $at.pos + after }
}
