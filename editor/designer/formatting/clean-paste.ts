import {
  type Block,
  blocksOf,
  fromBlocks,
  type Run,
  type TextLink,
  wordsOf,
} from '#renderer/document/values/formatted-text.ts'
import { linkHref } from '#renderer/document/values/link.ts'

/** HTML if the clipboard contains it, and plain text. */
export type Pasted = { html: string; text: string }

/**
 * Converts pasted content to blocks. Keeps bold, italics, links and lists from Word, Google Docs and web pages. Turns
 * table rows into lines. Drops other formatting, scripts and pictures.
 */
export function pastedBlocks({ html, text }: Pasted): Block[] {
  const blocks = html === '' ? [] : blocksOfHtml(html)
  return blocks.length > 0 ? blocks : blocksOfText(text)
}

function blocksOfHtml(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const writer = new BlockWriter()
  walk(body, { item: false, cell: false }, writer)
  return writer.finished()
}

const dropped = new Set(
  'STYLE SCRIPT HEAD TITLE META LINK TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH IMG PICTURE VIDEO AUDIO CANVAS INPUT BUTTON SELECT TEXTAREA'.split(
    ' ',
  ),
)
const blockNames = new Set(
  'P DIV LI UL OL TR TABLE TBODY THEAD TFOOT BLOCKQUOTE PRE H1 H2 H3 H4 H5 H6 SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION ADDRESS DL DT DD HR FORM FIELDSET'.split(
    ' ',
  ),
)

/** Formatting inherited from ancestors. */
type Inside = { item: boolean; cell: boolean } & Omit<Run, 'text'>

class BlockWriter {
  private readonly blocks: Block[] = []
  private open: Block | undefined

  break() {
    this.open = undefined
  }

  add(run: Run, item: boolean) {
    if (!this.open) {
      this.open = item ? { item: true, runs: [] } : { runs: [] }
      this.blocks.push(this.open)
    }
    this.open.runs.push(run)
  }

  finished(): Block[] {
    return this.blocks
      .map(({ item, runs }) => ({ ...(item && { item }), runs: trimmedRuns(runs) }))
      .filter(({ runs }) => runs.length > 0)
  }
}

function walk(node: Node, inside: Inside, writer: BlockWriter) {
  for (const child of node.childNodes) {
    if (child.nodeName === '#text') addText((child.nodeValue ?? '').replace(/\s+/g, ' '), inside, writer)
    else if (child.nodeType === 1) walkElement(child as HTMLElement, inside, writer)
  }
}

function walkElement(element: HTMLElement, inside: Inside, writer: BlockWriter) {
  const name = element.nodeName.toUpperCase()
  const style = element.getAttribute('style')?.toLowerCase().replace(/\s/g, '') ?? ''
  // Word writes bullets as text.
  if (dropped.has(name) || style.includes('mso-list:ignore') || style.includes('display:none')) return
  if (name === 'BR') {
    return addText('\n', inside, writer)
  }
  if (name === 'TD' || name === 'TH') {
    addText(' ', inside, writer)
    return walk(element, { ...inside, item: false, cell: true }, writer)
  }
  if (!blockNames.has(name)) return walk(element, { ...inside, ...looksOf(element, name, style, inside) }, writer)
  // A paragraph in a cell is part of its row's line.
  if (inside.cell && name !== 'TR') {
    addText(' ', inside, writer)
    return walk(element, inside, writer)
  }
  writer.break()
  const isItem = name === 'LI' || /mso-list:[^;]*level/.test(style)
  walk(element, { ...inside, cell: false, item: isItem || (inside.item && name !== 'TR') }, writer)
  writer.break()
}

function looksOf(element: HTMLElement, name: string, style: string, { bold, italic, link }: Inside): Omit<Run, 'text'> {
  const weight = /(?:^|;)font-weight:(bold|[6-9]00|normal|[1-5]00)/.exec(style)?.[1]
  const slant = /(?:^|;)font-style:(italic|oblique|normal)/.exec(style)?.[1]
  // Google Docs wraps everything in a <b> with normal weight.
  const isBold = weight ? /bold|[6-9]00/.test(weight) : bold || name === 'B' || name === 'STRONG'
  const isItalic = slant ? slant !== 'normal' : italic || name === 'I' || name === 'EM'
  const own = name === 'A' ? linkOf(element.getAttribute('href') ?? '') : undefined
  return { bold: isBold || undefined, italic: isItalic || undefined, link: own ?? link }
}

/** Converts an href to a link. Undefined for schemes a page must not have, such as `javascript:`. */
export function linkOf(href: string): TextLink | undefined {
  const text = href.trim()
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(text) ?? []
  const type = scheme === '' ? 'Web' : scheme.toLowerCase() === 'tel' ? 'Phone' : 'Email'
  if (type === 'Web' && !/^https?:\/\//i.test(text)) return undefined
  const link: TextLink = { type, value: type === 'Web' ? text : decoded(rest) }
  return linkHref(link) ? link : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function addText(text: string, { item, cell: _, ...looks }: Inside, writer: BlockWriter) {
  const words = cleaned(text)
  if (words !== '') writer.add({ ...tidied(looks), text: words }, item)
}

const tidied = ({ bold, italic, link }: Omit<Run, 'text'>) => ({
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(link && { link }),
})

/** Invisible and bidirectional control characters. Keeps joiners, which emoji and some scripts need. */
const unseen = /[\u200b\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu
const cleaned = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(unseen, '')

/** Trims lines, collapses spaces and drops empty runs. */
function trimmedRuns(runs: readonly Run[]): Run[] {
  let last = '\n'
  const even = runs.flatMap((run) => {
    const text = [...run.text].filter((character) => {
      const isLost = character === ' ' && /\s/.test(last)
      if (!isLost) last = character
      return !isLost
    })
    return text.length > 0 ? [{ ...run, text: text.join('') }] : []
  })
  const words = even.map(({ text }) => text).join('')
  let [from, to] = [words.length - words.trimStart().length, words.trimEnd().length]
  return even.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from), Math.max(0, to)).replace(/ \n/g, '\n')
    from -= run.text.length
    to -= run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}

const bullet = /^\s*[•·▪◦‣–*-]\s+(?=\S)/

/** Plain text. Several lines with bullets become a list. */
function blocksOfText(text: string): Block[] {
  const words = cleaned(text).replace(/\t/g, ' ')
  const lines = words.split('\n')
  if (lines.filter((line) => bullet.test(line)).length < 2) return blocksOf(words.replace(/\n{3,}/g, '\n\n').trim())
  const blocks = lines.map((line): Block => {
    const runs = [{ text: line.replace(bullet, '').trim() }]
    return bullet.test(line) ? { item: true, runs } : { runs }
  })
  const { blocks: kept } = fromBlocks(blocks.filter((block) => wordsOf(block) !== '')) as { blocks: Block[] }
  return kept
}
