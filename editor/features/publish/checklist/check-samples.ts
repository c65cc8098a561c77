import { sectionTitle } from '../../../../renderer/document/section-title.ts'
import { sectionTypes } from '../../../../renderer/document/section-types.ts'
import { describeFields, type ListItem } from '../../../fields/field-description.ts'
import { isSample } from '../../../fields/sample-items.ts'
import type { Check } from './finding.ts'

const plurals: Record<string, string> = { person: 'people' }

/** Invented reviews and people: the page shows them in the designer, and goes without them online. */
export const checkSamples: Check = ({ draft, published }) =>
  draft.sections
    .filter(({ hidden }) => !hidden)
    .flatMap((section) =>
      describeFields(sectionTypes[section.type].content).flatMap((field) => {
        if (field.control !== 'list') return []
        const items = (section.content as Record<string, unknown>)[field.name] as ListItem[]
        const [first, ...others] = items.filter(isSample)
        if (!first) return []
        const count = others.length + 1
        const what = count === 1 ? field.itemLabel : (plurals[field.itemLabel] ?? `${field.itemLabel}s`)
        const whole = published.sections.some(({ id }) => id === section.id) ? '' : ', and neither will the section'
        return [
          {
            severity: 'worth a look' as const,
            place: sectionTitle(section, draft.sections),
            sentence: `${count} sample ${what} won’t appear on your page${whole}.`,
            path: `${section.id}.${field.name}.${first.id}`,
          },
        ]
      }),
    )
