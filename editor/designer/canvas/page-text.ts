import { paragraphsOf } from '../../../renderer/elements/text.tsx'

const blocks = new Set(['P', 'DIV', 'LI'])

/** What an element that a person typed in says: a paragraph for each block, a line for each break. */
export function textOf(element: Node): string {
  let text = ''
  const add = (node: Node) => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') text += child.nodeValue ?? ''
      else if (child.nodeName === 'BR') text += '\n'
      else if (blocks.has(child.nodeName)) {
        if (text !== '' && !text.endsWith('\n\n')) text += text.endsWith('\n') ? '\n' : '\n\n'
        add(child)
        text += '\n\n'
      } else add(child)
    }
  }
  add(element)
  // Browsers put a break that nobody typed at the end, and a space that may not break where a usual one would vanish.
  return text.replaceAll('\u00a0', ' ').trimEnd()
}

/** The nodes that show a text of several paragraphs as the page does. */
export function paragraphNodes(owner: Document, text: string): HTMLElement[] {
  const paragraphs = paragraphsOf(text)
  return (paragraphs.length > 0 ? paragraphs : [['']]).map((lines) => {
    const paragraph = owner.createElement('p')
    lines.forEach((line, index) => {
      if (index > 0) paragraph.append(owner.createElement('br'))
      paragraph.append(line)
    })
    return paragraph
  })
}
