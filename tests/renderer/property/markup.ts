/** An element as the page's text has it, its attributes unescaped. */
export type Tag = { name: string; attributes: Record<string, string> }

export type Markup = {
  tags: Tag[]
  /** What stands between the tags, the texts of styles and scripts left out. */
  text: string
  /** The texts of every element whose text is no markup, by its name. */
  raw: { name: string; attributes: Record<string, string>; text: string }[]
}

const rawText = /<(style|script|title)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g
const tag = /<\/?([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/g
const attribute = /([^\s=>"'/]+)(?:="([^"]*)")?/g

/**
 * Reads a page that React wrote, by its own grammar: double quotes around every value, nothing unescaped within. Whatever
 * does not fit it stays in `text`, where a `<` shows.
 */
export function readMarkup(html: string): Markup {
  const raw: Markup['raw'] = []
  const tags: Tag[] = []
  const take = (name: string, attributes: string) => {
    const read = [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key, unescaped(value)])
    const found = { name, attributes: Object.fromEntries(read) as Record<string, string> }
    tags.push(found)
    return found
  }
  const text = html
    .replace(/^<!doctype html>/, '')
    .replace(rawText, (_whole, name: string, attributes: string, body: string) => {
      raw.push({ ...take(name, attributes), text: body })
      return ''
    })
    .replace(tag, (whole: string, name: string, attributes: string) => {
      if (!whole.startsWith('</')) take(name, attributes)
      return ''
    })
  return { tags, text, raw }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name) => entities[name] ?? whole)
