/** A paragraph, optionally followed by a link, a list, or the legal owner's address. */
export type LegalBlock =
  | string
  | { text: string; href: string }
  | { list: readonly string[] }
  | { lines: readonly LegalLine[] }

export type LegalLine = { label?: string; text: string; href?: string }

export type LegalPart = {
  /** Fragment on the page. Section ids never contain capitals. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

/** A legal page as data, in page order. */
export type LegalText = {
  title: string
  opening: string
  parts: readonly LegalPart[]
}

/** A list entry that can be omitted. */
type Maybe<T> = T | false | null | undefined | ''

/** Omits falsy blocks. Undefined without any blocks. */
export function legalPart(id: string, heading: string, ...blocks: Maybe<LegalBlock>[]): LegalPart | undefined {
  const there = blocks.filter((block): block is LegalBlock => Boolean(block))
  return there.length > 0 ? { id, heading, blocks: there } : undefined
}
