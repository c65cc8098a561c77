/** A paragraph, in which a link may follow the text, a list, or who answers for the website, line by line. */
export type LegalBlock =
  | string
  | { text: string; href: string }
  | { list: readonly string[] }
  | { lines: readonly LegalLine[] }

/** A line with what stands before it, and where it leads. */
export type LegalLine = { label?: string; text: string; href?: string }

export type LegalPart = {
  /** Its fragment on the page. With a capital, which no section's id has. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

/** A page about the law, as data: what stands on it, in order. */
export type LegalText = {
  title: string
  opening: string
  parts: readonly LegalPart[]
}

/** What a condition may leave out of a list. */
type Maybe<T> = T | false | null | undefined | ''

/** A part of what is there of its blocks; undefined where none is. */
export function legalPart(id: string, heading: string, ...blocks: Maybe<LegalBlock>[]): LegalPart | undefined {
  const there = blocks.filter((block): block is LegalBlock => Boolean(block))
  return there.length > 0 ? { id, heading, blocks: there } : undefined
}
