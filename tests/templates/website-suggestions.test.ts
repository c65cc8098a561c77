import { describe, expect, it } from 'vitest'
import { documentChanges } from '../../renderer/document/compare/changes.ts'
import { removeSection, setSectionHidden } from '../../renderer/document/edits/edits.ts'
import { newService } from '../../renderer/document/edits/follow-services.ts'
import { writeField } from '../../renderer/document/fields/field-path.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { image } from '../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { factWords } from '../../renderer/languages/languages.ts'
import { visibleChanges } from '../../renderer/options/visible-changes.ts'
import { publishedDocument } from '../../renderer/published-document.ts'
import { businessFromAnswers, composeWebsite } from '../../templates/compose/compose.ts'
import { keepSuggestions, removeSuggestions, suggestionField } from '../../templates/suggestions/keep-suggestions.ts'
import { suggestionsFor } from '../../templates/suggestions/website-suggestions.ts'

const asOf = '2026-11-22'

type Site = { about?: string; language?: string; facts?: object; sections?: SectionType[] }

/** A website with next to no facts. */
function siteOf({ about = 'Plumber in Leeds', language = 'en-GB', facts = {}, sections }: Site = {}): WebsiteSettings {
  const business = businessFromAnswers({ businessName: 'Hartley', businessActivities: about, businessLocation: '' })
  return websiteSettings.parse(
    composeWebsite({
      id: 'hartley',
      businessName: 'Hartley',
      business: { ...business, ...facts },
      language,
      fontPair: 'sign',
      palette: 'deep-green',
      sections: sections ?? ['Introduction', 'Contact'],
    }),
  )
}

const keysOf = (document: WebsiteSettings) => suggestionsFor(document).map(({ key }) => key)
const keysIn = (document: WebsiteSettings, kind: string) => keysOf(document).filter((key) => key.startsWith(kind))
const typesOf = ({ sections }: WebsiteSettings) => sections.map(({ type }) => type)
const sectionOf = <T extends SectionType>({ sections }: WebsiteSettings, type: T) =>
  sections.find(({ type: one }) => one === type) as SectionOf<T>
const service = (name: string) => newService(name.toLowerCase(), name)
const hours = (change: object) => ({ hours: { ...siteOf().business.hours, ...change } })
const first = (document: WebsiteSettings, kind: string) =>
  suggestionsFor(document).filter((suggestion) => suggestion.kind === kind)
const keep = (document: WebsiteSettings, kind: string) => keepSuggestions(document, first(document, kind), asOf)
const remove = (document: WebsiteSettings, kind: string) => removeSuggestions(document, keysIn(document, kind))

describe('a website’s suggestions', () => {
  it('include four services, typical hours, a photo and three questions for a plumber who said nothing else', () => {
    expect(keysOf(siteOf())).toEqual([
      'service:leak-repair',
      'service:drain-clearing',
      'service:water-heaters',
      'service:boilers-and-heating',
      'hours',
      'photo',
      'question:callOut',
      'question:area',
      'question:notice',
    ])
  })

  it('don’t include services that the owner described in other words', () => {
    const services = [service('Leaks')]
    expect(keysIn(siteOf({ facts: { services } }), 'service:')).toEqual([
      'service:drain-clearing',
      'service:water-heaters',
      'service:boilers-and-heating',
    ])
  })

  it('start with services that the description mentions, and don’t include what the owner refuses', () => {
    const terms = [{ id: 'term-1', source: 'typed' as const, kind: 'Excluded' as const, text: 'No leaks, no drains.' }]
    const site = siteOf({ about: 'Plumber for bathrooms and boilers', facts: { terms } })
    expect(keysIn(site, 'service:')).toEqual([
      'service:boilers-and-heating',
      'service:bathroom-fitting',
      'service:water-heaters',
      'service:boiler-servicing',
    ])
  })

  it('don’t include services for an unknown trade or a page in another language', () => {
    expect(keysIn(siteOf({ about: 'We do things' }), 'service:')).toEqual([])
    expect(keysIn(siteOf({ language: 'de' }), 'service:')).toEqual([])
  })

  it('don’t include hours that the owner gave, or days that are closed', () => {
    const periods = [{ days: ['Monday' as const], opens: '08:00', closes: '12:00' }]
    expect(keysIn(siteOf({ facts: hours({ periods }) }), 'hours')).toEqual([])
    expect(keysIn(siteOf({ facts: hours({ note: 'Mornings' }) }), 'hours')).toEqual([])
    const [closed] = first(siteOf({ facts: hours({ closed: ['Monday'] }) }), 'hours')
    expect(closed).toMatchObject({ periods: [{ days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'] }] })
  })

  it('ask for hours in the owner’s words', () => {
    expect(first(siteOf({ facts: hours({ byAppointment: true }) }), 'hours')[0]).toMatchObject({
      ask: 'You wrote by appointment. Between which hours can people ask for one?',
    })
  })

  it('don’t include a photo if the owner added one', () => {
    const photo = image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: '/media/a' }] })
    const site = siteOf()
    const withPhoto = writeField(site, `${sectionOf(site, 'Introduction').id}.image`, photo)
    expect(keysIn(withPhoto, 'photo')).toEqual([])
    expect(keysIn(removeSection(site, sectionOf(site, 'Introduction').id), 'photo')).toEqual([])
  })

  it('include only questions that neither a fact nor the page answers', () => {
    const facts = {
      areas: [{ id: 'area-1', source: 'typed' as const, name: 'Leeds' }],
      terms: [{ id: 'term-1', source: 'typed' as const, kind: 'Payment' as const, text: 'Cash or card.' }],
    }
    expect(keysIn(siteOf({ facts }), 'question:')).toEqual(['question:callOut', 'question:notice', 'question:excluded'])
    const barber = keysIn(siteOf({ about: 'Barber' }), 'question:')
    expect(barber).toHaveLength(3)
    expect(barber).not.toContain('question:callOut')
    expect(keysIn(siteOf({ about: 'We do things' }), 'question:')).toEqual(['question:payment', 'question:notice'])
  })

  it('ask the trade’s questions in the page’s words', () => {
    const questionsOf = (site: Site) => first(siteOf(site), 'question').map((one) => 'question' in one && one.question)
    const { callOut, area, notice } = factWords('de-DE').questions
    expect(questionsOf({ language: 'de-DE' })).toEqual([callOut, area, notice])
  })

  it('don’t appear in sections that the owner hid', () => {
    const site = keep(siteOf(), 'question')
    const id = sectionOf(site, 'FrequentlyAskedQuestions').id
    expect(keysIn(setSectionHidden(site, id, true), 'question:')).toEqual([])
  })

  it('don’t mention a price, a year or a place', () => {
    for (const about of ['Plumber in Leeds', 'Barber', 'Therapist', 'Landscaping'])
      for (const { kind, ...suggestion } of suggestionsFor(siteOf({ about }))) {
        if (kind !== 'hours') expect(JSON.stringify(suggestion)).not.toMatch(/\d|Leeds|Hartley/)
      }
  })
})

describe('removing suggestions', () => {
  it('doesn’t bring them back or replace them', () => {
    const site = removeSuggestions(siteOf(), ['service:leak-repair', 'question:notice'])
    expect(keysIn(site, 'service:')).toEqual([
      'service:drain-clearing',
      'service:water-heaters',
      'service:boilers-and-heating',
    ])
    expect(keysIn(site, 'question:')).toEqual(['question:callOut', 'question:area'])
    expect(keysIn(keepSuggestions(site, first(site, 'service').slice(0, 1), asOf), 'service:')).toHaveLength(2)
  })

  it('removes all the rest once two whole groups are removed', () => {
    const site = remove(siteOf(), 'service:')
    expect(keysOf(site)).toHaveLength(5)
    expect(keysOf(remove(site, 'question:'))).toEqual([])
    expect(keysOf(remove(remove(siteOf(), 'hours'), 'photo'))).toHaveLength(7)
  })

  it('doesn’t remove other groups if some of the group’s suggestions were kept', () => {
    const partlyKept = keepSuggestions(siteOf(), first(siteOf(), 'service').slice(0, 2), asOf)
    const site = remove(remove(partlyKept, 'service:'), 'question:')
    expect(keysOf(site)).toEqual(['hours', 'photo'])
  })

  it('changes nothing that visitors see', () => {
    const site = siteOf()
    const removed = remove(site, 'service:')
    expect(visibleChanges(site, removed)).toEqual([])
    expect(documentChanges(site, removed)).toEqual([])
    expect(publishedDocument(removed)).toEqual(publishedDocument(site))
  })
})

describe('a kept suggestion', () => {
  it('becomes a typed service in a section with a menu link', () => {
    const site = keepSuggestions(siteOf(), first(siteOf(), 'service').slice(0, 1), asOf)
    expect(site.business.services).toMatchObject([{ name: 'Leak repair', source: 'typed', price: null }])
    expect(typesOf(site)).toEqual(['Header', 'Introduction', 'Services', 'Contact', 'Footer'])
    const { id, content } = sectionOf(site, 'Services')
    expect(content.items).toMatchObject([{ heading: 'Leak repair', service: site.business.services[0]?.id }])
    expect(sectionOf(site, 'Header').content.links.map(({ link }) => link.value)).toContain(id)
  })

  it('joins the existing services', () => {
    const site = siteOf({ facts: { services: [service('Leaks')] }, sections: ['Introduction', 'Services', 'Contact'] })
    const names = sectionOf(keep(site, 'service'), 'Services').content.items.map(({ heading }) => heading)
    expect(names).toEqual(['Leaks', 'Drain clearing', 'Water heaters', 'Boilers and heating'])
  })

  it('sets the business’s hours', () => {
    expect(keep(siteOf(), 'hours').business.hours.periods).toEqual([
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
    ])
  })

  it('becomes a question that visitors see once the owner answers it', () => {
    const [question] = first(siteOf(), 'question')
    if (!question) throw new Error('no question')
    const site = keepSuggestions(siteOf(), [question], asOf)
    const { content } = sectionOf(site, 'FrequentlyAskedQuestions')
    expect(content.items).toMatchObject([{ question: 'Do you charge to come out?', answer: '' }])
    expect(typesOf(publishedDocument(site))).not.toContain('FrequentlyAskedQuestions')
    const answered = writeField(site, suggestionField(site, question) ?? '', 'Only outside Leeds.')
    expect(typesOf(publishedDocument(answered))).toContain('FrequentlyAskedQuestions')
  })

  it('isn’t suggested again', () => {
    const site = keepSuggestions(siteOf(), suggestionsFor(siteOf()), asOf)
    expect(keysOf(site)).toEqual(['photo'])
  })

  it('links to the field where it can be edited', () => {
    const suggestions = suggestionsFor(siteOf())
    const site = keepSuggestions(siteOf(), suggestions, asOf)
    const paths = suggestions.map((suggestion) => suggestionField(site, suggestion))
    expect(paths[0]).toBe(`${sectionOf(site, 'Services').id}.items.service-1.heading`)
    expect(paths.filter((path) => path?.startsWith('business.'))).toEqual(['business.hours'])
    expect(paths.at(-1)).toMatch(/\.items\.question-3\.answer$/)
  })
})

it('a published page contains no suggestion that wasn’t kept', () => {
  const page = JSON.stringify(publishedDocument(siteOf()))
  for (const suggestion of suggestionsFor(siteOf())) {
    if (suggestion.kind === 'service') expect(page).not.toContain(suggestion.name)
    if (suggestion.kind === 'question') expect(page).not.toContain(suggestion.question)
  }
})
