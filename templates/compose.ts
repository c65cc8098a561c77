import { type WebsiteSettings, websiteSettings } from '../renderer/document/website-settings.ts'
import { briefOf, type ComposeAnswers } from './compose/brief.ts'
import { themeFor } from './compose/look.ts'
import { orderedSections, sectionId } from './compose/section-order.ts'
import { contentComposers } from './compose/sections.ts'
import { settingsFor } from './compose/settings.ts'
import { tonesFor } from './compose/tones.ts'

/**
 * A whole website from a few answers. Pure: the same answers make the same document, and businesses of one kind differ by their name and by
 * what they say of themselves. Throws zod's error when the answers break the document's own limits.
 */
export function composeWebsite(answers: ComposeAnswers & { id: string }): WebsiteSettings {
  const brief = briefOf(answers)
  const places = orderedSections(answers.sections)
  const tones = tonesFor(places, brief.seed, brief.style)
  return websiteSettings.parse({
    id: answers.id,
    version: '1.0',
    businessName: brief.name,
    business: { activities: brief.activities, location: brief.location },
    style: brief.style,
    theme: themeFor(answers.fontPair, answers.palette, brief.style),
    settings: settingsFor(brief),
    sections: places.map(({ type, nth }, index) => ({
      id: sectionId(type, nth),
      type,
      content: contentComposers[type](brief, nth),
      design: { tone: tones[index] },
    })),
  })
}
