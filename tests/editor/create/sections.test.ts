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

describe('the wizard’s section list', () => {
  test('starts with one required entry for the header and footer', () => {
    expect(sectionEntries[0]).toEqual({ title: 'Header & Footer', types: ['Header', 'Footer'], required: true })
    expect(sectionEntries.slice(1).some(({ required }) => required)).toBe(false)
  })

  test('offers every section type once', () => {
    expect(sectionEntries.flatMap(({ types }) => types).toSorted()).toEqual(sectionTypeNames.toSorted())
  })

  test('calls the quote banner “Text Banner”', () => {
    expect(sectionEntries.find(({ types }) => types.includes('QuoteBanner'))?.title).toBe('Text Banner')
  })

  test('preselects the default sections', () => {
    const off = sectionTypeNames.filter((type) => !defaultSections.includes(type))
    expect(off).toEqual(['Team', 'Scheduling', 'Video', 'FrequentlyAskedQuestions'])
  })

  test('adds a section at its usual position and removes it again', () => {
    const more = toggleEntry(defaultSections, ['Team'], true)
    expect(more.indexOf('Team')).toBeGreaterThan(more.indexOf('Gallery'))
    expect(more.at(-1)).toBe('Footer')
    expect(toggleEntry(more, ['Team'], false)).toEqual([...defaultSections])
  })

  test('adds a section only once', () => {
    expect(toggleEntry(defaultSections, ['Gallery'], true)).toEqual([...defaultSections])
  })
})

describe('section contents', () => {
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

  describe('the selected sections', () => {
    test('combine the defaults with those that fit the facts, until the owner chooses', () => {
      expect(store.get(chosenSectionsAtom)).toEqual(defaultSections)
      store.set(factsAtom, readOf([], { business: rich }))
      const recommended = store.get(recommendedSectionsAtom)
      expect(recommended).toEqual(['Team'])
      expect(new Set(store.get(chosenSectionsAtom))).toEqual(new Set([...defaultSections, ...recommended]))
      store.set(changeAnswersAtom, { sections: ['Header', 'Footer'] })
      expect(store.get(chosenSectionsAtom)).toEqual(['Header', 'Footer'])
    })

    test('include no recommended section if the facts suggest none', () => {
      store.set(factsAtom, readOf([], { business: poor }))
      expect(store.get(recommendedSectionsAtom)).toEqual([])
    })
  })

  describe('the description of the page’s content', () => {
    const groupsOf = (facts: typeof rich) => {
      store.set(factsAtom, readOf([], { business: facts }))
      const { fontPair, palette, businessName } = store.get(creationAnswersAtom)
      const page = composeWebsite({
        ...{ fontPair, palette, businessName, id: 'x', business: facts, language: 'en', sections: sectionTypeNames },
      })
      return groupedEntries(page, store.get(recommendedSectionsAtom))
    }
    const asText = (entries: readonly { title: string; filling: string }[]) =>
      entries.map(({ title, filling }) => `${title}: ${filling}`)

    test('follows the page’s order', () => {
      const { onPage } = groupsOf(rich)
      expect(onPage[0]).toMatchObject({ title: 'Header & Footer', filling: 'Always there' })
      expect(onPage.at(-1)).toMatchObject({ title: 'Contact', filling: 'Mon, form' })
      expect(asText(onPage)).toEqual(expect.arrayContaining(['Services: 1 service with its price', 'Team: Maria, Tom']))
    })

    test('lists sections without content separately, with what is missing', () => {
      const { onPage, ready, missing } = groupsOf(poor)
      expect(asText(missing)).toEqual(
        expect.arrayContaining(['Customer Reviews: None yet. Left out until you add some.', 'Video: No video yet']),
      )
      const offered = [...onPage, ...ready].flatMap(({ types }) => types)
      expect(missing.flatMap(({ types }) => types).filter((type) => offered.includes(type))).toEqual([])
      expect(offered.length + missing.length).toBe(sectionTypeNames.length)
    })

    test('says that a single photo appears at the top of the page instead of in a gallery', () => {
      const photo = { provider: 'Custom', urls: [{ type: 'regular', url: '/media/a' }] }
      const opening = { type: 'Introduction', content: { image: photo } } as unknown as Section
      expect(missingFor('Gallery', [opening])).toBe('Your photo opens the page. More make a gallery.')
      expect(missingFor('Gallery', [])).toBe('No pictures yet')
    })

    test('counts a review that the owner quotes, and includes no reviews without one', () => {
      const text = 'Jo said: ‘best chimney sweep in town’'
      const quoted = business.parse({ ...rich, sentences: [{ id: 'sentence-1', text }] })
      expect(asText(groupsOf(quoted).onPage)).toContain('Customer Reviews: 1 review')
      const { sections } = composeWebsite({
        ...{ id: 'x', businessName: 'Lather & Oak', business: rich, language: 'en', sections: sectionTypeNames },
        ...{ fontPair: '', palette: '' },
      })
      expect(sections.map(({ type }) => type)).not.toContain('CustomerReviews')
    })

    test('suggests a section that the facts can fill but few pages have', () => {
      const one = { ...rich, people: rich.people.slice(0, 1) }
      expect(asText(groupsOf(one).ready)).toContain('Team: Maria')
    })
  })

  describe('the preview', () => {
    test('uses the owner’s words until facts arrive, and ignores a new choice of fonts', () => {
      const before = store.get(composedBusinessAtom)
      expect(before.sentences.map(({ text }) => text)).toEqual([rich.activities])
      store.set(changeAnswersAtom, { fontPair: 'quiet' })
      expect(store.get(composedBusinessAtom)).toBe(before)
    })

    test('uses the facts and their language, even while newer facts load', () => {
      store.set(factsAtom, readOf([], { business: rich, language: 'de-AT' }))
      store.set(changeAnswersAtom, { businessActivities: `${rich.activities} Balayage too.` })
      expect(store.get(composedBusinessAtom)).toBe(rich)
      expect(store.get(composedLanguageAtom)).toBe('de-AT')
    })
  })
})
