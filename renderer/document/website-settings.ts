import * as z from 'zod'
import { business } from './business.ts'
import { presetStyles } from './enumerations.ts'
import { limits } from './fields/limits.ts'
import { section, sectionTypes } from './section-types.ts'
import { siteSettings } from './settings.ts'
import { theme } from './theme.ts'

export const documentVersion = '1.0'

/** The type of `websiteSettings` spells out every section, so other schemas refer to it by the names below. */
const documentSchema = z
  .object({
    id: z.string().min(1).max(64),
    version: z.literal(documentVersion),
    businessName: z.string().trim().min(1).max(limits.businessName),
    business: business.prefault({}),
    style: z.enum(presetStyles).default('Common'),
    theme: theme.prefault({}),
    settings: siteSettings.prefault({}),
    sections: z.array(section).max(limits.sections),
    removedSuggestions: z.array(z.string().max(64)).max(limits.removedSuggestions).default([]),
  })
  .superRefine(({ sections }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['sections'], message })
    const ids = new Set(sections.map(({ id }) => id))
    if (ids.size !== sections.length) issue('two sections have the same id')
    for (const { type, title, maxCount, required } of Object.values(sectionTypes)) {
      const count = sections.filter((candidate) => candidate.type === type).length
      if (count > maxCount) issue(`at most ${maxCount} of ${title}`)
      if (required && count === 0) issue(`${title} is required`)
    }
    if (sections.length > 0 && (sections[0]?.type !== 'Header' || sections.at(-1)?.type !== 'Footer')) {
      issue('the header comes first and the footer last')
    }
  })

export interface WebsiteSettings extends z.infer<typeof documentSchema> {}
export interface WebsiteSettingsInput extends z.input<typeof documentSchema> {}

/**
 * A whole website: the document that is stored, edited and rendered. Pass older documents through `upgradeDocument` (versions.ts) first.
 */
export const websiteSettings: z.ZodType<WebsiteSettings, WebsiteSettingsInput> = documentSchema
