import { atom } from 'jotai'
import type { SectionOf } from '#renderer/document/section-types.ts'
import { isBlank } from '#renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { pageIcons } from '#renderer/page/files/icons.ts'
import { monogramIcon } from '#renderer/page/files/monogram-icon.ts'
import { pageDescription, pageTitle, sectionOf, sharedPicture } from '#renderer/page/page-facts.ts'
import { plainText } from '#renderer/page/plain-text.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { svgAddress } from '#ui/svg-address.ts'
import { documentAtom } from '../document/session.ts'

/** The page's metadata for browsers, search engines and chats, as if published now. */
export function pageFacts(draft: WebsiteSettings) {
  const page = publishedDocument(draft)
  const introduction = sectionOf(page, 'Introduction')
  const icons = pageIcons(page.settings, svgAddress(monogramIcon(page)))
  return {
    title: pageTitle(page),
    /** The title that applies if the owner leaves it blank. */
    usualTitle: pageTitle({ ...page, settings: { ...page.settings, pageTitle: '' } }),
    siteName: plainText(page.businessName),
    description: pageDescription(page),
    /** Path of the description's source field. Undefined if it's the business's activities. */
    descriptionFrom:
      plainText(page.settings.pageDescription) === ''
        ? introduction && descriptionField(introduction)
        : 'settings.pageDescription',
    /** The link preview's picture: a photo, or the drawn card. */
    picture: sharedPicture(page, ''),
    /** The icon size that browsers use for tabs. */
    icon: icons.tab.at(-1)?.href ?? '',
    phoneIcon: icons.phone?.href ?? '',
    hasOwnIcon: !icons.isDrawn,
  }
}

function descriptionField({ id, content }: SectionOf<'Introduction'>): string | undefined {
  if (!isBlank(content.body)) return `${id}.body`
  return plainText(content.heading) === '' ? undefined : `${id}.heading`
}

export const pageFactsAtom = atom((get) => {
  const document = get(documentAtom)
  return document && pageFacts(document)
})
