import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  composedBusinessAtom,
  composedLanguageAtom,
  recommendedSectionsAtom,
} from '#editor/create/design/composed-business.ts'
import { chosenSectionsAtom, creationAnswersAtom } from '#editor/create/design/offered.ts'
import { sectionEntries, toggleEntry, whenAdded } from '#editor/create/design/section-choices.tsx'
import { factsAtom } from '#editor/create/facts/fact-state.ts'
import { changeAnswersAtom } from '#editor/create/wizard-state.ts'
import { business } from '#renderer/document/business.ts'
import { sectionTypeNames } from '#renderer/document/section-types.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { composeWebsite } from '#templates/compose/compose.ts'
import { defaultSections } from '#templates/compose/section-order.ts'
import { readOf } from './a-fact.ts'

describe('the sections the wizard offers', () => {
  test('have one entry for header and footer, first, which cannot be left out', () => {
    expect(sectionEntries[0]).toEqual({ title: 'Header & Footer', types: ['Header', 'Footer'], required: true })
    expect(sectionEntries.slice(1).some(({ required }) => required)).toBe(false)
  })

  test('offer every type once', () => {
    expect(sectionEntries.flatMap(({ types }) => types).toSorted()).toEqual(sectionTypeNames.toSorted())
  })

  test('call the quote banner Text Banner', () => {
    expect(sectionEntries.find(({ types }) => types.includes('QuoteBanner'))?.title).toBe('Text Banner')
  })

  test('begin with the product’s defaults', () => {
    const off = sectionTypeNames.filter((type) => !defaultSections.includes(type))
    expect(off).toEqual(['Team', 'Scheduling', 'Video', 'FrequentlyAskedQuestions'])
  })

  test('are put in where a page has them, and taken out again', () => {
    const more = toggleEntry(defaultSections, ['Team'], true)
    expect(more.indexOf('Team')).toBeGreaterThan(more.indexOf('Gallery'))
    expect(more.at(-1)).toBe('Footer')
    expect(toggleEntry(more, ['Team'], false)).toEqual([...defaultSections])
  })

  test('ticked twice are there once', () => {
    expect(toggleEntry(defaultSections, ['Gallery'], true)).toEqual([...defaultSections])
  })
})

describe('section substance', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })

  const rich = business.parse({
    activities: 'Maria and Tom cut hair in Totnes. Cut £28.',
    people: [
      { id: 'maria', name: 'Maria', role: 'Stylist' },
      { id: 'tom', name: 'Tom', role: 'Barber' },
    ],
    services: [{ id: 'cut', name: 'Cut', price: { amount: 28, currency: 'GBP' } }],
    areas: [{ id: 'totnes', name: 'Totnes' }],
    hours: { periods: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }] },
  })
  const poor = business.parse({ activities: 'Something', sentences: [{ id: 'sentence-1', text: 'Something.' }] })
  let store: ReturnType<typeof createStore>

  beforeEach(() => {
    store = createStore()
    store.set(changeAnswersAtom, { businessName: 'Lather & Oak', businessActivities: rich.activities })
  })

  describe('the sections that are selected', () => {
    test('combine the defaults with those that the facts require until the owner chooses', () => {
      expect(store.get(chosenSectionsAtom)).toEqual(defaultSections)
      store.set(factsAtom, readOf([], { business: rich }))
      const recommended = store.get(recommendedSectionsAtom)
      expect(recommended).toEqual(['Team'])
      expect(new Set(store.get(chosenSectionsAtom))).toEqual(new Set([...defaultSections, ...recommended]))
      store.set(changeAnswersAtom, { sections: ['Header', 'Footer'] })
      expect(store.get(chosenSectionsAtom)).toEqual(['Header', 'Footer'])
    })

    test('include none that we recommend if the facts fill none', () => {
      store.set(factsAtom, readOf([], { business: poor }))
      expect(store.get(recommendedSectionsAtom)).toEqual([])
    })
  })

  describe('a section without substance', () => {
    const pageOf = (of: typeof rich) =>
      composeWebsite({
        ...store.get(creationAnswersAtom),
        id: 'x',
        business: of,
        language: 'en',
        sections: sectionTypeNames,
      })

    test('says what it waits for, and every section that is not on the page does', () => {
      const page = pageOf(poor)
      expect(whenAdded('CustomerReviews', page, sectionTypeNames)).toBe('We’ll add this when you have reviews.')
      const shown = new Set(page.sections.map(({ type }) => type))
      const silent = sectionTypeNames.filter((type) => !shown.has(type) && !whenAdded(type, page, sectionTypeNames))
      expect(silent).toEqual([])
      const visible = publishedDocument(page).sections.map(({ type }) => type)
      for (const type of visible) expect([type, whenAdded(type, page, sectionTypeNames)]).toEqual([type, undefined])
    })

    test('says the same before it is selected, and one that facts fill says nothing', () => {
      const page = composeWebsite({
        ...store.get(creationAnswersAtom),
        ...{ id: 'x', business: rich, language: 'en', sections: ['Header', 'Footer'] },
      })
      expect(whenAdded('Video', page, [])).toBe('We’ll add this when you have a video.')
      expect(whenAdded('Team', page, [])).toBeUndefined()
    })
  })

  describe('the preview', () => {
    test('is composed from the owner’s words before the facts, which no other answer changes', () => {
      const before = store.get(composedBusinessAtom)
      expect(before.sentences.map(({ text }) => text)).toEqual([rich.activities])
      store.set(changeAnswersAtom, { fontPair: 'quiet' })
      expect(store.get(composedBusinessAtom)).toBe(before)
    })

    test('is composed from the facts in their language, and keeps them while others are read', () => {
      store.set(factsAtom, readOf([], { business: rich, language: 'de-AT' }))
      store.set(changeAnswersAtom, { businessActivities: `${rich.activities} Balayage too.` })
      expect(store.get(composedBusinessAtom)).toBe(rich)
      expect(store.get(composedLanguageAtom)).toBe('de-AT')
    })
  })
})
