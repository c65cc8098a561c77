export type ArticleHeading = { id: string; text: string }

/** The fragment for a heading, such as `#the-neighbor-test`. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

export const headingsOf = (markdown: string): ArticleHeading[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: headingId(text), text }))
