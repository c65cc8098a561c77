import { limits } from '../fields/limits.ts'
import type { SectionDesign } from '../section-design.ts'
import { type Section, type SectionOf, type SectionType, sectionTypes } from '../section-types.ts'
import type { SiteSettings } from '../settings.ts'
import type { Theme } from '../theme.ts'
import { navLink } from '../values/link.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/**
 * Every change a person can make to a document, as pure functions: document in, document out. An edit that is not allowed
 * returns the document it was given, so that callers can compare by identity.
 */

/** How many more sections of a type the document may take. */
export function roomFor(document: { sections: readonly Pick<Section, 'type'>[] }, type: SectionType): number {
  return sectionTypes[type].maxCount - document.sections.filter((section) => section.type === type).length
}

/** A section of a type with nothing filled in yet, under an id that is free in the document. */
export function blankSection<T extends SectionType>(document: WebsiteSettings, type: T): SectionOf<T> {
  return sectionTypes[type].schema.parse({ id: freeId(document, type), type }) as SectionOf<T>
}

/** Puts a section in at `index`, between header and footer. */
export function addSection(document: WebsiteSettings, section: Section, index = document.sections.length - 1) {
  if (roomFor(document, section.type) < 1) return document
  const at = Math.min(Math.max(index, 1), document.sections.length - 1)
  return { ...document, sections: document.sections.toSpliced(at, 0, section) }
}

/** Where a new section ends the page: before the footer, and before the contact section where that comes last. */
export function endOfPage({ sections }: Pick<WebsiteSettings, 'sections'>): number {
  const last = sections.length - 2
  return sections[last]?.type === 'Contact' ? last : last + 1
}

/** Puts a link to a section into the menu, before the one to the contact section, while there is room and none leads there yet. */
export function addToMenu(document: WebsiteSettings, section: Pick<Section, 'id' | 'type'>, label: string) {
  const header = document.sections.find((one): one is SectionOf<'Header'> => one.type === 'Header')
  if (!header || label === '' || !sectionTypes[section.type].headerLinkAllowed) return document
  const { links } = header.content
  const leadsThere = links.some(({ link }) => link.type === 'Section' && link.value === section.id)
  if (leadsThere || links.length >= limits.headerLinks) return document
  const contact = document.sections.find(({ type }) => type === 'Contact')
  const lastIsContact = contact !== undefined && links.at(-1)?.link.value === contact.id
  const link = navLink.parse({ type: 'Section', value: section.id, label: label.slice(0, limits.navLink) })
  const added = { id: `link-to-${section.id}`.slice(0, 48), link }
  const content = { ...header.content, links: links.toSpliced(lastIsContact ? -1 : links.length, 0, added) }
  return replaceSection(document, { ...header, content })
}

/** Takes a section out with the links to it in header and footer. */
export function removeWithLinks(document: WebsiteSettings, id: string): WebsiteSettings {
  const sections = document.sections.map((section) => {
    if (section.type !== 'Header' && section.type !== 'Footer') return section
    const links = section.content.links.filter(({ link }) => link.type !== 'Section' || link.value !== id)
    return { ...section, content: { ...section.content, links } } as Section
  })
  return removeSection({ ...document, sections }, id)
}

/** Puts a copy of a section after it, while its type has room. Header and footer have none. */
export function duplicateSection(document: WebsiteSettings, id: string): WebsiteSettings {
  const index = document.sections.findIndex((candidate) => candidate.id === id)
  const section = document.sections[index]
  if (!section) return document
  return addSection(document, { ...section, id: freeId(document, section.type) }, index + 1)
}

/** Takes a section out, unless its type is required. */
export function removeSection(document: WebsiteSettings, id: string): WebsiteSettings {
  const section = document.sections.find((candidate) => candidate.id === id)
  if (!section || sectionTypes[section.type].required) return document
  return { ...document, sections: document.sections.filter((candidate) => candidate !== section) }
}

/** Moves a section to `index`. Header and footer stay where they are. */
export function moveSection(document: WebsiteSettings, id: string, index: number): WebsiteSettings {
  const from = document.sections.findIndex((candidate) => candidate.id === id)
  const section = document.sections[from]
  if (!section || sectionTypes[section.type].required) return document
  const to = Math.min(Math.max(index, 1), document.sections.length - 2)
  if (to === from) return document
  return { ...document, sections: document.sections.toSpliced(from, 1).toSpliced(to, 0, section) }
}

/** Hides a section from the page, or shows it again, unless its type is required. */
export function setSectionHidden(document: WebsiteSettings, id: string, hidden: boolean): WebsiteSettings {
  const section = document.sections.find((candidate) => candidate.id === id)
  if (!section || sectionTypes[section.type].required || section.hidden === hidden) return document
  return replaceSection(document, { ...section, hidden })
}

/** Keeps models away from a section's words, or lets them at it again. */
export function setSectionLocked(document: WebsiteSettings, id: string, locked: boolean): WebsiteSettings {
  const section = document.sections.find((candidate) => candidate.id === id)
  return section && section.locked !== locked ? replaceSection(document, { ...section, locked }) : document
}

/** Puts a changed section in the place of the one with its id. */
export function replaceSection(document: WebsiteSettings, section: Section): WebsiteSettings {
  const index = document.sections.findIndex((candidate) => candidate.id === section.id)
  if (document.sections[index]?.type !== section.type) return document
  return { ...document, sections: document.sections.with(index, section) }
}

export function changeTheme(document: WebsiteSettings, change: Partial<Theme>): WebsiteSettings {
  return { ...document, theme: { ...document.theme, ...change } }
}

/** Gives the cards and pictures of every section the same shadow. Header and footer have none of either. */
export function changeShadows(document: WebsiteSettings, shadow: SectionDesign['shadow']): WebsiteSettings {
  const sections = document.sections.map((section) => {
    if (sectionTypes[section.type].required || section.design.shadow === shadow) return section
    return { ...section, design: { ...section.design, shadow } }
  })
  return { ...document, sections }
}

export function changeSettings(document: WebsiteSettings, change: Partial<SiteSettings>): WebsiteSettings {
  return { ...document, settings: { ...document.settings, ...change } }
}

/** A time zone for the website's days, where it has none yet. */
export const withTimeZone = (document: WebsiteSettings, timeZone: string): WebsiteSettings =>
  document.settings.timeZone === '' ? changeSettings(document, { timeZone }) : document

/** `services`, or `quote-banner-2` when the plain one is taken. */
function freeId(document: WebsiteSettings, type: SectionType): string {
  const base = type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
  const taken = new Set(document.sections.map(({ id }) => id))
  let id = base
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
  return id
}
