import { decodeHTML } from 'entities'
import { type Element, elementsIn, isWithin, readHtml, textOf } from './page-text.ts'

/** A published page as it is judged. */
export type Page = {
  /** What the page says its language is: 'en-GB'. */
  language: string
  /** What names the page: its title, its description for search engines and its first heading. */
  names: readonly string[]
  /** Everything that a visitor can read. */
  text: string
  /** What links lead to. */
  links: readonly string[]
  /** Texts whose parts stand together: a sentence, a card, a row. */
  units: readonly string[]
  /** The main text, an entry for each heading, paragraph, list item and term with its definition; without menu, form and footer. */
  passages: readonly { isHeading: boolean; section: string; text: string }[]
  /** What heads each service. */
  services: readonly string[]
  /** What heads each person. */
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

/** The head is not read by visitors on the page, so it is read apart. */
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

/** A card or a row that holds no other, a line of text, or a term with its definition. */
function isUnit(element: Element): boolean {
  if (leaves.has(element.name)) return true
  if (containers.has(element.name)) return !elementsIn(element).some(({ name }) => name === 'li' || name === 'tr')
  return element.name === 'div' && element.parent?.name === 'dl'
}

/** A definition stands with its term. */
function unitText(element: Element): string {
  if (element.name !== 'dd') return textOf(element)
  const siblings = (element.parent?.children ?? []).filter((child): child is Element => typeof child !== 'string')
  const term = siblings.slice(0, siblings.indexOf(element)).findLast(({ name }) => name === 'dt')
  return term ? `${textOf(term)}\n${textOf(element)}` : textOf(element)
}

/** Whether an element has text that belongs to no passage within it. */
const isPassage = (element: Element) => passages.has(element.name) && ownText(element) !== ''

/** An element's text without that of passages within it. */
function ownText(element: Element): string {
  const without = (of: Element): Element => ({
    ...of,
    children: of.children
      .filter((child) => typeof child === 'string' || !passages.has(child.name))
      .map((child) => (typeof child === 'string' ? child : without(child))),
  })
  return textOf(without(element))
}
