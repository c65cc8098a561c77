import { hasWords, type LanguageTag, tagOrEnglish } from '../../../renderer/document/values/languages.ts'

/** The best match of `Accept-Language` among our languages; English by default. */
export function acceptedLanguage(accepted: string): LanguageTag {
  const liked = accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((one) => one.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of liked) {
    if (hasWords(tag)) return tagOrEnglish(tag)
  }
  return 'en'
}
