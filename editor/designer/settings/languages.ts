import { formLanguages, languageTags, tagOf } from '#renderer/document/values/languages.ts'

/** BCP 47 tags offered beside the languages we have translations for. */
const untranslated = ['sv', 'da', 'nb', 'fi', 'cs', 'el', 'tr', 'uk', 'ar', 'hi', 'zh', 'vi']

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The language's English and own name: 'German – Deutsch'. */
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
