/** BCP 47 tags that the menu offers; others stay possible in the document. */
const offered = ['en', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'el', 'tr', 'uk', 'ar', 'hi', 'ja', 'ko', 'zh', 'vi'] // biome-ignore format: a list of words

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The languages to choose from, by name, with the one the website has now. */
export function languages(current: string): { value: string; label: string }[] {
  return [...new Set([...offered, current])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label))
}
