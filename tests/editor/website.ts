import { type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'

/** A small website of the given sections between header and footer. */
export function websiteOf(
  types: SectionType[] = ['Introduction', 'Services'],
  businessName = 'Riverside Plumbing',
): WebsiteSettings {
  const all: SectionType[] = ['Header', ...types, 'Footer']
  return websiteSettings.parse({
    id: 'website-1',
    version: '1.0',
    businessName,
    sections: all.map((type, index) => sectionTypes[type].schema.parse({ id: `${type.toLowerCase()}-${index}`, type })),
  })
}

export function draftOf(websiteSettings: WebsiteSettings, change: Partial<Draft> = {}): Draft {
  return {
    draftId: 'draft-1',
    revision: 3,
    version: '1.0',
    websiteSettings,
    handle: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    modifiedAt: '2026-11-02T08:00:00.000Z',
    lastDesignedAt: null,
    lastPublishedAt: null,
    ...change,
  }
}
