import { type OpeningPeriod, openingHours } from '../../renderer/document/business.ts'
import { adoptServices } from '../../renderer/document/edits/follow-services.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { sectionTypes } from '../../renderer/document/section-types.ts'
import { hasPhoto } from '../../renderer/document/values/has-photo.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { type HoursRow, hoursRows } from '../../renderer/facts/format-hours.ts'
import { factWordsIn, languages, pageWords } from '../../renderer/languages/languages.ts'
import { type Brief, isInTradesLanguage } from '../compose/brief.ts'
import { briefIn, menuLabel } from '../compose/compose.ts'
import { wordingsOf } from '../compose/services.ts'
import { isTradeNamed } from '../match-trade.ts'
import { openQuestions, slugOf } from '../plan/open-questions.ts'
import { planPage } from '../plan/page-plan.ts'
import { trades } from '../trade-list.ts'
import { periodIn } from '../week-text.ts'
import { openServices } from './named-services.ts'

/**
 * `key` identifies removed suggestions, and stays the same unless the trade changes. `heading` is the group's heading in the page's
 * language.
 */
type SuggestionBase = { key: string; heading: string }

export type ServiceSuggestion = SuggestionBase & {
  kind: 'service'
  name: string
  /** The description shown with the service. */
  about: string
}
export type HoursSuggestion = SuggestionBase & {
  kind: 'hours'
  periods: readonly OpeningPeriod[]
  rows: readonly HoursRow[]
  /** The question for the owner. */
  ask: string
}
export type PhotoSuggestion = SuggestionBase & {
  kind: 'photo'
  /** A description of the photo to take. */
  wish: string
  /** Where the page would show it. */
  place: string
  others: readonly string[]
  path: string
}
export type QuestionSuggestion = SuggestionBase & { kind: 'question'; question: string }

export type Suggestion = ServiceSuggestion | HoursSuggestion | PhotoSuggestion | QuestionSuggestion

/** A group's suggestions, including removed ones, and whether the owner kept any. */
type Group = { all: readonly Suggestion[]; isKept: boolean }

const maxServices = 4
const maxQuestions = 3
/** After removing this many groups with several suggestions, an owner gets no more suggestions. */
const maxRemovedGroups = 2

/**
 * Suggests facts that businesses of this trade usually have and the owner hasn't given. They are added to the document
 * only if the owner keeps them, so nothing invented is ever published. Pure. Suggestions never name a price, a year, a
 * place or a person.
 */
export function suggestionsFor(document: WebsiteSettings): Suggestion[] {
  const isEmpty = document.sections.every(({ type, hidden }) => hidden || sectionTypes[type].required)
  if (isEmpty) return []
  const brief = briefIn(document)
  const removed = new Set(document.removedSuggestions)
  const groups = [services(document, brief), hours(document, brief), photo(document, brief), questions(document, brief)]
  const gone = groups.filter(({ all, isKept }) => !isKept && all.length > 1 && all.every(({ key }) => removed.has(key)))
  if (gone.length >= maxRemovedGroups) return []
  return groups.flatMap(({ all }) => all).filter(({ key }) => !removed.has(key))
}

/** Common services of the trade. The fewer services the owner lists, the more are suggested. Removed suggestions aren't replaced. */
function services(document: WebsiteSettings, brief: Brief): Group {
  const { trade, business } = brief
  if (!isInTradesLanguage(brief) || isHidden(document, 'Services')) return emptyGroup
  const read = adoptServices(document).business.services.map(serviceTitle)
  const isNamed = isTradeNamed(trade.slug, {
    activities: `${business.activities}\n${business.trade.name}`,
    name: brief.name,
  })
  const refused = business.terms.filter(({ kind }) => kind === 'Excluded').map(({ text }) => text)
  const heading = menuLabel('Services', document)
  // Keys are based on the trade file's names, before they are adapted to the country.
  const known = trades.find(({ slug }) => slug === trade.slug)?.services ?? []
  const open = openServices(trade.services, {
    ...{ isNamed, read, listed: read, refused },
    description: business.activities,
  }).map((service) => {
    const key = `service:${slugOf(known[trade.services.indexOf(service)]?.name ?? service.name)}`
    return { key, kind: 'service', heading, name: service.name, about: wordingsOf(brief, service)[0] ?? '' } as const
  })
  const removed = new Set(document.removedSuggestions)
  const all = [...open.filter(({ key }) => removed.has(key)), ...open.filter(({ key }) => !removed.has(key))].slice(
    0,
    Math.max(0, maxServices - read.length),
  )
  return { all, isKept: trade.services.some(({ name }) => read.includes(name)) }
}

/** The trade's usual week, without days that the owner marked as closed. */
function hours({ business, settings }: WebsiteSettings, { trade, headings, voice }: Brief): Group {
  const { periods: known, note, closed, byAppointment } = business.hours
  const periods = trade.usualHours
    .map(periodIn)
    .map(({ days, ...times }) => ({ days: days.filter((day) => !closed.includes(day)), ...times }))
    .filter(({ days }) => days.length > 0)
  if (known.length > 0 || note.trim() !== '' || periods.length === 0) return emptyGroup
  return {
    all: [
      {
        key: 'hours',
        kind: 'hours',
        heading: (headings ?? languages.en.headings).hours[voice],
        periods,
        rows: hoursRows(openingHours.parse({ periods }), settings.language),
        ask: byAppointment
          ? 'You wrote by appointment. Between which hours can people ask for one?'
          : trade.slug === ''
            ? 'A usual working week. Is it yours?'
            : 'Usual hours for your kind of business. Are they yours?',
      },
    ],
    isKept: false,
  }
}

function photo({ sections }: WebsiteSettings, { trade }: Brief): Group {
  const introduction = sections.find(({ type, hidden }) => type === 'Introduction' && !hidden)
  if (!introduction || hasPhoto(sections.filter(({ type, hidden }) => type !== 'Header' && !hidden))) return emptyGroup
  const [wish = '', ...others] = trade.photoWishes
  return {
    all: [
      {
        key: 'photo',
        kind: 'photo',
        heading: 'Photo',
        wish,
        place: 'A wide photo. It goes with your first words.',
        others,
        path: `${introduction.id}.image`,
      },
    ],
    isKept: false,
  }
}

/** Common questions that neither the page nor the owner's facts answer. */
function questions(document: WebsiteSettings, brief: Brief): Group {
  const { settings, sections } = document
  const words = factWordsIn(settings.language)
  if (!words || isHidden(document, 'FrequentlyAskedQuestions')) return emptyGroup
  const faq = sections.find(
    (one): one is SectionOf<'FrequentlyAskedQuestions'> => one.type === 'FrequentlyAskedQuestions',
  )
  const answered = faq ? faq.content.items : planPage({ ...brief, isOpen: true }).questions
  const answeredQuestions = new Set(answered.map(({ question }) => plain(question)))
  const heading = pageWords(settings.language).questions
  const usual = openQuestions(brief)
    .slice(0, maxQuestions)
    .map(({ key, question }) => ({ key: `question:${key}`, kind: 'question', heading, question }) as const)
  const all = usual.filter(({ question }) => !answeredQuestions.has(plain(question)))
  const room = limits.faqs - answered.length
  return { all: all.slice(0, room), isKept: usual.some(({ question }) => answeredQuestions.has(plain(question))) }
}

const emptyGroup: Group = { all: [], isKept: false }

const isHidden = ({ sections }: WebsiteSettings, type: SectionType) =>
  sections.some((section) => section.type === type && section.hidden)

const plain = (text: string) => text.trim().toLowerCase()
