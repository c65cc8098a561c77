export type SvgElement = { name: string; attributes: Record<string, string> }

const closing = /<\/([A-Za-z][A-Za-z0-9-]*)>/y
const opening = /<([A-Za-z][A-Za-z0-9-]*)/y
const attribute = /\s+([A-Za-z][A-Za-z0-9-]*)="([^"<>&]*)"/y

/**
 * Reads an SVG text by the rules of XML, less what a drawing has no use for: entities, comments, declarations and text.
 * Throws at the first character that does not belong.
 */
export function readSvg(text: string): SvgElement[] {
  const elements: SvgElement[] = []
  const open: string[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found
  }
  while (at < text.length) {
    const end = take(closing)
    if (end) {
      if (open.pop() !== end[1]) throw new Error(`</${end[1]}> closes nothing, before ${at}`)
      continue
    }
    if (open.length === 0 && elements.length > 0) throw new Error(`more than one root, at ${at}`)
    const name = take(opening)?.[1]
    if (!name) throw new Error(`unexpected ${text.slice(at, at + 20)} at ${at}`)
    const attributes: Record<string, string> = {}
    for (let found = take(attribute); found; found = take(attribute)) {
      const [, key = '', value = ''] = found
      if (key in attributes) throw new Error(`${key} given twice, at ${at}`)
      attributes[key] = value
    }
    elements.push({ name, attributes })
    const empty = take(/\/>/y)
    if (!empty && !take(/>/y)) throw new Error(`unexpected ${text.slice(at, at + 20)} in <${name}>`)
    if (!empty) open.push(name)
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> left open`)
  return elements
}
