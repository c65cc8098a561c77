export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }

const token =
  /<!\[CDATA\[(?<raw>[\s\S]*?)\]\]>|<\/(?<end>[\w:.-]+)\s*>|<(?<start>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+="[^"<]*")*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y

/** Reads XML as in feeds and sitemaps: elements, double-quoted attributes, text, CDATA. Throws if it is not well-formed. */
export function readXml(xml: string): XmlElement {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>/i, '').trim()
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  token.lastIndex = 0
  while (token.lastIndex < body.length) {
    const at = token.lastIndex
    const found = token.exec(body)?.groups
    const here = open.at(-1)
    if (!found || !here) throw new Error(`not XML: ${body.slice(at, at + 60)}`)
    const { raw, end, start, attributes = '', empty, text } = found
    if (raw !== undefined) here.text += raw
    else if (text !== undefined) here.text += decoded(text)
    else if (start) {
      const element: XmlElement = { name: start, attributes: attributesIn(attributes), text: '', children: [] }
      here.children.push(element)
      if (!empty) open.push(element)
    } else if (here.name === end) open.pop()
    else throw new Error(`not XML: </${end}> ends <${here.name}>`)
  }
  const [root, ...others] = top.children
  if (open.length > 1 || !root || others.length > 0 || top.text.trim() !== '')
    throw new Error('not XML: one root, closed')
  return root
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  )

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));|&/gi, (whole, decimal, hex, name: string | undefined) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    const character = code === undefined ? named[name ?? ''] : String.fromCodePoint(code)
    if (character === undefined) throw new Error(`not XML: ${whole}`)
    return character
  })
}
