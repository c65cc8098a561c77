export type ArticleHeading = { id: string; text: string }

/** What a heading's text is called in an address: `#the-neighbor-test`. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** The second-level headings of an article, in the order in which they stand. */
export const headingsOf = (markdown: string): ArticleHeading[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: headingId(text), text }))
