import { memoize } from '../memoize.ts'

/** Removes comments and unneeded whitespace. Only for style sheets in this folder's format, not for arbitrary CSS. */
export const minifyCss = memoize(
  (css: string) =>
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/: /g, ':')
      .replace(/ ?> ?/g, '>')
      .replace(/;}/g, '}')
      .trim(),
  20,
)
