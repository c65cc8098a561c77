import { zoneOf } from '../../renderer/dates/days.ts'
import { wallTime } from '../../renderer/dates/wall-time.ts'
import { plainWords } from '../../renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { pageContactFacts } from '../../renderer/facts/contact-facts.ts'
import { servicePrice } from '../../renderer/facts/service-price.ts'
import { sectionOf } from '../../renderer/page/page-facts.ts'
import { openAt } from './open-at.ts'

// Facts of a published document, in the words and the language of its page.

export function openingHours(document: WebsiteSettings) {
  const { hours, exceptions } = pageContactFacts(document)
  return { hours, exceptions, timeZones: zonesOf(document) }
}

/** `open` is null where it does not follow from the hours, or is not the same everywhere in the country. */
export function openNow(document: WebsiteSettings, at: Date) {
  const zones = zonesOf(document).map((timeZone) => {
    const localTime = wallTime(at.getTime(), timeZone)
    return { timeZone, localTime, open: openAt(document.business.hours, localTime) }
  })
  const [first] = zones
  const isSame = zones.every(({ open }) => open === first?.open)
  return { ...(zones.length === 1 && first), open: (isSame && first?.open) ?? null }
}

/** The owner's time zone, or those of their country. */
function zonesOf({ settings: { timeZone }, business }: WebsiteSettings): string[] {
  if (timeZone !== '') return [zoneOf(timeZone)]
  const { country } = business.place
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country || 'ZZ'}`)
  return locale.getTimeZones?.() ?? []
}

export function prices(document: WebsiteSettings) {
  const { business, settings } = document
  const items = sectionOf(document, 'Services')?.content.items ?? []
  return {
    services: items.map((item) => {
      const { price, duration, group } = servicePrice(item, business, settings.language)
      return { service: item.heading, about: plainWords(item.paragraph), price, duration, group }
    }),
  }
}

export function areas(document: WebsiteSettings) {
  const { address, place } = pageContactFacts(document)
  return { areas: document.business.areas.map(({ name }) => name), address, place }
}
