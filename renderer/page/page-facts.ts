import type { SectionOf, SectionType } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { pictureSources, picturesIn } from '../elements/pictures.ts'

/** The first section of a type, if the page has one. */
export function sectionOf<T extends SectionType>(document: WebsiteSettings, type: T): SectionOf<T> | undefined {
  return document.sections.find((section): section is SectionOf<T> => section.type === type)
}

export function pageTitle({ businessName, settings, business }: WebsiteSettings): string {
  if (settings.pageTitle.trim()) return settings.pageTitle.trim()
  return business.location.trim() ? `${businessName} – ${business.location.trim()}` : businessName
}

/** One paragraph about the page, at most 160 characters, cut at a word. */
export function pageDescription(document: WebsiteSettings): string {
  const introduction = sectionOf(document, 'Introduction')?.content
  const text = [introduction?.body, introduction?.heading, document.business.activities]
    .map((candidate) => candidate?.replace(/\s+/g, ' ').trim())
    .find(Boolean)
  if (!text || text.length <= 160) return text ?? ''
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`
}

/** The first photo of the page, as an absolute address: what a shared link is shown with. */
export function sharedPicture(document: WebsiteSettings, origin: string): string | undefined {
  for (const image of picturesIn(document.sections)) {
    const src = image.provider === 'Artwork' ? undefined : pictureSources(image)?.src
    if (src) return src.startsWith('/') ? origin + src : src
  }
  return undefined
}

/** What search engines are told about the business, in schema.org's words. */
export function structuredData(document: WebsiteSettings, origin: string) {
  const contact = sectionOf(document, 'Contact')?.content
  const profiles = sectionOf(document, 'Footer')?.content.socialLinks.map(({ link }) => link.value)
  const known = (text: string | undefined) => text?.trim() || undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: document.businessName,
    url: `${origin}/`,
    description: known(pageDescription(document)),
    image: sharedPicture(document, origin),
    address: known(contact?.address.replace(/\s*\n\s*/g, ', ')),
    telephone: known(contact?.phone),
    email: known(contact?.email),
    sameAs: profiles?.filter((address) => address.startsWith('https://')),
  }
}
