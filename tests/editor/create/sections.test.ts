import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  composedBusinessAtom,
  composedLanguageAtom,
  recommendedSectionsAtom,
} from '#editor/create/design/composed-business.ts'
import { chosenSectionsAtom, creationAnswersAtom } from '#editor/create/design/offered.ts'
import { groupedEntries, sectionEntries, toggleEntry } from '#editor/create/design/section-entries.ts'
import { missingFor } from '#editor/create/design/section-filling.ts'
import { factsAtom } from '#editor/create/facts/read-facts.ts'
import { changeAnswersAtom } from '#editor/create/wizard-state.ts'
import { business } from '#renderer/document/business.ts'
import { type Section, sectionTypeNames } from '#renderer/document/section-types.ts'
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

  describe('what the sections have', () => {
    const groupsOf = (of: typeof rich) => {
      store.set(factsAtom, readOf([], { business: of }))
      const { fontPair, palette, businessName } = store.get(creationAnswersAtom)
      const page = composeWebsite({
        ...{ fontPair, palette, businessName, id: 'x', business: of, language: 'en', sections: sectionTypeNames },
      })
      return groupedEntries(page, store.get(recommendedSectionsAtom))
    }
    const asText = (entries: readonly { title: string; filling: string }[]) =>
      entries.map(({ title, filling }) => `${title}: ${filling}`)

    test('is said in the order of the page', () => {
      const { onPage } = groupsOf(rich)
      expect(onPage[0]).toMatchObject({ title: 'Header & Footer', filling: 'Always there' })
      expect(onPage.at(-1)).toMatchObject({ title: 'Contact', filling: 'Mon, form' })
      expect(asText(onPage)).toEqual(expect.arrayContaining(['Services: 1 service with its price', 'Team: Maria, Tom']))
    })

    test('says what is missing where the page has nothing, and offers no such section', () => {
      const { onPage, ready, missing } = groupsOf(poor)
      expect(asText(missing)).toEqual(
        expect.arrayContaining(['Customer Reviews: None yet. Left out until you add some.', 'Video: No video yet']),
      )
      const offered = [...onPage, ...ready].flatMap(({ types }) => types)
      expect(missing.flatMap(({ types }) => types).filter((type) => offered.includes(type))).toEqual([])
      expect(offered.length + missing.length).toBe(sectionTypeNames.length)
    })

    test('says of a gallery that the only photo opens the page', () => {
      const photo = { provider: 'Custom', urls: [{ type: 'regular', url: '/media/a' }] }
      const opening = { type: 'Introduction', content: { image: photo } } as unknown as Section
      expect(missingFor('Gallery', [opening])).toBe('Your photo opens the page. More make a gallery.')
      expect(missingFor('Gallery', [])).toBe('No pictures yet')
    })

    test('counts a review that the owner quotes, and composes none until there is one', () => {
      const text = 'Jo said: ‘best chimney sweep in town’'
      const quoted = business.parse({ ...rich, sentences: [{ id: 'sentence-1', text }] })
      expect(asText(groupsOf(quoted).onPage)).toContain('Customer Reviews: 1 review')
      const { sections } = composeWebsite({
        ...{ id: 'x', businessName: 'Lather & Oak', business: rich, language: 'en', sections: sectionTypeNames },
        ...{ fontPair: '', palette: '' },
      })
      expect(sections.map(({ type }) => type)).not.toContain('CustomerReviews')
    })

    test('suggests a section that the facts fill but few pages have', () => {
      const one = { ...rich, people: rich.people.slice(0, 1) }
      expect(asText(groupsOf(one).ready)).toContain('Team: Maria')
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
