import { formLanguages, languageTags, tagOf } from '#renderer/document/values/languages.ts'

/** BCP 47 tags that the menu offers beside those that pages have words in; others stay possible in the document. */
const withoutWords = ['sv', 'da', 'nb', 'fi', 'cs', 'el', 'tr', 'uk', 'ar', 'hi', 'zh', 'vi']

const names = new Intl.DisplayNames('en', { type: 'language' })

/** A language as we call it and as those who speak it do: 'German – Deutsch'. */
export function languageLabel(tag: string): string {
  const name = names.of(tag) ?? tag
  const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? name
  return own.toLowerCase() === name.toLowerCase() ? name : `${name} – ${own}`
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)

/** The languages a website may be in, by name, with the one it has now. */
export function languages(current: string): { value: string; label: string }[] {
  return [...new Set([...languageTags, ...withoutWords, current])]
    .map((value) => ({ value, label: languageLabel(value) }))
    .sort(byLabel)
}

/** Those that the contact form speaks. */
export const formLanguageOptions = formLanguages.map((value) => ({ value, label: languageLabel(tagOf(value)) }))
