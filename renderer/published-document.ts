import { documentAt, isNever } from './dates/page-dates.ts'
import { withoutOrigins } from './document/fact-origins.ts'
import { withAllowedCharacters } from './document/fields/allowed-characters.ts'
import type { Section, SectionOf, SectionType } from './document/section-types.ts'
import { type FormattedText, isBlank } from './document/values/formatted-text.ts'
import { videoEmbed } from './document/values/video-embed.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { isShown } from './elements/pictures/pictures.ts'
import { hasSubstance } from './options/section-substance.ts'
import { serviceLayout, showsPictures } from './sections/services/service-layout.ts'
import { presets } from './styles/registry.ts'

/**
 * The document as visitors see it. Removes hidden sections, samples, empty items and sections, fact origins, dismissed suggestions and
 * forbidden characters. Keeps settings and theme. `at`, in milliseconds since 1970, also removes what isn't visible at that time. By
 * default, everything with dates is visible.
 */
export function publishedDocument(draft: WebsiteSettings, at?: number): WebsiteSettings {
  const allowed = withAllowedCharacters(draft)
  const document = at === undefined ? withoutImpossible(allowed) : documentAt(allowed, at)
  const sections = document.sections
    .filter(({ hidden }) => !hidden)
    .map((section) => trimmed(section, document))
    .filter((section) => section !== undefined)
    .filter(hasSubstance)
  return { ...document, business: withoutOrigins(document.business), sections, removedSuggestions: [] }
}

/** Removes an announcement whose dates can never match. */
function withoutImpossible(document: WebsiteSettings): WebsiteSettings {
  const { announcement } = document.settings
  if (!announcement.enabled || !isNever(announcement)) return document
  return { ...document, settings: { ...document.settings, announcement: { ...announcement, enabled: false } } }
}

type Trimmer<T extends SectionType> = (section: SectionOf<T>, document: WebsiteSettings) => SectionOf<T> | undefined

/** Section types that can contain hidden parts, and how to remove them. */
const trimmers: { [T in SectionType]?: Trimmer<T> } = {
  CustomerReviews: ({ content, ...section }) => {
    const items = content.items.filter(({ sample, paragraph }) => !sample && paragraph.trim() !== '')
    return items.length > 0 ? { ...section, content: { ...content, items } } : undefined
  },
  FrequentlyAskedQuestions: ({ content, ...section }) => {
    const items = content.items.filter(
      ({ question, answer, button }) => question.trim() !== '' && (!isBlank(answer) || button.type !== 'None'),
    )
    return items.length > 0 ? { ...section, content: { ...content, items } } : undefined
  },
  Gallery: ({ content, ...section }) => {
    const shown = content.items.filter(({ image }) => isShown(image))
    if (shown.length === 0) return undefined
    // In pairs, positions matter, so missing pictures stay.
    const isPaired = content.layout === 'BeforeAndAfter'
    const items = isPaired
      ? content.items.map((item) => (isShown(item.image) ? item : { ...item, caption: '' }))
      : shown
    return { ...section, content: { ...content, items } }
  },
  Services: ({ content, ...section }, { style, business }) => {
    const filledItems = content.items.filter(
      ({ heading, paragraph, price, image }) => isSaid(heading, paragraph, price) || isShown(image),
    )
    const layout = serviceLayout({ ...content, items: filledItems }, presets[style].layout.Services, business)
    // Price lists don't show pictures, so nobody has to be credited.
    const items = showsPictures(layout) ? filledItems : filledItems.map((item) => ({ ...item, image: null }))
    return { ...section, content: { ...content, items } }
  },
  Team: ({ content, ...section }) => {
    const members = content.members.filter(({ sample, name, title, bio }) => !sample && isSaid(name, title, bio))
    return members.length > 0 ? { ...section, content: { ...content, members } } : undefined
  },
  Video: (section) => (videoEmbed(section.content.url) ? section : undefined),
}

const isSaid = (...texts: FormattedText[]) => texts.some((text) => !isBlank(text))

function trimmed(section: Section, document: WebsiteSettings): Section | undefined {
  const trim = trimmers[section.type] as
    | ((section: Section, document: WebsiteSettings) => Section | undefined)
    | undefined
  return trim ? trim(section, document) : section
}
