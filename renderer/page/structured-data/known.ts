import { plainText } from '../plain-text.ts'

/** Text on one line, or undefined when it is blank: a property without a value is left out of JSON. */
export const known = (text: string | undefined): string | undefined => plainText(text ?? '') || undefined

/** The items, or undefined without any. */
export const some = <T>(items: readonly T[] | undefined): readonly T[] | undefined =>
  items && items.length > 0 ? items : undefined
