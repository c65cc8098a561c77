import { decodeHTML } from 'entities'

export type Element = { name: string; attributes: Readonly<Record<string, string>>; children: Node[]; parent?: Element }
type Node = Element | string

const empty = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** Whose text is not read by visitors. */
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript', 'dialog', 'head'])
/** Elements that begin a new line. */
const inline = new Set(
  'a abbr b bdi bdo br cite code em i mark q s small span strong sub sup time u wbr data'.split(' '),
)

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/giy

/** Reads HTML as the renderer writes it: every element closed, attributes in double quotes. Throws on anything else. */
export function readHtml(html: string): Element {
  const top: Element = { name: '', attributes: {}, children: [] }
  let here = top
  token.lastIndex = 0
  while (token.lastIndex < html.length) {
    const at = token.lastIndex
    const found = token.exec(html)
    if (!found) throw new Error(`not HTML as the renderer writes it: ${html.slice(at, at + 80)}`)
    const [, end, start, attributes = '', text] = found
    if (text !== undefined) here.children.push(decodeHTML(text))
    else if (start) {
      const element: Element = {
        name: start.toLowerCase(),
        attributes: attributesIn(attributes),
        children: [],
        parent: here,
      }
      here.children.push(element)
      if (element.name === 'script' || element.name === 'style') skipRaw(html, element.name)
      else if (!empty.has(element.name)) here = element
    } else if (end) {
      if (here.name !== end.toLowerCase() || !here.parent) throw new Error(`</${end}> ends <${here.name}>`)
      here = here.parent
    }
  }
  return top
}

function skipRaw(html: string, name: string): void {
  const end = html.indexOf(`</${name}>`, token.lastIndex)
  if (end < 0) throw new Error(`<${name}> is not closed`)
  token.lastIndex = end + name.length + 3
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeHTML(value),
    ]),
  )

/** Every element below, in the page's order, apart from those whose text nobody reads. */
export function elementsIn(element: Element): Element[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' || unread.has(child.name) ? [] : [child, ...elementsIn(child)],
  )
}

/** An element's text as it is read, lines apart. */
export function textOf(element: Element): string {
  return rawText(element)
    .replace(/[ \t\r\f]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

function rawText(element: Element): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ')
      if (unread.has(child.name)) return ''
      if (child.name === 'br') return '\n'
      return inline.has(child.name) && !isButton(child) ? rawText(child) : `\n${rawText(child)}\n`
    })
    .join('')
}

const isButton = ({ attributes }: Element) => (attributes.class ?? '').split(' ').includes('button')

export function isWithin(element: Element, test: (element: Element) => boolean): boolean {
  for (let up: Element | undefined = element; up; up = up.parent) if (test(up)) return true
  return false
}
