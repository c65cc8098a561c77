import type { Business } from '../document/business.ts'
import { factWordsIn } from '../languages/languages.ts'
import { intlLocale } from './intl-locale.ts'

/** Replaces `{name}` placeholders. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** 'Since 1998', '12 years of experience'. Blank if unknown. Only the number in unsupported languages: '12 lat'. */
export function experienceText(since: Business['since'], language: string): string {
  const words = factWordsIn(language)
  if (!words) return since?.year ? String(since.year) : since?.years ? yearsText(since.years, language) : ''
  if (since?.year) return interpolate(words.since, { year: String(since.year) })
  if (!since?.years) return ''
  return since.years === 1
    ? words.year
    : interpolate(words.years, { count: String(since.years), time: yearsText(since.years, language) })
}

/** '12 years' in any language. */
export const yearsText = (count: number, locale: string): string =>
  new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(count)
