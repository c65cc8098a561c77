import { decodeHTML } from 'entities'

/** Normalizes text for comparison: case, spaces, dashes, quotes and character width. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad|[\u200b-\u200f]|\u2060|\ufeff|\ufe0f/g, '')
    .replace(/[‘’‛ʼ`´′]/g, "'")
    .replace(/[“”„‟«»″「」『』]/g, '"')
    .replace(/[‐‑‒–—―−〜~]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
/** Whether the character belongs to a script without spaces. */
const isUnspaced = (character: string | undefined) =>
  character !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)

/** Whether `text` contains `wanted` as whole words. Folds both. */
export function containsWords(text: string, wanted: string): boolean {
  const [within, needle] = [fold(text), fold(wanted)]
  if (needle === '') return false
  for (let at = within.indexOf(needle); at >= 0; at = within.indexOf(needle, at + 1)) {
    const [before, after] = [within[at - 1], within[at + needle.length]]
    const startsWord = !isLetter(before) || !isLetter(needle[0]) || isUnspaced(needle[0])
    const endsWord = !isLetter(after) || !isLetter(needle.at(-1)) || isUnspaced(needle.at(-1)) || isUnspaced(after)
    if (startsWord && endsWord) return true
  }
  return false
}

const segmenters = new Map<string, Intl.Segmenter>()

/** The folded words and numbers of a text, in order. */
export function wordsOf(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(fold(text))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

type Element = { name: string; attributes: Readonly<Record<string, string>>; children: Node[]; parent?: Element }

type Node = Element | string

const empty = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** Elements without visible text. */
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript', 'dialog', 'head'])
/** Elements that do not start a new line. */
const inline = new Set(
  'a abbr b bdi bdo br cite code em i mark q s small span strong sub sup time u wbr data'.split(' '),
)

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/giy

/** Parses the renderer's HTML: every element closed, attributes in double quotes. Throws on anything else. */
function readHtml(html: string): Element {
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

/** Every visible descendant, in page order. */
function elementsIn(element: Element): Element[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' || unread.has(child.name) ? [] : [child, ...elementsIn(child)],
  )
}

/** An element's visible text, line by line. */
function textOf(element: Element): string {
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

function isWithin(element: Element, test: (element: Element) => boolean): boolean {
  for (let up: Element | undefined = element; up; up = up.parent) if (test(up)) return true
  return false
}

/** A published page, prepared for judging. */
export type Page = {
  /** The declared language: 'en-GB'. */
  language: string
  /** The page's title, meta description and first heading. */
  names: readonly string[]
  /** All visible text. */
  text: string
  /** Link targets. */
  links: readonly string[]
  /** Texts whose parts belong together: a sentence, a card, a row. */
  units: readonly string[]
  /** The main text by heading, paragraph, list item and term with its definition; without menu, form and footer. */
  passages: readonly { isHeading: boolean; section: string; text: string }[]
  /** Headings of services. */
  services: readonly string[]
  /** Headings of people. */
  people: readonly string[]
  sections: readonly string[]
}

const leaves = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'dt', 'dd', 'summary', 'figcaption', 'caption', 'td', 'th'])
const containers = new Set(['li', 'tr', 'article', 'details'])
const passages = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dd', 'summary', 'td', 'th'])

export function readPage(html: string): Page {
  const elements = elementsIn(readHtml(html))
  const body = elements.find(({ name }) => name === 'body')
  if (!body) throw new Error('a page without a body')
  const all = elementsIn(body)
  const main = all.filter((element) => isWithin(element, ({ name }) => name === 'main') && !isAside(element))
  const sectionsOfMain = all.filter(({ attributes }) => attributes['data-section'] !== undefined)
  const headings = (type: string) =>
    main
      .filter((element) => isHead(element) && sectionOf(element).startsWith(type) && !isSectionHead(element))
      .map(textOf)
  return {
    language: elements.find(({ name }) => name === 'html')?.attributes.lang ?? '',
    names: namesOf(html, main),
    text: textOf(body),
    links: all.flatMap(({ attributes: { href } }) => (href === undefined ? [] : [href])),
    units: all.filter(isUnit).map(unitText),
    passages: main.filter(isPassage).map((element) => ({
      isHeading: /^h[23]$/.test(element.name),
      section: sectionOf(element),
      text: element.name === 'dd' ? unitText(element).replace(/\n/g, ' ') : ownText(element),
    })),
    services: headings('services'),
    people: headings('team'),
    sections: sectionsOfMain.map(({ attributes }) => attributes['data-section'] ?? ''),
  }
}

/** Parsed separately, because the head is not visible. */
function namesOf(html: string, main: readonly Element[]): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const heading = main.find(({ name }) => name === 'h1')
  return [decodeHTML(title), decodeHTML(description), heading ? textOf(heading) : ''].filter((text) => text !== '')
}

const isAside = (element: Element) =>
  isWithin(element, ({ name }) => ['nav', 'form', 'footer', 'button'].includes(name))
const sectionOf = (element: Element) => {
  let section = ''
  isWithin(element, ({ attributes }) => {
    section = attributes['data-section'] ?? ''
    return section !== ''
  })
  return section
}
const classesOf = ({ attributes }: Element) => (attributes.class ?? '').split(' ')
const isSectionHead = (element: Element) =>
  element.name === 'h2' || isWithin(element, (up) => classesOf(up).includes('head') && up.name === 'div')
const isHead = ({ name }: Element) => ['h3', 'h4', 'dt', 'th'].includes(name)

/** A card or row without nested ones, a line of text, or a term with its definition. */
function isUnit(element: Element): boolean {
  if (leaves.has(element.name)) return true
  if (containers.has(element.name)) return !elementsIn(element).some(({ name }) => name === 'li' || name === 'tr')
  return element.name === 'div' && element.parent?.name === 'dl'
}

/** Includes the term of a definition. */
function unitText(element: Element): string {
  if (element.name !== 'dd') return textOf(element)
  const siblings = (element.parent?.children ?? []).filter((child): child is Element => typeof child !== 'string')
  const term = siblings.slice(0, siblings.indexOf(element)).findLast(({ name }) => name === 'dt')
  return term ? `${textOf(term)}\n${textOf(element)}` : textOf(element)
}

/** Whether an element contains text outside nested passages. */
const isPassage = (element: Element) => passages.has(element.name) && ownText(element) !== ''

/** An element's text outside nested passages. */
function ownText(element: Element): string {
  const without = (element: Element): Element => ({
    ...element,
    children: element.children
      .filter((child) => typeof child === 'string' || !passages.has(child.name))
      .map((child) => (typeof child === 'string' ? child : without(child))),
  })
  return textOf(without(element))
}
