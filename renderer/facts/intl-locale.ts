import { memoize } from '../memoize.ts'

/**
 * A page's language as an Intl locale. Falls back to English if Intl rejects it or lacks its data; otherwise Intl would
 * use the server's locale.
 */
export const intlLocale = memoize((language: string): string => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0 ? language : 'en'
  } catch {
    const [primary = 'en'] = language.split('-')
    return intlLocale(primary)
  }
}, 20)
