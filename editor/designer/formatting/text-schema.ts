import { Fragment, type Mark, type Node, Schema } from 'prosemirror-model'
import {
  type Block,
  blocksOf,
  type FormattedText,
  fromBlocks,
  type Run,
  type TextLink,
  textLink,
} from '#renderer/document/values/formatted-text.ts'
import { linkHref } from '#renderer/document/values/link.ts'

/** ProseMirror's schema for formatted text. The same tree, except that a list wraps adjacent items. */
export const schema = new Schema({
  nodes: {
    doc: { content: '(paragraph | list)+' },
    paragraph: { content: 'inline*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    list: { content: 'item+', toDOM: () => ['ul', 0], parseDOM: [{ tag: 'ul' }] },
    item: { content: 'inline*', defining: true, toDOM: () => ['li', 0], parseDOM: [{ tag: 'li' }] },
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      leafText: () => '\n',
      toDOM: () => ['br'],
      parseDOM: [{ tag: 'br' }],
    },
  },
  // Outermost first.
  marks: {
    link: {
      attrs: { type: {}, value: {} },
      // Text typed after a link isn't part of it.
      inclusive: false,
      toDOM: ({ attrs: { type, value } }) => [
        'a',
        { href: linkHref({ type, value }), 'data-type': type, 'data-value': value },
        0,
      ],
      parseDOM: [{ tag: 'a', getAttrs: (link) => textLink.safeParse({ ...link.dataset }).data ?? false }],
    },
    bold: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }, { tag: 'b' }] },
    italic: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }, { tag: 'i' }] },
  },
})

const { nodes, marks } = schema

export const docOf = (text: FormattedText): Node => nodes.doc.create(null, topOf(blocksOf(text).map(nodeOf)))

/** The inverse of docOf. */
export const textIn = (doc: Node): FormattedText => fromBlocks(blocksIn(doc))

export const nodeOf = ({ item, runs }: Block): Node =>
  (item ? nodes.item : nodes.paragraph).create(null, runs.flatMap(inlineOf))

/** Wraps adjacent items in lists. */
export function topOf(blocks: readonly Node[]): Fragment {
  const top: Node[] = []
  for (const block of blocks) {
    const last = top.at(-1)
    if (block.type !== nodes.item) top.push(block)
    else if (last?.type === nodes.list) top[top.length - 1] = last.copy(last.content.addToEnd(block))
    else top.push(nodes.list.create(null, block))
  }
  return Fragment.from(top.length > 0 ? top : nodes.paragraph.create())
}

function inlineOf({ text, bold, italic, link }: Run): Node[] {
  const looks = [link && marks.link.create(link), bold && marks.bold.create(), italic && marks.italic.create()]
  const own = looks.filter((mark) => mark instanceof Object) as Mark[]
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.break.create(null, null, own)] : []),
      ...(line === '' ? [] : [schema.text(line, own)]),
    ])
}

/** A paragraph or item and the position where its content starts. */
export type Line = { node: Node; start: number }

export function linesIn(doc: Node): Line[] {
  const lines: Line[] = []
  doc.descendants((node, at) => {
    if (node.isTextblock) lines.push({ node, start: at + 1 })
    return !node.isTextblock
  })
  return lines
}

function blocksIn(doc: Node): Block[] {
  return linesIn(doc).map(({ node }) => ({
    ...(node.type === nodes.item && { item: true }),
    runs: node.children.map(({ text = '\n', marks: own }) => ({ text, ...looksOf(own) })),
  }))
}

function looksOf(own: readonly Mark[]): Omit<Run, 'text'> {
  const link = marks.link.isInSet(own)?.attrs as TextLink | undefined
  return {
    ...(marks.bold.isInSet(own) && { bold: true }),
    ...(marks.italic.isInSet(own) && { italic: true }),
    ...(link && { link: { type: link.type, value: link.value } }),
  }
}
