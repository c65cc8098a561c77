import { addSection, addToMenu, lastSectionIndex, replaceSection } from '../../renderer/document/edits/edits.ts'
import { newService } from '../../renderer/document/edits/follow-services.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import type { ServiceIcon } from '../../renderer/document/icon-names.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { sectionTypes } from '../../renderer/document/section-types.ts'
import { freeFactId } from '../../renderer/document/tools/facts/fact-list.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { changeBusiness } from '../../renderer/facts/change-business.ts'
import { composeSection, menuLabel } from '../compose/compose.ts'
import { toneAfter } from '../compose/section-order.ts'
import type { HoursSuggestion, QuestionSuggestion, ServiceSuggestion, Suggestion } from './website-suggestions.ts'

/**
 * Adds suggestions as the owner's own: services and hours as typed facts that the page shows, and a question with a
 * blank answer. Adds missing sections. Photos stay the owner's choice. `asOf`: today's date (2026-11-22).
 */
export const keepSuggestions = (
  document: WebsiteSettings,
  kept: readonly Suggestion[],
  asOf: string,
): WebsiteSettings =>
  kept.reduce((before, suggestion) => {
    if (suggestion.kind === 'service') return withService(before, suggestion, asOf)
    if (suggestion.kind === 'hours') return withHours(before, suggestion, asOf)
    return suggestion.kind === 'question' ? withQuestion(before, suggestion) : before
  }, document)

/** Marks suggestions as removed, so that they aren't offered again. */
export const removeSuggestions = (document: WebsiteSettings, keys: readonly string[]): WebsiteSettings => ({
  ...document,
  removedSuggestions: [...new Set([...document.removedSuggestions, ...keys])].slice(-limits.removedSuggestions),
})

/** The path of the field for editing a kept suggestion: a service's name, a question's answer, the hours. */
export function suggestionField(document: WebsiteSettings, suggestion: Suggestion): string | undefined {
  if (suggestion.kind === 'hours') return 'business.hours'
  if (suggestion.kind === 'photo') return suggestion.path
  if (suggestion.kind === 'question') {
    const section = sectionOf(document, 'FrequentlyAskedQuestions')
    const item = section?.content.items.find(({ question }) => question === suggestion.question)
    return section && item && `${section.id}.items.${item.id}.answer`
  }
  const service = document.business.services.find(({ name }) => name === suggestion.name)
  const section = sectionOf(document, 'Services')
  const item = section?.content.items.find((one) => one.service === service?.id)
  return section && item && `${section.id}.items.${item.id}.heading`
}

function withService(document: WebsiteSettings, { name, about }: ServiceSuggestion, asOf: string): WebsiteSettings {
  const { services } = document.business
  const service = newService(freeFactId(services, 'service'), name)
  // An existing section gets a new item from this change.
  const changed = changeBusiness(document, { services: [...services, service] }, asOf)
  const composed = composeSection(changed, 'Services')
  const kept = { id: service.id, about, icon: composed.content.items.find((item) => item.service === service.id)?.icon }
  const known = sectionOf(changed, 'Services')
  if (known) return replaceSection(changed, withKept(known, kept))
  const introduction = changed.sections.findIndex(({ type }) => type === 'Introduction')
  return withSection(changed, withKept(composed, kept), introduction < 0 ? 1 : introduction + 1)
}

type KeptService = { id: string; about: string; icon: ServiceIcon | '' | undefined }

function withKept<Services extends SectionOf<'Services'>>(section: Services, { id, about, icon = '' }: KeptService) {
  const items = section.content.items.map((item) =>
    item.service === id ? { ...item, paragraph: about, knowledge: about, icon } : item,
  )
  return { ...section, content: { ...section.content, items } }
}

const withHours = (document: WebsiteSettings, { periods }: HoursSuggestion, asOf: string): WebsiteSettings =>
  changeBusiness(document, { hours: { ...document.business.hours, periods: [...periods] } }, asOf)

function withQuestion(document: WebsiteSettings, { heading, question }: QuestionSuggestion): WebsiteSettings {
  const known = sectionOf(document, 'FrequentlyAskedQuestions')
  const section = known ?? composeSection(document, 'FrequentlyAskedQuestions')
  const { items } = section.content
  if (items.length >= limits.faqs) return document
  const added = { id: freeFactId(items, 'question'), question, answer: '' }
  const content = sectionTypes.FrequentlyAskedQuestions.content.parse({
    ...section.content,
    // An answered question keeps the heading above it.
    heading: known ? section.content.heading : heading,
    items: [...items, added],
  })
  const next = { ...section, content }
  return known ? replaceSection(document, next) : withSection(document, next, lastSectionIndex(document))
}

function withSection(
  document: WebsiteSettings,
  section: SectionOf<'Services' | 'FrequentlyAskedQuestions'>,
  at: number,
) {
  const tone = toneAfter(document.sections[at - 1]?.design.tone ?? 'Plain', section.type, document.style)
  const placed = { ...section, design: { ...section.design, tone } } as typeof section
  return addToMenu(addSection(document, placed, at), placed, menuLabel(section.type, document))
}

const sectionOf = <T extends SectionType>({ sections }: WebsiteSettings, type: T): SectionOf<T> | undefined =>
  sections.find((section): section is SectionOf<T> & typeof section => section.type === type)
