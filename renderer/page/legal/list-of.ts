import { remember } from '../../remember.ts'

const formatOf = remember((language: string) => new Intl.ListFormat(language, { type: 'conjunction' }), 20)

/** Names as a sentence of the language lists them: 'Instagram, LinkedIn and X'. */
export const listOf = (items: readonly string[], language: string): string => formatOf(language).format(items)
