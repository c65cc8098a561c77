import { sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { describeFields, type ListItem } from '../../fields/field-description.ts'

/**
 * How many invented items the page shows in the designer, by what they are called: { review: 3, person: 2 }. They stay out
 * of the published page.
 */
export function countSamples(document: WebsiteSettings): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { type, hidden, content } of document.sections) {
    if (hidden) continue
    for (const field of describeFields(sectionTypes[type].content)) {
      if (field.control !== 'list') continue
      const items = (content as Record<string, unknown>)[field.name] as ListItem[]
      const samples = items.filter((item) => item.sample === true).length
      if (samples > 0) counts[field.itemLabel] = (counts[field.itemLabel] ?? 0) + samples
    }
  }
  return counts
}

const plurals: Record<string, string> = { person: 'people' }

/** '3 sample reviews and 1 sample person', or '' when there are none. */
export function describeSamples(counts: Record<string, number>): string {
  const parts = Object.entries(counts).map(
    ([label, count]) => `${count} sample ${count === 1 ? label : (plurals[label] ?? `${label}s`)}`,
  )
  return new Intl.ListFormat('en').format(parts)
}
