import { type Block, type Run, type TextLink, textLink, wordsOf } from '#renderer/document/values/formatted-text.ts'
import { linkHref } from '#renderer/document/values/link.ts'
import { blockAt, endOf, type Span } from './edit-blocks.ts'

/** The nodes that show blocks while they are typed in, as the page shows them otherwise. */
export function nodesOf(owner: Document, blocks: readonly Block[]): HTMLElement[] {
  const nodes: HTMLElement[] = []
  for (const block of blocks.length > 0 ? blocks : [{ runs: [] }]) {
    const last = nodes.at(-1)
    const element = owner.createElement(block.item ? 'li' : 'p')
    element.append(...block.runs.map((run) => nodeOf(owner, run)))
    // A line without anything in it would have no height and no place for the caret.
    if (/(^|\n)$/.test(wordsOf(block))) element.append(owner.createElement('br'))
    if (!block.item) nodes.push(element)
    else if (last?.nodeName === 'UL') last.append(element)
    else {
      const list = owner.createElement('ul')
      list.append(element)
      nodes.push(list)
    }
  }
  return nodes
}

function nodeOf(owner: Document, { text, bold, italic, link }: Run): Node {
  const words = owner.createDocumentFragment()
  text.split('\n').forEach((line, index) => {
    if (index > 0) words.append(owner.createElement('br'))
    if (line !== '') words.append(line)
  })
  const wrapped = (name: string, inner: Node) => {
    const element = owner.createElement(name)
    element.append(inner)
    return element
  }
  let node: Node = words
  if (italic) node = wrapped('em', node)
  if (bold) node = wrapped('strong', node)
  if (!link) return node
  const anchor = wrapped('a', node) as HTMLAnchorElement
  anchor.dataset.type = link.type
  anchor.dataset.value = link.value
  const href = linkHref(link)
  if (href) anchor.href = href
  return anchor
}

type Line = { item: boolean; nodes: Node[] }

const blockNames = new Set(['P', 'DIV', 'LI', 'UL', 'OL', 'BLOCKQUOTE', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6'])
const isBlock = (node: Node) => blockNames.has(node.nodeName)

/** The lines of an element, whatever a browser or an input method made of what was drawn in it. */
function linesOf(element: Node, item = false): Line[] {
  const lines: Line[] = []
  let open: Line | undefined
  for (const node of element.childNodes) {
    if (isBlock(node)) {
      open = undefined
      lines.push(...linesOf(node, item || node.nodeName === 'LI'))
    } else {
      open ??= added(lines, item)
      open.nodes.push(node)
    }
  }
  const isEmpty = lines.length === 0 && element.nodeName !== 'UL' && element.nodeName !== 'OL'
  return isEmpty ? [{ item, nodes: [] }] : lines
}

function added(lines: Line[], item: boolean): Line {
  const line: Line = { item, nodes: [] }
  lines.push(line)
  return line
}

/** What an element says that somebody typed in. */
export function blocksIn(element: Node): Block[] {
  const blocks = linesOf(element).map(({ item, nodes }): Block => {
    const runs = withoutFiller(nodes.flatMap((node) => runsOf(node, {})))
    return item ? { item: true, runs } : { runs }
  })
  return blocks.length > 0 ? blocks : [{ runs: [] }]
}

function runsOf(node: Node, looks: Omit<Run, 'text'>): Run[] {
  if (node.nodeName === '#text') return node.nodeValue ? [{ ...looks, text: node.nodeValue }] : []
  if (node.nodeName === 'BR') return [{ ...looks, text: '\n' }]
  const inner = { ...looks }
  if (node.nodeName === 'STRONG' || node.nodeName === 'B') inner.bold = true
  if (node.nodeName === 'EM' || node.nodeName === 'I') inner.italic = true
  const link = node.nodeName === 'A' ? linkOf(node as HTMLElement) : undefined
  if (link) inner.link = link
  return [...node.childNodes].flatMap((child) => runsOf(child, inner))
}

function linkOf({ dataset: { type, value } }: HTMLElement): TextLink | undefined {
  return textLink.safeParse({ type, value }).data
}

/** Without the break at the end that holds the last line open. */
function withoutFiller(runs: Run[]): Run[] {
  const last = runs.at(-1)
  return last?.text.endsWith('\n') ? runs.with(-1, { ...last, text: last.text.slice(0, -1) }) : runs
}

/** How many characters stand before a point in an element; undefined for one outside of it. */
export function placeOf(element: Node, node: Node, offset: number): number | undefined {
  if (!element.contains(node)) return undefined
  const owner = element.ownerDocument as Document
  const blocks = blocksIn(element)
  let start = 0
  for (const [index, { nodes }] of linesOf(element).entries()) {
    const length = blocks[index] ? wordsOf(blocks[index]).length : 0
    const [first, last] = [nodes[0], nodes.at(-1)]
    const range = owner.createRange()
    if (first && last) {
      range.setStartBefore(first)
      range.setEndAfter(last)
      const side = range.comparePoint(node, offset)
      if (side < 0) return start
      if (side === 0) {
        range.setEnd(node, offset)
        return start + Math.min(length, measured(range))
      }
    }
    start += length + 1
  }
  return Math.max(0, start - 1)
}

function measured(range: Range): number {
  const part = range.cloneContents()
  return (part.textContent?.length ?? 0) + part.querySelectorAll('br').length
}

/** The point in an element that so many characters stand before. */
export function pointAt(element: Node, at: number): { node: Node; offset: number } {
  const { index, within } = blockAt(blocksIn(element), at)
  const nodes = linesOf(element)[index]?.nodes ?? []
  let left = within
  for (const leaf of nodes.flatMap(leavesOf)) {
    if (leaf.nodeName === 'BR') {
      if (left === 0) break
      left -= 1
      if (left === 0) {
        const parent = leaf.parentNode as Node
        return { node: parent, offset: [...parent.childNodes].indexOf(leaf as ChildNode) + 1 }
      }
      continue
    }
    const length = leaf.nodeValue?.length ?? 0
    if (left <= length) return { node: leaf, offset: left }
    left -= length
  }
  const parent = nodes[0]?.parentNode
  return parent
    ? { node: parent, offset: [...parent.childNodes].indexOf(nodes[0] as ChildNode) }
    : { node: element, offset: 0 }
}

const leavesOf = (node: Node): Node[] =>
  node.nodeName === '#text' || node.nodeName === 'BR' ? [node] : [...node.childNodes].flatMap(leavesOf)

/** What is selected in an element; undefined where the selection is elsewhere. */
export function selectedIn(element: Element): Span | undefined {
  const selection = element.ownerDocument.getSelection()
  if (!selection?.anchorNode || !selection.focusNode) return undefined
  const ends = [
    placeOf(element, selection.anchorNode, selection.anchorOffset),
    placeOf(element, selection.focusNode, selection.focusOffset),
  ]
  const [one, other] = ends
  if (one === undefined || other === undefined) return undefined
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

export function selectIn(element: Element, { from, to }: Span) {
  const end = endOf(blocksIn(element))
  const [start, stop] = [from, to].map((at) => pointAt(element, Math.min(at, end)))
  if (start && stop)
    element.ownerDocument.getSelection()?.setBaseAndExtent(start.node, start.offset, stop.node, stop.offset)
}
