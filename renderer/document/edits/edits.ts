import { limits } from '../fields/limits.ts'
import type { SectionDesign } from '../section-design.ts'
import { type Section, type SectionOf, type SectionType, sectionTypes } from '../section-types.ts'
import type { SiteSettings } from '../settings.ts'
import type { Theme } from '../theme.ts'
import { navLink } from '../values/link.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/**
 * Every edit of a document, as pure functions. Edits that aren't allowed return the same document, so callers can
 * compare by identity.
 */

export function roomFor(document: { sections: readonly Pick<Section, 'type'>[] }, type: SectionType): number {
  return sectionTypes[type].maxCount - document.sections.filter((section) => section.type === type).length
}

export function blankSection<T extends SectionType>(document: WebsiteSettings, type: T): SectionOf<T> {
  return sectionTypes[type].schema.parse({ id: freeId(document, type), type }) as SectionOf<T>
}

export function addSection(document: WebsiteSettings, section: Section, index = document.sections.length - 1) {
  if (roomFor(document, section.type) < 1) return document
  const at = Math.min(Math.max(index, 1), document.sections.length - 1)
  return { ...document, sections: document.sections.toSpliced(at, 0, section) }
}

/** The index for a new last section: before the footer, and before a contact section at the end. */
export function lastSectionIndex({ sections }: Pick<WebsiteSettings, 'sections'>): number {
  const last = sections.length - 2
  return sections[last]?.type === 'Contact' ? last : last + 1
}

/** Adds a menu link to a section, before the contact link, if there is room and the menu doesn't link to it yet. */
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

export function removeWithLinks(document: WebsiteSettings, id: string): WebsiteSettings {
  const sections = document.sections.map((section) => {
    if (section.type !== 'Header' && section.type !== 'Footer') return section
    const links = section.content.links.filter(({ link }) => link.type !== 'Section' || link.value !== id)
    return { ...section, content: { ...section.content, links } } as Section
  })
  return removeSection({ ...document, sections }, id)
}

/** Inserts a copy after the section, if the type has room. Header and footer can't be duplicated. */
export function duplicateSection(document: WebsiteSettings, id: string): WebsiteSettings {
  const index = document.sections.findIndex((candidate) => candidate.id === id)
  const section = document.sections[index]
  if (!section) return document
  return addSection(document, { ...section, id: freeId(document, section.type) }, index + 1)
}

/** Removes a section unless its type is required. */
export function removeSection(document: WebsiteSettings, id: string): WebsiteSettings {
  const section = document.sections.find((candidate) => candidate.id === id)
  if (!section || sectionTypes[section.type].required) return document
  return { ...document, sections: document.sections.filter((candidate) => candidate !== section) }
}

/** Moves a section to `index`. Header and footer are fixed. */
export function moveSection(document: WebsiteSettings, id: string, index: number): WebsiteSettings {
  const from = document.sections.findIndex((candidate) => candidate.id === id)
  const section = document.sections[from]
  if (!section || sectionTypes[section.type].required) return document
  const to = Math.min(Math.max(index, 1), document.sections.length - 2)
  if (to === from) return document
  return { ...document, sections: document.sections.toSpliced(from, 1).toSpliced(to, 0, section) }
}

/** Shows or hides a section unless its type is required. */
export function setSectionHidden(document: WebsiteSettings, id: string, hidden: boolean): WebsiteSettings {
  const section = document.sections.find((candidate) => candidate.id === id)
  if (!section || sectionTypes[section.type].required || section.hidden === hidden) return document
  return replaceSection(document, { ...section, hidden })
}

/** Locked sections aren't changed by models. */
export function setSectionLocked(document: WebsiteSettings, id: string, locked: boolean): WebsiteSettings {
  const section = document.sections.find((candidate) => candidate.id === id)
  return section && section.locked !== locked ? replaceSection(document, { ...section, locked }) : document
}

export function replaceSection(document: WebsiteSettings, section: Section): WebsiteSettings {
  const index = document.sections.findIndex((candidate) => candidate.id === section.id)
  if (document.sections[index]?.type !== section.type) return document
  return { ...document, sections: document.sections.with(index, section) }
}

export function changeTheme(document: WebsiteSettings, change: Partial<Theme>): WebsiteSettings {
  return { ...document, theme: { ...document.theme, ...change } }
}

/** Sets the shadow of cards and pictures in all sections except header and footer. */
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

export const withTimeZone = (document: WebsiteSettings, timeZone: string): WebsiteSettings =>
  document.settings.timeZone === '' ? changeSettings(document, { timeZone }) : document

/** `services`, or `quote-banner-2` if `quote-banner` is taken. */
function freeId(document: WebsiteSettings, type: SectionType): string {
  const base = type.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
  const taken = new Set(document.sections.map(({ id }) => id))
  let id = base
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
  return id
}
