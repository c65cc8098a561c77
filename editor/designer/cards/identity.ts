import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { Theme } from '#renderer/document/theme.ts'
import { type Image, isPattern } from '#renderer/document/values/image.ts'
import { isRightToLeft } from '#renderer/document/values/reading-direction.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { isShown, picturesIn } from '#renderer/elements/pictures/pictures.ts'
import { sectionOf } from '#renderer/page/page-facts.ts'
import { plainText } from '#renderer/page/plain-text.ts'
import { publishedDocument } from '#renderer/published-document.ts'

/** Everything that a website's drawn pictures depend on. Nothing else changes them. */
export type Identity = {
  style: PresetStyle
  colors: Theme['colors']
  titleFont: Theme['titleFont']
  bodyFont: Theme['bodyFont']
  rightToLeft: boolean
  name: string
  /** The first letter of the name; empty where it has none. */
  letter: string
  /** What the business says of itself in one line; empty where it says nothing. */
  line: string
  place: string
  picture: Pick<Image, 'urls' | 'crop' | 'pattern' | 'seed'> | null
}

/** What a document gives to draw from: what visitors will see of it, and nothing that is hidden. */
export function identityOf(draft: WebsiteSettings): Identity {
  const document = publishedDocument(draft)
  const { style, theme, business, settings } = document
  const name = plainText(document.businessName)
  const heading = plainText(sectionOf(document, 'Introduction')?.content.heading ?? '')
  return {
    style,
    colors: theme.colors,
    titleFont: theme.titleFont,
    bodyFont: theme.bodyFont,
    rightToLeft: isRightToLeft(settings.language),
    name,
    letter: [...name].find((character) => /[\p{L}\p{N}]/u.test(character))?.toUpperCase() ?? '',
    line: heading === name ? '' : heading,
    place: plainText(business.location),
    picture: firstPicture(document),
  }
}

/** The picture that the page begins with; of a page that begins without one, the first photo. */
function firstPicture(document: WebsiteSettings): Identity['picture'] {
  const { content, design } = sectionOf(document, 'Introduction') ?? {}
  const pictures = picturesIn(document.sections.filter(({ type }) => type !== 'Header'))
  const ground = design?.backgroundType === 'Image' ? design.backgroundImage : null
  const found = [content?.image ?? null, ground, ...pictures.filter((one) => !isPattern(one))]
  const picture = found.find(isShown)
  if (!picture) return null
  const { urls, crop, pattern, seed } = picture
  return { urls, crop, pattern, seed }
}
