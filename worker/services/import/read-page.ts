import { decodeHTML } from 'entities/decode'
import { limits } from '../../../renderer/document/limits.ts'
import { openElements } from './open-elements.ts'
import { type PageHead, pageHead } from './page-head.ts'
import { type SeenPicture, seenPictures } from './seen-pictures.ts'
import { textLines } from './text-lines.ts'

/** A link's target, as written in the page, and its text. */
export type PageLink = { address: string; label: string }

/** What a page says, as it says it: anybody's words. */
export type ReadPage = PageHead & {
  /** In lines; at most limits.scrapedText characters. */
  text: string
  links: PageLink[]
  pictures: readonly SeenPicture[]
}

const inlineTags = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd mark picture q rp rt ruby s samp small source span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
/** Elements and pieces of text: a page with more is read so far. Each costs some ten microseconds. */
const mostPieces = 60_000
const mostLinks = 2_000
/** In characters: a longer one is no entry of a menu. */
const longestLabel = 60
/** In bytes. */
const sliceLength = 65_536

/** Reads a page. One that cannot be read to its end is read as far as it goes. */
export async function readPage(html: string): Promise<ReadPage> {
  const lines = textLines(limits.scrapedText)
  const elements = openElements()
  const pictures = seenPictures()
  const head = pageHead()
  const links: PageLink[] = []
  /** The link that is open. */
  let link: PageLink | undefined
  let pieces = 0
  /** Of the element that is read for itself, not as text of the page. */
  let own: string | undefined
  let text = ''

  const open = (element: Element) => {
    pieces += 1
    const tag = element.tagName
    const attributes = attributesOf(element)
    const isLine = !inlineTags.has(tag)
    if (isLine) lines.breakLine()
    head.see(tag, attributes)
    pictures.see(tag, attributes, elements.last())
    if (tag === 'a' && links.length < mostLinks) {
      link = { address: attributes.get('href') ?? '', label: attributes.get('title') ?? '' }
      links.push(link)
    }
    const opened = elements.push(tag, attributes)
    if (head.wants(tag, attributes, opened.isUnread)) own = ''
    const close = () => {
      if (own !== undefined && (tag === 'title' || tag === 'script')) {
        head.keep(tag, own)
        own = undefined
      }
      if (isLine) lines.breakLine()
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
    // Menus are no text of the page, yet their entries say where they lead.
    if (link && link.label.length < longestLabel) link.label += chunk.text
    // An entity may stand on both sides of where a text is cut in two.
    if (!elements.last()?.isUnread) text += chunk.text
    if (!chunk.lastInTextNode) return
    lines.add(text)
    text = ''
  }

  const rewriter = new HTMLRewriter().on('*', { element: open }).onDocument({ text: read })
  const source = inSlices(html, () => pieces > mostPieces)
  await readThrough(rewriter.transform(new Response(source)))
  return { ...head.head(), links, pictures: pictures.all(), text: lines.text() }
}

/** Whether the element has an end to wait for: pictures, line breaks and the like have none. */
function atEnd(element: Element, close: () => void): boolean {
  try {
    element.onEndTag(close)
    return true
  } catch {
    return false
  }
}

/** A page as it is fed to its reader, until that has had enough. */
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

/** The output is the page again; read in one piece, since a piece for each element takes ten times as long. */
async function readThrough(page: Response): Promise<void> {
  try {
    await page.arrayBuffer()
  } catch (error) {
    console.warn('import: a page was read in part:', error instanceof Error ? error.message.slice(0, 80) : 'failed')
  }
}

function attributesOf(element: Element): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [name, value] of element.attributes as IterableIterator<[string, string]>) {
    if (name && !attributes.has(name)) attributes.set(name, value?.includes('&') ? decodeHTML(value) : (value ?? ''))
  }
  return attributes
}
