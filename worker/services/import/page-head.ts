import { decodeHTML } from 'entities/decode'

type Attributes = ReadonlyMap<string, string>

/** A page's metadata. Addresses are as written there. */
export type PageHead = {
  title: string
  /** By name or property, in lower case; the first of each. */
  metas: ReadonlyMap<string, string>
  /** What addresses are relative to; blank: to the page. */
  base: string
  touchIcon: string
  /** Linked data, as JSON. */
  structured: readonly string[]
}

/** In characters for each: what is longer is cut off, and then is no JSON any more. */
const mostStructured = { scripts: 20, characters: 200_000 }

/** Collects it as elements are opened, and as those that are read for themselves are closed. */
export function pageHead() {
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
    /** The whole text of a title or of linked data. */
    keep: (tag: string, source: string) => {
      if (tag === 'title') head.title ||= decodeHTML(source)
      else if (source.length <= mostStructured.characters && structured.length < mostStructured.scripts)
        structured.push(source)
    },
    /** Whether the text of an element is for `keep`. */
    wants: (tag: string, attributes: Attributes, isUnread: boolean): boolean =>
      tag === 'script'
        ? /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '')
        : // A drawing has a title too; it is unread with the rest of it.
          tag === 'title' && !isUnread,
    most: mostStructured.characters,
  }
}
