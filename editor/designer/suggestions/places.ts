import { type Section, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Suggestion } from '#templates/suggestions/website-suggestions.ts'
import { describeFields, type ListItem } from '../form/field-description.ts'
import { isSample } from '../form/lists/list-items.ts'

/** Sample items of a section's list. `itemLabel`: the noun for an item. */
export type Samples = { listPath: string; ids: readonly string[]; itemLabel: string }

/** Suggestions and samples shown after a section. */
export type SuggestionPlace = {
  sectionId: string
  type: SectionType
  services: readonly Suggestion[]
  questions: readonly Suggestion[]
  facts: readonly Suggestion[]
  samples?: Samples | undefined
}

/** Services and questions go after their sections, hours and photos before the contact section. */
export function placesOf({ sections }: WebsiteSettings, suggestions: readonly Suggestion[]): SuggestionPlace[] {
  const shown = sections.filter(({ type, hidden }) => !hidden && !sectionTypes[type].required)
  const find = (type: SectionType) => shown.find((section) => section.type === type)
  const contact = shown.findIndex(({ type }) => type === 'Contact')
  const end = shown.at(contact > 0 ? contact - 1 : contact)
  const places: Record<Suggestion['kind'], Section | undefined> = {
    service: find('Services') ?? find('Introduction') ?? shown[0],
    question: find('FrequentlyAskedQuestions') ?? end,
    hours: end,
    photo: end,
  }
  return shown
    .map((section) => {
      const here = suggestions.filter(({ kind }) => places[kind]?.id === section.id)
      return {
        sectionId: section.id,
        type: section.type,
        services: here.filter(({ kind }) => kind === 'service'),
        questions: here.filter(({ kind }) => kind === 'question'),
        facts: here.filter(({ kind }) => kind === 'hours' || kind === 'photo'),
        samples: samplesIn(section),
      }
    })
    .filter(
      ({ services, questions, facts, samples }) => samples || services.length + questions.length + facts.length > 0,
    )
}

function samplesIn({ id, type, content }: Section): Samples | undefined {
  for (const field of describeFields(sectionTypes[type].content)) {
    if (field.control !== 'list') continue
    const items = (content as Record<string, unknown>)[field.name] as ListItem[]
    const ids = items.filter(isSample).map((item) => item.id)
    if (ids.length > 0) return { listPath: `${id}.${field.name}`, ids, itemLabel: field.itemLabel }
  }
  return undefined
}
