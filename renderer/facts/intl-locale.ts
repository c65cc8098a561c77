import { remember } from '../remember.ts'

/**
 * A page's language as Intl takes it. One that it refuses, or has no data of, is English: otherwise a page would be written in whatever
 * language the machine that draws it speaks.
 */
export const intlLocale = remember((language: string): string => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0 ? language : 'en'
  } catch {
    const [primary = 'en'] = language.split('-')
    return intlLocale(primary)
  }
}, 20)
