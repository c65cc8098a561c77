import { remember } from '../../remember.ts'

const formatOf = remember((language: string) => {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  try {
    return new Intl.DateTimeFormat(language, options)
  } catch {
    return new Intl.DateTimeFormat(language.split('-')[0], options)
  }
}, 20)

/**
 * A day, as 2026-11-22, in words of `language`: the page's own where that is the language of its texts, for the country's way with
 * dates. Blank for a day that no calendar has.
 */
export function legalDate(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return exists ? formatOf(language).format(date) : ''
}
