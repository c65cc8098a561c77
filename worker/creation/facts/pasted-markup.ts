import { decodeHTML } from 'entities/decode'

const tag = /<\/?(?:[a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>|<!--/i
const entity = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i

/**
 * A description that was pasted from a web page, as its visitors read it: tags gone, entities as their characters, an entry, a row and a
 * paragraph a line each. Any other text stays as it is, also where it has an arrow or an ampersand.
 */
export function withoutMarkup(text: string): string {
  if (!tag.test(text)) return entity.test(text) ? decodeHTML(text) : text
  const read = text
    .replace(/<!--.*?(?:-->|$)/gs, ' ')
    .replace(/<(script|style|template|noscript|svg|head)\b.*?(?:<\/\1\s*>|$)/gis, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<\/t[dh]\s*>\s*<t[dh]\b[^>]*>/gi, ' ')
    .replace(
      /<\/?(?:p|div|br|ul|ol|tr|table|tbody|h[1-6]|section|article|header|footer|blockquote|dl|dt|dd|hr)\b[^>]*>/gi,
      '\n',
    )
    .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, '')
  return decodeHTML(read)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()
}
