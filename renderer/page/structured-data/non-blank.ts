import { plainText } from '../plain-text.ts'

/** One line of text, or undefined if blank, so that JSON omits the property. */
export const nonBlank = (text: string | undefined): string | undefined => plainText(text ?? '') || undefined

export const nonEmpty = <T>(items: readonly T[] | undefined): readonly T[] | undefined =>
  items && items.length > 0 ? items : undefined
