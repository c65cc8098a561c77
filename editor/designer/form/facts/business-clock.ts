import { useAtomValue } from 'jotai'
import { withTimeZone } from '#renderer/document/edits/edits.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { type Clock, ownClock } from '#ui/words/when-words.ts'
import { documentPart } from '../../document/parts.ts'

type Located = { country: string; language: string }
type LocaleFacts = Intl.Locale & {
  getTimeZones?: () => string[] | undefined
  timeZones?: string[]
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

const localeOf = ({ country, language }: Located): LocaleFacts => {
  const region = country || new Intl.Locale(language).maximize().region
  return new Intl.Locale('en', region ? { region } : {})
}

/** The locale for English as written in the business's country: 'Tue, 1 Dec 2026' in Britain. BCP 47. */
export const ownersLocale = (located: Located): string => localeOf(located).toString()

const localeAtom = documentPart(({ business, settings }) =>
  ownersLocale({ country: business.place.country, language: settings.language }),
)

export const useOwnersLocale = (): string => useAtomValue(localeAtom) ?? 'en-US'

/** The owner's time zone, formatted for the website's country. */
export const useOwnersClock = (): Clock => ({ zone: ownClock().zone, locale: useOwnersLocale() })

/** 1 (Monday) to 7 (Sunday). */
export function firstWeekday(located: Located): number {
  const locale = localeOf(located)
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}

/** The country's time zone, or the device's if the country has several. Blank if unknown. */
export function businessZone({ country }: Pick<Located, 'country'>, device = ownClock().zone): string {
  const locale = country ? localeOf({ country, language: 'en' }) : undefined
  const zones = locale?.getTimeZones?.() ?? locale?.timeZones ?? []
  if (zones.length === 1) return zones[0] ?? ''
  const isPlausible = zones.length === 0 ? device !== 'UTC' && !device.startsWith('Etc/') : zones.includes(device)
  return isPlausible ? device : ''
}

/** Sets the time zone with the first date, unless it is set. */
export const withBusinessZone = (document: WebsiteSettings): WebsiteSettings =>
  withTimeZone(document, businessZone(document.business.place))
