// A page as plain data, and the fastest way to write it: the rest of a render when no component runs.

const raw = new Set(['style', 'script'])
const empty = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const token = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s=>"'/]+="[^"]*")*)(\/?)>|([^<]+)/gy
const attribute = /([^\s=>"'/]+)="([^"]*)"/g

/** A page that React wrote, as a tree: { name, attributes: [[key, value]], children } and texts, all unescaped. */
export function readTree(html) {
  const root = { name: '', attributes: [], children: [] }
  const open = [root]
  token.lastIndex = html.indexOf('<html')
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, closing, name, attributes, , text] = match
    const parent = open.at(-1)
    if (text !== undefined) parent.children.push(unescaped(text))
    else if (closing) open.pop()
    else {
      const node = {
        name,
        attributes: [...attributes.matchAll(attribute)].map(([, key, value]) => [key, unescaped(value)]),
        children: [],
      }
      parent.children.push(node)
      if (raw.has(name)) {
        const end = html.indexOf(`</${name}>`, token.lastIndex)
        node.children.push(html.slice(token.lastIndex, end))
        token.lastIndex = end + name.length + 3
      } else if (!empty.has(name)) open.push(node)
    }
  }
  return root.children[0]
}

/** The same page again, byte for byte, by concatenation. */
export const writePage = (tree) => `<!doctype html>${write(tree)}`

function write({ name, attributes, children }) {
  let html = `<${name}`
  for (const [key, value] of attributes) html += ` ${key}="${escaped(value)}"`
  if (empty.has(name)) return `${html}/>`
  html += '>'
  if (raw.has(name)) return `${html}${children[0]}</${name}>`
  for (const child of children) html += typeof child === 'string' ? escaped(child) : write(child)
  return `${html}</${name}>`
}

const special = /["'&<>]/
const specials = /["'&<>]/g
const codes = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const characters = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' }

const escaped = (text) => (special.test(text) ? text.replace(specials, (character) => codes[character]) : text)
const unescaped = (text) => text.replace(/&(quot|#x27|amp|lt|gt);/g, (_whole, name) => characters[name])
