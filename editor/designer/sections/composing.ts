import { blankSection, roomFor } from '#renderer/document/edits/edits.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { SectionStart } from '#templates/section-starts.ts'
import type { OfferedStart } from './offered-starts.ts'

export type { OfferedStart }

/** Loads all trades, so only import it on demand. */
export const composing = () => import('./offered-starts.ts')

export type Composer = {
  offeredStarts: (document: WebsiteSettings) => OfferedStart[]
  fullTypes: (document: WebsiteSettings, offered: readonly OfferedStart[]) => SectionType[]
  /** The menu's label for a section type. */
  menuLabel: (type: SectionType, document: WebsiteSettings) => string
}

const blanks: Composer = {
  offeredStarts: (document) =>
    sectionTypeNames
      .filter((type) => !sectionTypes[type].required && roomFor(document, type) > 0)
      .map((type) => ({
        start: { name: sectionTypes[type].title, group: 'Words', type },
        section: blankSection(document, type),
        changes: false,
        needs: undefined,
        note: undefined,
      })),
  fullTypes: () => [],
  menuLabel: (type) => sectionTypes[type].title,
}

/** Composes sections for a business. If its code can't be loaded, sections start blank. */
export const loadComposer = (): Promise<Composer> => composing().catch(() => blanks)

type Facts = { path: string; label: string }

/** Path for entering the facts that a section needs, and the button's label. */
export const factsFor = ({ name, type }: SectionStart): Facts | undefined => factsOfStart[name] ?? factsOfType[type]

const factsOfType: Partial<Record<SectionType, Facts>> = {
  Services: { path: 'business.services', label: 'Add services' },
  Team: { path: 'business.people', label: 'Add people' },
  FrequentlyAskedQuestions: { path: 'business.services', label: 'Add prices' },
  Scheduling: { path: 'business.links', label: 'Add a link' },
}

const factsOfStart: Record<string, Facts> = {
  'Areas you serve': { path: 'business.areas', label: 'Add areas' },
  'Insurance and memberships': { path: 'business.credentials', label: 'Add insurance' },
  'Map and hours': { path: 'business.location', label: 'Add your town' },
  'Emergency strip': { path: 'business.phones', label: 'Add a phone number' },
}
