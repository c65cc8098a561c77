import type { Section, SectionOf, SectionType } from './document/section-types.ts'
import type { WebsiteSettings } from './document/website-settings.ts'
import { isShown } from './elements/pictures.ts'
import { hasSubstance } from './section-substance.ts'
import { videoEmbed } from './sections/video/embed.ts'

/**
 * The document as visitors get it: without hidden sections, without invented reviews and people, and without the sections
 * that have nothing to show. Settings and theme stay as they are.
 */
export function publishedDocument(document: WebsiteSettings): WebsiteSettings {
  const sections = document.sections
    .filter(({ hidden }) => !hidden)
    .map(trimmed)
    .filter((section) => section !== undefined)
    .filter(hasSubstance)
  return { ...document, sections }
}

type Trimmer<T extends SectionType> = (section: SectionOf<T>) => SectionOf<T> | undefined

/** The types that may hold what no visitor should see, and how to take it out. */
const trimmers: { [T in SectionType]?: Trimmer<T> } = {
  CustomerReviews: (section) => {
    const items = section.content.items.filter(({ sample }) => !sample)
    return items.length > 0 ? { ...section, content: { ...section.content, items } } : undefined
  },
  Gallery: (section) => {
    const items = section.content.items.filter(({ image }) => isShown(image))
    return items.length > 0 ? { ...section, content: { ...section.content, items } } : undefined
  },
  Video: (section) => (videoEmbed(section.content.url) ? section : undefined),
  Team: (section) => {
    const members = section.content.members.filter(({ sample }) => !sample)
    return members.length > 0 ? { ...section, content: { ...section.content, members } } : undefined
  },
}

function trimmed(section: Section): Section | undefined {
  const trim = trimmers[section.type] as ((section: Section) => Section | undefined) | undefined
  return trim ? trim(section) : section
}
