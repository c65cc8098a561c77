import { remember } from '../remember.ts'

/** A style sheet without comments and needless space. For sheets written in this folder's way, not for any CSS there is. */
export const minifyCss = remember(
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
