import { decodeHTML } from 'entities/decode'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { logRefusal } from '../../platform/log/log.ts'
import { type LineContext, type PageLine, pageLines } from './page-lines.ts'
import { type SeenPicture, seenPictures } from './seen-pictures.ts'

/** A link's text and its target, as written. */
export type PageLink = { address: string; label: string }

/** A page's untrusted content. */
export type ReadPage = PageHead & {
  /** At most limits.scrapedText characters in total. */
  lines: PageLine[]
  links: PageLink[]
  pictures: readonly SeenPicture[]
}

/** How many elements and text nodes are read at most. Each takes about ten microseconds. */
const maxPieces = 60_000
const maxLinks = 2_000
/** In characters. Longer link texts aren't menu entries. */
const maxLabelLength = 60
/** In bytes. */
const sliceLength = 65_536

/** Reads as much of a page as is readable. */
export async function readPage(html: string): Promise<ReadPage> {
  const lines = pageLines(limits.scrapedText)
  const elements = openElements()
  const pictures = seenPictures()
  const head = pageHead()
  const links: PageLink[] = []
  /** The currently open link. */
  let link: PageLink | undefined
  let pieces = 0
  /** Inside an element that is read separately from the page's text. */
  let own: string | undefined
  let text = ''

  const open = (element: Element) => {
    pieces += 1
    const tag = element.tagName
    const attributes = attributesOf(element)
    const spans = ['colspan', 'rowspan'].map((name) =>
      Math.max(1, Number.parseInt(attributes.get(name) ?? '', 10) || 1),
    )
    lines.open(tag, [spans[0] ?? 1, spans[1] ?? 1])
    head.see(tag, attributes)
    pictures.see(tag, attributes, elements.last())
    if (tag === 'a' && links.length < maxLinks) {
      link = { address: attributes.get('href') ?? '', label: attributes.get('title') ?? '' }
      links.push(link)
    }
    const opened = elements.push(tag, attributes)
    if (opened.isAuthor) lines.breakLine()
    if (head.wants(tag, attributes, opened.isUnread)) own = ''
    const close = () => {
      if (own !== undefined && (tag === 'title' || tag === 'script')) {
        head.keep(tag, own)
        own = undefined
      }
      lines.close(tag)
      if (opened.isAuthor) lines.breakLine()
      if (tag === 'a') link = undefined
      elements.close(opened)
    }
    if (!atEnd(element, close)) close()
  }
  const read = (chunk: Text) => {
    pieces += 1
    if (own !== undefined) {
      if (own.length <= head.most) own += chunk.text
      return
    }
    // Menu entries aren't page text, but they name the linked pages.
    if (link && link.label.length < maxLabelLength) link.label += chunk.text
    // A text chunk may end in the middle of an entity.
    if (!elements.last()?.isUnread) text += chunk.text
    if (!chunk.lastInTextNode) return
    lines.add(text, elements.last())
    text = ''
  }

  const rewriter = new HTMLRewriter().on('*', { element: open }).onDocument({ text: read })
  const source = inSlices(html, () => pieces > maxPieces)
  await readThrough(rewriter.transform(new Response(source)))
  return { ...head.head(), links, pictures: pictures.all(), lines: lines.lines() }
}

/** Whether the element has an end tag, unlike pictures and line breaks. */
function atEnd(element: Element, close: () => void): boolean {
  try {
    element.onEndTag(close)
    return true
  } catch {
    return false
  }
}

/** Streams a page to its reader until the reader has enough. */
function inSlices(html: string, isEnough: () => boolean): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(html)
  let at = 0
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length || isEnough()) return controller.close()
      controller.enqueue(bytes.subarray(at, at + sliceLength))
      at += sliceLength
    },
  })
}

/** HTMLRewriter outputs the page again. Reading it in one piece is ten times faster than one chunk per element. */
async function readThrough(page: Response): Promise<void> {
  try {
    await page.arrayBuffer()
  } catch (error) {
    logRefusal('import.page_cut', error)
  }
}

function attributesOf(element: Element): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [name, value] of element.attributes as IterableIterator<[string, string]>) {
    if (name && !attributes.has(name)) attributes.set(name, value?.includes('&') ? decodeHTML(value) : (value ?? ''))
  }
  return attributes
}

type Attributes = ReadonlyMap<string, string>

/** A page's metadata. Addresses are as written. */
type PageHead = {
  title: string
  /** By lowercase name or property; only the first of each. */
  metas: ReadonlyMap<string, string>
  /** The base of relative addresses; blank for the page itself. */
  base: string
  touchIcon: string
  /** Linked data, as JSON. */
  structured: readonly string[]
}

/** In characters per script. Longer ones are cut off, which makes their JSON invalid. */
const maxStructured = { scripts: 20, characters: 200_000 }

/** Collects metadata as elements open and close. */
function pageHead() {
  const metas = new Map<string, string>()
  const structured: string[] = []
  const head = { title: '', metas, base: '', touchIcon: '', structured }
  return {
    head: (): PageHead => head,
    see: (tag: string, attributes: Attributes) => {
      const address = attributes.get('href') ?? ''
      if (tag === 'base') head.base ||= address
      if (tag === 'link' && /\bapple-touch-icon/i.test(attributes.get('rel') ?? '')) head.touchIcon ||= address
      if (tag !== 'meta') return
      const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase()
      if (name !== '' && !metas.has(name)) metas.set(name, attributes.get('content') ?? '')
    },
    /** The complete text of a title or a linked-data script. */
    keep: (tag: string, source: string) => {
      if (tag === 'title') head.title ||= decodeHTML(source)
      else if (source.length <= maxStructured.characters && structured.length < maxStructured.scripts)
        structured.push(source)
    },
    /** Whether an element's text goes to `keep`. */
    wants: (tag: string, attributes: Attributes, isUnread: boolean): boolean =>
      tag === 'script'
        ? /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '')
        : // An SVG has a title too, which is skipped with the rest of it.
          tag === 'title' && !isUnread,
    most: maxStructured.characters,
  }
}

/** Each flag applies to everything inside the element. */
type OpenElement = LineContext & { tag: string; at: number; isUnread: boolean; isHeader: boolean; isFooter: boolean }

/** Elements with optional end tags, closed by the next element of the same kind. */
const endedByTheirLike = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option'])

/** The stack of open elements. The end of an outer element closes unclosed inner ones, as in browsers. */
function openElements() {
  const open: OpenElement[] = []
  let quotations = 0
  return {
    push: (tag: string, attributes: Attributes): OpenElement => {
      if (open.at(-1)?.tag === tag && endedByTheirLike.has(tag)) open.pop()
      const around = open.at(-1)
      if (!around?.quotation && isQuoted(tag, attributes)) quotations += 1
      const quotation = around?.quotation || (isQuoted(tag, attributes) ? quotations : 0)
      const isFooter = around?.isFooter || (quotation === 0 && isFooterTag(tag, attributes))
      const element: OpenElement = {
        tag,
        at: open.length,
        isUnread: around?.isUnread || isUnread(tag, attributes),
        isHeader: around?.isHeader || isHeader(tag, attributes),
        isFooter,
        level: Number(/^h([1-6])$/.exec(tag)?.[1] ?? around?.level ?? 0),
        isItem: around?.isItem || tag === 'li',
        isBold: around?.isBold || /^(b|strong|caption)$/.test(tag),
        place: isFooter ? 'frame' : quotation > 0 ? 'quote' : 'page',
        quotation,
        isAuthor: around?.isAuthor || namesAuthor(tag, attributes, quotation > 0),
      }
      open.push(element)
      return element
    },
    close: (element: OpenElement) => {
      if (open[element.at] === element) open.length = element.at
    },
    /** The innermost open element. */
    last: (): OpenElement | undefined => open.at(-1),
  }
}

const isHeader = (tag: string, attributes: Attributes): boolean =>
  tag === 'header' ||
  tag === 'nav' ||
  attributes.get('role') === 'banner' ||
  (tag !== 'body' && /(^|[\s_-])(header|navbar|masthead|topbar)\b/i.test(namesOf(attributes)))

const isFooterTag = (tag: string, attributes: Attributes): boolean =>
  tag === 'footer' ||
  attributes.get('role') === 'contentinfo' ||
  (!frames.has(tag) && /\b(site|page|main)-footer\b/i.test(namesOf(attributes)))

const namesOf = (attributes: ElementAttributes) => `${attributes.get('id') ?? ''} ${attributes.get('class') ?? ''}`

/** Class name words that mark customer reviews. */
const quoted =
  /testimonial|(^|[\s_-])(reviews?|rating|block-?quote|quote-text|zitat|kundenstimmen?|bewertung(en)?|rezension(en)?|avis|t[ée]moignages?|rese[nñ]as?|opini(on|one|oni|ones|e)|recension[ei]|depoimentos?|avalia[cç][oõ]es|beoordeling(en)?)([\s_-]|$)/i
const isQuoted = (tag: string, attributes: Attributes): boolean =>
  tag === 'blockquote' ||
  /\breview(Body)?$/i.test(`${attributes.get('itemtype') ?? ''} ${attributes.get('itemprop') ?? ''}`.trim()) ||
  (!frames.has(tag) && quoted.test(namesOf(attributes)))

/** Whether an element names a quotation's author. */
const namesAuthor = (tag: string, attributes: Attributes, isWithin: boolean): boolean =>
  tag === 'cite' ||
  tag === 'figcaption' ||
  (isWithin &&
    (tag === 'footer' || attributes.get('itemprop') === 'author' || authors.test(attributes.get('class') ?? '')))
const authors = /(^|[\s_-])(author|name|cite|customer|client|kunde|autore?|auteur)([\s_-]|$)/i

/** Elements without page text: code, controls, navigation. */
const unreadTags = new Set(
  'script style noscript template nav svg math iframe object canvas video audio select textarea button datalist label dialog'.split(
    ' ',
  ),
)
const unreadRoles = /^(navigation|dialog|alertdialog|search|menu|menubar)$/
const unseenStyle = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i
/** Words in class names and ids. 'cookie' alone isn't one: a bakery may sell cookies. */
const boilerplate =
  /(cookie|consent|privacy)[-_]?(banner|bar|notice|consent|law|popup|policy|message|modal|overlay|wall|dialog|settings)|gdpr|onetrust|cookiebot|\bcc-(window|banner)|cmplz|iubenda|didomi|usercentrics|skip-(to|link)|screen-reader-text|\bsr-only\b|visually-hidden|\bbreadcrumbs?\b|\bnavbar\b/i
/** Elements whose classes describe the page, not their own content. */
const frames = new Set(['html', 'body', 'main', 'article', 'header', 'h1', 'h2', 'h3'])

type ElementAttributes = { get: (name: string) => string | undefined; has: (name: string) => boolean }

/** Whether an element's content is left out of the page's text. */
function isUnread(tag: string, attributes: ElementAttributes): boolean {
  if (unreadTags.has(tag)) return true
  if (tag === 'html' || tag === 'body') return false
  return (
    attributes.has('hidden') ||
    attributes.get('aria-hidden') === 'true' ||
    unreadRoles.test(attributes.get('role') ?? '') ||
    unseenStyle.test(attributes.get('style') ?? '') ||
    (!frames.has(tag) && boilerplate.test(namesOf(attributes)))
  )
}
