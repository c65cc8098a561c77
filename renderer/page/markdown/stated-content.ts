import type { Section } from '../../document/section-types.ts'
import { parseWebAddress } from '../../document/values/web-address.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { contactFacts } from '../../facts/contact-facts.ts'
import { factStrip } from '../../facts/fact-strip.ts'
import { formatDate } from '../../facts/format-date.ts'
import type { HoursRow } from '../../facts/format-hours.ts'
import { languageNames } from '../../facts/language-names.ts'
import { voiceOf } from '../../facts/voice.ts'
import { factWordsIn, languageIn } from '../../languages/languages.ts'

/** A section's content, including facts of the business where visitors see them. */
export function statedContent(section: Section, { business, settings }: WebsiteSettings): Section['content'] {
  const { language } = settings
  if (section.type === 'Contact') {
    const { phones, emails, address, place, hours, exceptions } = contactFacts(section.content, business, language)
    return {
      ...section.content,
      phone: phones.map(({ kind, number }) => (kind === 'WhatsApp' ? `${number} (WhatsApp)` : number)).join(', '),
      email: emails.join(', '),
      address: address || place,
      hours: hoursText([...hours, ...exceptions]),
    }
  }
  if (section.type === 'CustomerReviews') {
    const items = section.content.items.map((item) => ({
      ...item,
      date: formatDate(item.date, language),
      link: parseWebAddress(item.link) ?? '',
    }))
    return { ...section.content, items }
  }
  return section.content
}

const hoursText = (rows: readonly HoursRow[]) =>
  rows.map(({ days, times }) => (times === '' ? days : `${days}: ${times}`)).join('\n')

type StatedFact = { label: string; text: string }

/** Facts of the business that a section shows in addition to its fields. */
export function statedFacts(section: Section, { business, settings }: WebsiteSettings): StatedFact[] {
  const { language } = settings
  const words = factWordsIn(language)
  if (section.type === 'Introduction' && section.content.showFacts) {
    return factStrip(business, language, section.content.heading)
  }
  if (section.type !== 'Contact') return []
  const headings = languageIn(language)?.headings
  const areas = business.areas.map(({ name }) => name.trim()).filter(Boolean)
  const facts = [
    { label: headings?.areas[voiceOf(business, language)] ?? '', text: areas.join(', ') },
    { label: words?.languages ?? '', text: languageNames(business, language).join(', ') },
  ]
  return facts.filter(({ text }) => text !== '')
}
