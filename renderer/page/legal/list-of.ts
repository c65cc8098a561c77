import { memoize } from '../../memoize.ts'

const formatOf = memoize((language: string) => new Intl.ListFormat(language, { type: 'conjunction' }), 20)

export const listOf = (items: readonly string[], language: string): string => formatOf(language).format(items)
