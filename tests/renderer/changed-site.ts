import type { SectionType } from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { fullSite } from './fixtures/full-site.ts'

/** The full site with some settings changed. */
export function settingsWith(change: object): WebsiteSettings {
  return websiteSettings.parse({ ...fullSite, settings: { ...fullSite.settings, ...change } })
}

/** The full site with some of the content of its section of a type changed. */
export function withContent(type: SectionType, change: object, base: WebsiteSettings = fullSite): WebsiteSettings {
  const sections = base.sections.map((section) =>
    section.type === type ? { ...section, content: { ...section.content, ...change } } : section,
  )
  return websiteSettings.parse({ ...base, sections })
}
