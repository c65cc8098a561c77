import { type FormLanguage, formLanguages } from '../../renderer/document/enumerations.ts'

/** BCP 47. */
export const languageTags: Record<FormLanguage, string> = {
  ...{ english: 'en', spanish: 'es', french: 'fr', italian: 'it', german: 'de', japanese: 'ja', korean: 'ko' },
}

/** Of the languages that forms speak, the one that `Accept-Language` likes best; English where it likes none. */
export function languageOf(accepted: string): FormLanguage {
  const liked = accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((one) => one.startsWith('q='))
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of liked) {
    const language = formLanguages.find((one) => languageTags[one] === tag)
    if (language) return language
  }
  return 'english'
}
