const tags =
  'a|abbr|address|article|aside|b|blockquote|body|br|button|center|code|div|em|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|meta|nav|ol|option|p|pre|section|select|small|span|strong|sub|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|video'
const tag = new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>|<!--.*?-->|<!doctype[^<>]*>`, 'gis')
/** What runs or styles, with what stands inside. */
const code = /<(?<name>script|style|noscript|template)(?:\s[^<>]*)?>.*?(?:<\/\k<name>\s*>|$)/gis
/** Tags that end a line of text. */
const block = /^<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|table|section|article|header|footer|hr|blockquote)\b/i
const entity = /&(?:#(?<decimal>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>[a-z]{2,8}));/gi
const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', pound: '£', euro: '€', yen: '¥', cent: '¢', copy: '©', reg: '®' },
  ...{ ndash: '–', mdash: '—', hellip: '…', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', bull: '•', middot: '·', deg: '°' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß', ntilde: 'ñ', frac12: '½' },
} // biome-ignore format: a table

/** Whether somebody pasted a page's source. */
export const hasMarkup = (text: string): boolean => new RegExp(tag.source, 'is').test(text) || /<script\b/i.test(text)

/** The text of a page's pasted source, a line for each block; any other text as it is. */
export function textOfMarkup(text: string): string {
  if (!hasMarkup(text)) return text
  return text
    .replace(code, ' ')
    .replace(tag, (whole) => (block.test(whole) ? '\n' : /^<\/?t[dh]\b/i.test(whole) ? ' ' : ''))
    .replace(entity, (whole, ...more) => characterOf(more.at(-1)) || whole)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

function characterOf({ decimal, hex, name }: Readonly<Record<string, string | undefined>>): string {
  const point = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
  if (point > 31 && point <= 0x10ffff) return String.fromCodePoint(point)
  return named[name?.toLowerCase() ?? ''] ?? ''
}
