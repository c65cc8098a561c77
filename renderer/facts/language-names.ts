import type { Business } from '../document/business.ts'
import { remember } from '../remember.ts'
import { intlLocale } from './intl-locale.ts'

const names = remember((locale: string) => new Intl.DisplayNames(intlLocale(locale), { type: 'language' }), 20)
/** The languages that are spoken, called as the page's language calls them; a code that nobody knows is left out. */
export function languageNames({ languages }: Pick<Business, 'languages'>, locale: string): string[] {
  const known = languages.flatMap(({ code }) => nameOf(code.trim(), locale) ?? [])
  return [...new Set(known)]
}

function nameOf(code: string, locale: string): string | undefined {
  try {
    const name = code === '' ? undefined : names(locale).of(code)
    if (name === undefined || name === code) return undefined
    return name.charAt(0).toLocaleUpperCase(intlLocale(locale)) + name.slice(1)
  } catch {
    return undefined
  }
}

/** Names side by side: 'Totnes, Dartmouth, Paignton'. */
export const sideBySide = (items: readonly string[], locale: string): string =>
  items.join(/^(ja|zh)/.test(locale) ? '、' : ', ')
