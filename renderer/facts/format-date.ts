import { parsePartialDate } from '../document/values/partial-date.ts'
import { memoize } from '../memoize.ts'
import { intlLocale } from './intl-locale.ts'

const forms = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
] as const

/** A date as precise as known: 'March 14, 2025', 'März 2025'. Blank if invalid. */
export const formatDate = memoize((text: string, language: string): string => {
  const iso = parsePartialDate(text)
  if (!iso) return ''
  const form = forms[iso.split('-').length - 1]
  return new Intl.DateTimeFormat(intlLocale(language), { ...form, timeZone: 'UTC' }).format(new Date(iso))
}, 50)
