import { remember } from '../../remember.ts'

const formatOf = remember((language: string) => new Intl.ListFormat(language, { type: 'conjunction' }), 20)

/** A list within a sentence: 'Instagram, LinkedIn and X'. */
export const listOf = (items: readonly string[], language: string): string => formatOf(language).format(items)
