import { sectionExcerpt } from '#renderer/document/section-title.ts'
import type { Section, SectionOf, SectionType } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { isPhoto } from '#renderer/elements/pictures/pictures.ts'
import { openDaysText } from '#renderer/facts/format-hours.ts'

type Site = Omit<WebsiteSettings, 'sections'>
type Filling<T extends SectionType> = (content: SectionOf<T>['content'], site: Site) => string

const fillings: { [T in SectionType]?: Filling<T> } = {
  QuoteBanner: ({ primary }) => `In large letters: ${primary}`,
  ImageBanner: () => 'A full-width picture',
  // Shows the same number as the first step, even if a sentence already names some of the services.
  Services: (_, { business }) => {
    const priced = business.services.filter(({ price, priceWords }) => price !== null || priceWords !== '').length
    if (business.services.length === 0) return 'In your own words'
    const services = pluralize(business.services.length, 'service')
    if (priced === 0) return services
    if (priced === business.services.length) return `${services} with ${priced === 1 ? 'its price' : 'prices'}`
    return `${services}, ${priced} with ${priced === 1 ? 'a price' : 'prices'}`
  },
  Gallery: ({ items }) => pluralize(items.length, 'picture'),
  Team: ({ members }) => members.map(({ name }) => name).join(', '),
  CustomerReviews: ({ items }) => pluralize(items.length, 'review'),
  FrequentlyAskedQuestions: ({ items }) => pluralize(items.length, 'question'),
  Video: () => 'Your video',
  Contact: ({ showForm }, { business, settings }) =>
    [
      business.phones[0]?.number,
      openDaysText(business.hours, settings.language),
      business.emails[0]?.address,
      showForm && 'form',
    ]
      .filter(Boolean)
      .join(', '),
}

/** Summarizes the section's content in a few words. */
export function fillingOf(section: Section, site: Site): string {
  const filling = fillings[section.type] as Filling<SectionType> | undefined
  return filling ? filling(section.content, site) : sectionExcerpt(section)
}

const pluralize = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const missing: Partial<Record<SectionType, string>> = {
  Services: 'Your words carry the page for now. Name each service in About for a list.',
  Gallery: 'No pictures yet',
  QuoteBanner: 'One large sentence. None yet.',
  ImageBanner: 'A full-width picture. None yet.',
  Team: 'Nobody yet. Name people in About.',
  Scheduling: 'No booking page yet',
  Video: 'No video yet',
  CustomerReviews: 'None yet. Left out until you add some.',
  FrequentlyAskedQuestions: 'No answers yet',
}

/** Why the section isn't on a page with these sections. */
export function missingFor(type: SectionType | undefined, onPage: readonly Section[]): string {
  if (type === 'Gallery' && onPage.some(opensWithPhoto)) return 'Your photo opens the page. More make a gallery.'
  return (type && missing[type]) ?? 'Nothing yet'
}

function opensWithPhoto(section: Section): boolean {
  return section.type === 'Introduction' && isPhoto(section.content.image)
}
