import { describe, expect, it } from 'vitest'
import { addSection, removeSection, replaceSection, roomFor } from '../../renderer/document/edits.ts'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { composeSection, sectionNeeds } from '../../templates/compose/compose-section.ts'
import { composedSite, everySection, plumberFacts } from '../harness/composed-site.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { invented } from './compose/invented-businesses.ts'
import { untold } from './compose/untold.ts'

const site = (sections: readonly SectionType[]) => composedSite({ sections })
const withOneMore = (document: WebsiteSettings, type: SectionType) =>
  addSection(document, composeSection(document, type))

/** The page with as many sections of every type as it takes. */
const full = (document: WebsiteSettings) =>
  sectionTypeNames.reduce((page, type) => {
    let next = page
    while (roomFor(next, type) > 0) next = withOneMore(next, type)
    return next
  }, document)

const sectionsOf = <T extends SectionType>({ sections }: WebsiteSettings, type: T) =>
  sections.filter((section): section is SectionOf<T> & typeof section => section.type === type)

const businesses = Object.entries(invented)

describe('a section added for any business', () => {
  it('is valid and within every limit, whatever its type', async () => {
    expect(
      await offendersAmong(businesses, (business) => {
        const page = full(composedSite({ ...business, sections: [] }))
        expect(websiteSettings.parse(page)).toEqual(page)
        for (const [type, { maxCount }] of Object.entries(sectionTypes))
          expect(sectionsOf(page, type as SectionType)).toHaveLength(maxCount)
      }),
    ).toEqual([])
  })

  it('says nothing that the owner did not say', async () => {
    expect(
      await offendersAmong(businesses, (business) => {
        expect(untold(full(composedSite({ ...business, sections: [] })))).toEqual([])
      }),
    ).toEqual([])
  })

  it('says what a website of that business would have begun with', async () => {
    expect(
      await offendersAmong(businesses, (business) => {
        const page = full(composedSite({ ...business, sections: ['Introduction', 'Contact', 'Scheduling'] }))
        const begun = composedSite({ ...business, sections: everySection })
        for (const type of ['Services', 'Team', 'FrequentlyAskedQuestions', 'Gallery'] as const) {
          const [first] = sectionsOf(begun, type)
          if (first && type !== 'Services') expect(sectionsOf(page, type)[0]?.content).toEqual(first.content)
        }
        const items = sectionsOf(begun, 'Services')[0]?.content.items ?? []
        expect(sectionsOf(page, 'Services')[0]?.content.items).toEqual(items)
      }),
    ).toEqual([])
  })
})

describe('a banner added again', () => {
  it('does not repeat one that is still there', () => {
    const page = site(['Introduction', 'ImageBanner', 'ImageBanner', 'Contact'])
    const [first, second] = sectionsOf(page, 'ImageBanner')
    expect(first?.content.heading).not.toBe(second?.content.heading)
    const again = composeSection(removeSection(page, first?.id ?? ''), 'ImageBanner')
    expect(again.content.heading).toBe(first?.content.heading)
  })

  it('is blank where every sentence has its place', () => {
    const { primary, subordinate } = composeSection(site(['Introduction', 'Contact']), 'QuoteBanner').content
    expect([primary, subordinate]).toEqual(['', ''])
  })

  it('says a sentence that the page has lost', () => {
    const page = site(['Introduction', 'Contact'])
    const introduction = sectionsOf(page, 'Introduction')[0] as Section & { type: 'Introduction' }
    const shorter = replaceSection(page, { ...introduction, content: { ...introduction.content, body: '' } })
    const { primary, subordinate } = composeSection(shorter, 'QuoteBanner').content
    expect(primary).toBe('My van is a workshop, so most jobs take one visit')
    expect(subordinate).toBe(
      'I repair leaks and boilers in Leeds. I answer the phone myself. I clean up before I leave.',
    )
  })
})

describe('the need of a section', () => {
  it('is nothing where the business says enough', () => {
    const page = site(['Introduction', 'Contact'])
    for (const type of ['Services', 'Team', 'Gallery', 'FrequentlyAskedQuestions', 'Contact', 'Introduction'] as const)
      expect(sectionNeeds(type, page), type).toBeUndefined()
  })

  it.each([
    'Services',
    'Team',
    'Gallery',
    'FrequentlyAskedQuestions',
    'Video',
    'Scheduling',
    'CustomerReviews',
    'QuoteBanner',
    'ImageBanner',
  ] as const)('is a sentence, and the section’s fields have no words: %s', (type) => {
    const page = composedSite({ facts: {}, sections: [] })
    expect(sectionNeeds(type, page)).toMatch(/^[A-Z][^.]+\.$/)
    const content: Record<string, unknown> = composeSection(page, type).content
    const { heading: _, primary: __, ...fields } = content
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string' && !['frame', 'layout'].includes(name)) expect(value, name).toBe('')
    expect(content.items ?? content.members ?? []).toEqual([])
  })

  it('goes away with the fact', () => {
    const page = composedSite({ facts: {}, sections: [] })
    expect(sectionNeeds('Team', page)).toContain('people')
    const { people } = composedSite({ facts: { people: plumberFacts.people } }).business
    expect(sectionNeeds('Team', { ...page, business: { ...page.business, people } })).toBeUndefined()
  })
})

describe('the surroundings of an added section', () => {
  it('are what its links lead to, under the ids they have', () => {
    const facts = { ...plumberFacts, hours: { byAppointment: true } }
    const page = composedSite({ facts, sections: ['Introduction'] })
    expect(composeSection(page, 'Scheduling').content.button).toMatchObject({ type: 'Phone' })
    const contact = { ...composeSection(page, 'Contact'), id: 'reach-us' }
    expect(composeSection(addSection(page, contact), 'Scheduling').content.button).toMatchObject({
      type: 'Section',
      value: 'reach-us',
    })
  })

  it.each(presetStyles)('decide its ground: %s', (style) => {
    const page = { ...site(['Introduction', 'Services']), style }
    const [first, second] = (['Gallery', 'Team'] as const).reduce(withOneMore, page).sections.slice(-3)
    if (style === 'Elegant') expect([first?.design.tone, second?.design.tone]).toEqual(['Plain', 'Plain'])
    else expect(first?.design.tone).not.toBe(second?.design.tone)
  })
})
