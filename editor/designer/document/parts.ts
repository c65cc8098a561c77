import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { documentAtom } from './session.ts'

// Parts that stay the same while someone types in a section, so that their readers do not render at every keystroke.

/** Whether there is a document on the screen. */
export const isOpenAtom = atom((get) => get(documentAtom) !== null)

export const businessNameAtom = atom((get) => get(documentAtom)?.businessName ?? '')

/** What `read` makes of the document: the same value as before as long as it says the same. */
export const documentPart = <T>(read: (document: WebsiteSettings) => T) =>
  selectAtom(documentAtom, (document) => document && read(document), sameJson)

/** A section without its content. */
export type SectionOutline = Pick<Section, 'id' | 'type' | 'hidden' | 'locked'>

const outlineOf = ({ id, type, hidden, locked }: Section): SectionOutline => ({ id, type, hidden, locked })
const noSections: SectionOutline[] = []
const sectionOutlines = documentPart(({ sections }) => sections.map(outlineOf))

/** The sections in their order. */
export const outlineAtom = atom((get) => get(sectionOutlines) ?? noSections)
