import type { SectionOf, SectionType } from '../document/section-types.ts'
import { plainWords } from '../document/values/formatted-text.ts'
import type { Image } from '../document/values/image.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { pictureSources, picturesIn } from '../elements/pictures/pictures.ts'
import { memoize } from '../memoize.ts'
import { plainText } from './plain-text.ts'

export function sectionOf<T extends SectionType>(document: WebsiteSettings, type: T): SectionOf<T> | undefined {
  return document.sections.find((section): section is SectionOf<T> => section.type === type)
}

export function pageTitle({ businessName, settings, business }: WebsiteSettings): string {
  const [title, name, place] = [settings.pageTitle, businessName, business.location].map(plainText)
  return title || [name, place].filter(Boolean).join(' – ')
}

/** A meta description of at most 160 characters, cut at a word. */
export function pageDescription(document: WebsiteSettings): string {
  const introduction = sectionOf(document, 'Introduction')?.content
  const text = [
    document.settings.pageDescription,
    introduction && plainWords(introduction.body),
    introduction?.heading,
    document.business.activities,
  ]
    .map((candidate) => plainText(candidate ?? ''))
    .find(Boolean)
  if (!text || text.length <= 160) return text ?? ''
  const cut = text.slice(0, 160)
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, 159)
  return `${words.replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/, '')}…`
}

type SharedPicture = { url: string; description: string; width?: number; height?: number }

/** The link preview at an absolute URL: the generated card, otherwise the first photo. */
export function sharedPicture(document: WebsiteSettings, origin: string): SharedPicture | undefined {
  const { card } = document.settings.drawn
  const url = card && photoAddress(card, origin)
  if (!url) return firstPhoto(document, origin)
  const { width, height } = card.urls[0] ?? {}
  return { url, description: plainText(card.description), width, height }
}

/** The first photo at an absolute URL. Excludes patterns and the logo. */
export function firstPhoto(document: WebsiteSettings, origin: string): SharedPicture | undefined {
  const sections = document.sections.filter(({ type }) => type !== 'Header')
  const grounds = sections.filter(({ design }) => design.backgroundType === 'Image')
  for (const image of picturesIn([...sections.map(({ content }) => content), ...grounds.map(({ design }) => design)])) {
    const url = photoAddress(image, origin)
    if (url) return { url, description: plainText(image.description) }
  }
  return undefined
}

/** Absolute URL of a photo. Undefined for vector drawings, which social networks don't display. */
export function photoAddress(image: Image, origin: string): string | undefined {
  const src = pictureSources(image)?.src
  if (!src || /\.svgz?$/i.test(src.replace(/[?#].*/, ''))) return undefined
  // Root-relative, even if the page is below a path.
  return src.startsWith('/') ? origin.replace(/(?<=\w)\/.*/, '') + src : src
}

/** The page's language with a country for Open Graph: `en_US`. Adds the most likely country if there is none. */
export const openGraphLocale = memoize((language: string): string | undefined => {
  try {
    const likely = new Intl.Locale(language).maximize()
    return likely.region && `${likely.language}_${likely.region}`
  } catch {
    return undefined
  }
}, 20)
