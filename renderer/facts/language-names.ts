import type { Business } from '../document/business.ts'
import { primaryLanguage } from '../document/values/languages.ts'
import { memoize } from '../memoize.ts'
import { intlLocale } from './intl-locale.ts'

const names = memoize((locale: string) => new Intl.DisplayNames(intlLocale(locale), { type: 'language' }), 20)
/** Names of the business's languages in the page's language. Omits unknown codes. Empty if the only language is the page's own. */
export function languageNames({ languages }: Pick<Business, 'languages'>, locale: string): string[] {
  const isOwn = ({ code }: { code: string }) => primaryLanguage(code.trim()) === primaryLanguage(locale)
  if (languages.every(isOwn)) return []
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

/** A comma-separated list: 'Totnes, Dartmouth, Paignton'. */
export const commaList = (items: readonly string[], locale: string): string =>
  items.join(/^(ja|zh)/.test(locale) ? '、' : ', ')
