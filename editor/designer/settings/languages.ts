import { formLanguages, languageTags, tagOf } from '#renderer/document/values/languages.ts'

/** BCP 47 tags that are offered in addition to the languages with translations. */
const untranslated = ['sv', 'da', 'nb', 'fi', 'cs', 'el', 'tr', 'uk', 'ar', 'hi', 'zh', 'vi']

const names = new Intl.DisplayNames('en', { type: 'language' })

/** A language's name in English and in the language itself: 'German – Deutsch'. */
export function languageLabel(tag: string): string {
  const name = names.of(tag) ?? tag
  const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? name
  return own.toLowerCase() === name.toLowerCase() ? name : `${name} – ${own}`
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)

/** The languages of a website by name, including its current one. */
export function languages(current: string): { value: string; label: string }[] {
  return [...new Set([...languageTags, ...untranslated, current])]
    .map((value) => ({ value, label: languageLabel(value) }))
    .sort(byLabel)
}

export const formLanguageOptions = formLanguages.map((value) => ({ value, label: languageLabel(tagOf(value)) }))
