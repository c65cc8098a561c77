import { drawnColors } from '#renderer/color/dark-colors.ts'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { Tone } from '#renderer/document/section-design.ts'
import type { SectionOf } from '#renderer/document/section-types.ts'
import type { Theme } from '#renderer/document/theme.ts'
import { type Image, isPattern } from '#renderer/document/values/image.ts'
import { isRightToLeft } from '#renderer/document/values/reading-direction.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { isShown, picturesIn } from '#renderer/elements/pictures/pictures.ts'
import { pageContactFacts } from '#renderer/facts/contact-facts.ts'
import { factStrip } from '#renderer/facts/fact-strip.ts'
import { stressedWords } from '#renderer/facts/openings/stressed-words.ts'
import { sectionOf } from '#renderer/page/page-facts.ts'
import { plainText } from '#renderer/page/plain-text.ts'
import { publishedDocument } from '#renderer/published-document.ts'

/** Everything the drawn pictures depend on. */
export type Identity = {
  style: PresetStyle
  /** The introduction's background. Null without one. */
  tone: Tone | null
  colors: Theme['colors']
  shapes: Theme['shapes']
  titleFont: Theme['titleFont']
  bodyFont: Theme['bodyFont']
  rightToLeft: boolean
  name: string
  /** First letter of the name. Empty if it has no letters. */
  letter: string
  /** The introduction's heading. Empty if missing or the same as the name. */
  line: string
  /** The heading's words to set in italics. May be empty. */
  stressed: string
  place: string
  /** First phone number. May be empty. */
  phone: string
  /** Facts shown in the introduction, at most three. */
  facts: readonly { label: string; text: string }[]
  picture: Pick<Image, 'urls' | 'crop' | 'pattern' | 'seed'> | null
}

/** Only uses content that visitors see. */
export function identityOf(draft: WebsiteSettings): Identity {
  const document = publishedDocument(draft)
  const { style, theme, business, settings } = document
  const name = plainText(document.businessName)
  const introduction = sectionOf(document, 'Introduction')
  const heading = plainText(introduction?.content.heading ?? '')
  const { phones } = pageContactFacts(document)
  return {
    style,
    tone: introduction?.design.tone ?? null,
    colors: drawnColors(theme).colors,
    shapes: theme.shapes,
    titleFont: theme.titleFont,
    bodyFont: theme.bodyFont,
    rightToLeft: isRightToLeft(settings.language),
    name,
    letter: [...name].find((character) => /[\p{L}\p{N}]/u.test(character))?.toUpperCase() ?? '',
    line: heading === name ? '' : heading,
    stressed: stressedWords(heading, business, settings.language),
    place: plainText(business.location),
    phone: (phones.find(({ kind }) => kind === 'Phone') ?? phones[0])?.number ?? '',
    facts: introduction ? factsOn(introduction.content, document) : [],
    picture: firstPicture(document),
  }
}

const maxFacts = 3

const factsOn = (
  { kicker, heading, showFacts }: SectionOf<'Introduction'>['content'],
  { business, settings }: WebsiteSettings,
) =>
  showFacts
    ? factStrip(business, settings.language, `${kicker} ${heading}`)
        .slice(0, maxFacts)
        .map(({ label, text }) => ({ label, text }))
    : []

/** The opening's picture, otherwise the page's first photo. */
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
