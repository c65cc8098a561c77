import type { OwnSentence } from '../../../renderer/document/business.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { type Answered, withQuestions } from '../../reading/questions.ts'
import { overlaps, type Span, sliceOf, taken, type Unit, without } from '../../reading/text.ts'
import { glueWords } from './language-of.ts'

/** A fact's words, with its id in the business. */
type SaidFact = { id: string; spans: readonly Span[]; partial?: boolean }

type OwnerText = {
  said: readonly SaidFact[]
  /** Words of facts that the business doesn't include. */
  unsaid: readonly Span[]
  /** Words that the owner has since corrected. Their sentences count as covered. */
  outdated: readonly Span[]
  language: string
  /** Text from another field, kept as a separate sentence. */
  more: Omit<OwnSentence, 'id' | 'source'> | undefined
}

/**
 * The owner's sentences, verbatim, with the facts in each. A sentence is covered if only filler words remain besides its facts. `shown` is
 * the text as typed, `text` the normalized text.
 */
export function ownSentences(
  {
    shown,
    text,
    units,
    questions,
  }: { shown: string; text: string; units: readonly Unit[]; questions: readonly Answered[] },
  { said, unsaid, outdated, language, more }: OwnerText,
): Omit<OwnSentence, 'id' | 'source'>[] {
  const glue = glueWords[language]
  const all = withQuestions(text, units, questions).map(({ span }) => {
    const own = said.filter(({ spans }) => spans.some((one) => overlaps(one, span)))
    const rest = without(
      text,
      own.flatMap(({ spans, partial }) => (partial ? [] : spans)),
    ).slice(span[0], span[1])
    const words =
      rest
        .replaceAll(taken, ' ')
        .match(/[\p{L}\p{M}\p{N}'&%°+#@£€$¥₩-]*[\p{L}\p{N}%°+#@£€$¥₩][\p{L}\p{M}\p{N}'&%°+#@£€$¥₩-]*/gu) ?? []
    const isWhole = own.length > 0 && !unsaid.some((one) => overlaps(one, span))
    const isFilled = isWhole && words.every((word) => glue?.has(word) || glue?.has(word.toLowerCase()))
    const covered = isFilled || outdated.some((one) => overlaps(one, span))
    const facts = [...new Set(own.map(({ id }) => id))].slice(0, 64)
    const asked = questions.find((one) => one.span[0] === span[0])
    if (asked) return { text: `${asked.question} ${asked.answer}`, facts, covered: false, question: asked.question }
    return { text: sliceOf(shown, span), facts, covered }
  })
  return withinLimit(more ? [...all, more] : all)
}

/** Merges sentences beyond the limit into the last one. */
function withinLimit(all: Omit<OwnSentence, 'id' | 'source'>[]): Omit<OwnSentence, 'id' | 'source'>[] {
  if (all.length <= limits.sentences) return all
  const kept = all.slice(0, limits.sentences - 1)
  const rest = all.slice(limits.sentences - 1)
  const last = {
    text: rest.map(({ text }) => text).join('\n'),
    facts: [...new Set(rest.flatMap(({ facts }) => facts))].slice(0, 64),
    covered: rest.every(({ covered }) => covered),
  }
  return [...kept, last]
}

const tags =
  'a|abbr|address|article|aside|b|blockquote|body|br|button|center|code|div|em|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|meta|nav|ol|option|p|pre|section|select|small|span|strong|sub|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|video'
const tag = new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>|<!--.*?-->|<!doctype[^<>]*>`, 'gis')
/** Script and style elements with their content. */
const code = /<(?<name>script|style|noscript|template)(?:\s[^<>]*)?>.*?(?:<\/\k<name>\s*>|$)/gis
/** Tags that end a line. */
const block = /^<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|table|section|article|header|footer|hr|blockquote)\b/i
const entity = /&(?:#(?<decimal>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>[a-z]{2,8}));/gi
const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', pound: '£', euro: '€', yen: '¥', cent: '¢', copy: '©', reg: '®' },
  ...{ ndash: '–', mdash: '—', hellip: '…', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', bull: '•', middot: '·', deg: '°' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß', ntilde: 'ñ', frac12: '½' },
} // biome-ignore format: a table is easier to read with one row per line

/** Whether someone pasted a page's HTML source. */
const hasMarkup = (text: string): boolean => new RegExp(tag.source, 'is').test(text) || /<script\b/i.test(text)

/** The text of pasted HTML, one line per block; any other text unchanged. */
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
