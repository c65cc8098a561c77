import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { documentAtom } from './session.ts'

// Parts that don't change while someone types in a section, so that their readers don't rerender at every keystroke.

export const isOpenAtom = atom((get) => get(documentAtom) !== null)

export const businessNameAtom = atom((get) => get(documentAtom)?.businessName ?? '')

/** Derives a value from the document. Returns the same object as long as it is deeply equal. */
export const documentPart = <T>(read: (document: WebsiteSettings) => T) =>
  selectAtom(documentAtom, (document) => document && read(document), sameJson)

export type SectionOutline = Pick<Section, 'id' | 'type' | 'hidden' | 'locked'>

const outlineOf = ({ id, type, hidden, locked }: Section): SectionOutline => ({ id, type, hidden, locked })
const noSections: SectionOutline[] = []
const sectionOutlines = documentPart(({ sections }) => sections.map(outlineOf))

export const outlineAtom = atom((get) => get(sectionOutlines) ?? noSections)
