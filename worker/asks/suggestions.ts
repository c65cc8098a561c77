import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'

const maxSuggestions = 3

/** Three things to ask for: facts that the website lacks, the season, then what works on any page. */
export function suggestionsFor(document: WebsiteSettings, today: string): string[] {
  const { business, sections } = document
  const { phones, emails, hours, services } = business
  const month = Number(today.slice(5, 7))
  const unpriced = services.find(({ price, name }) => price === null && name.trim() !== '')
  const has = (type: string) => sections.some((section) => section.type === type && !section.hidden)
  const all = [
    phones.length === 0 && emails.length === 0 && 'Our phone number is …',
    hours.periods.length === 0 && !hours.byAppointment && 'Open Monday to Friday 9am to 5pm',
    unpriced && `${unpriced.name} costs …`,
    month === 12 && hours.exceptions.length === 0 && 'Closed from 24 to 26 December',
    (month === 7 || month === 8) && hours.exceptions.length === 0 && 'Announce: closed for the summer holidays',
    !has('FrequentlyAskedQuestions') && 'Add an FAQ section',
    has('Services') && 'Show the services as a price list',
    'Make the headings bigger',
    'Check my website',
    'Use the Elegant style',
  ]
  return all.filter((one): one is string => typeof one === 'string').slice(0, maxSuggestions)
}
