import { isUnread } from './unread-elements.ts'

type Attributes = ReadonlyMap<string, string>
/** Each of the three holds for all that is within it. */
type OpenElement = { tag: string; at: number; isUnread: boolean; isHeader: boolean; isFooter: boolean }

/** Ended by another of their kind, as their end tags may be left out. */
const endedByTheirLike = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option'])

/**
 * The elements that are open while a page is read. Ends that are missing are made up for by the end of what they are in, as browsers
 * do.
 */
export function openElements() {
  const open: OpenElement[] = []
  return {
    push: (tag: string, attributes: Attributes): OpenElement => {
      if (open.at(-1)?.tag === tag && endedByTheirLike.has(tag)) open.pop()
      const around = open.at(-1)
      const element = {
        tag,
        at: open.length,
        isUnread: around?.isUnread || isUnread(tag, attributes),
        isHeader: around?.isHeader || isHeader(tag, attributes),
        isFooter: around?.isFooter || tag === 'footer',
      }
      open.push(element)
      return element
    },
    close: (element: OpenElement) => {
      if (open[element.at] === element) open.length = element.at
    },
    /** The innermost one. */
    last: (): OpenElement | undefined => open.at(-1),
  }
}

const isHeader = (tag: string, attributes: Attributes): boolean =>
  tag === 'header' ||
  tag === 'nav' ||
  attributes.get('role') === 'banner' ||
  (tag !== 'body' &&
    /(^|[\s_-])(header|navbar|masthead|topbar)\b/i.test(
      `${attributes.get('id') ?? ''} ${attributes.get('class') ?? ''}`,
    ))
