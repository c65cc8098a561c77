import { describe, expect, it } from 'vitest'
import { addSection, removeSection, replaceSection, roomFor } from '../../renderer/document/edits.ts'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import {
  type SectionOf,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { composeWebsite } from '../../templates/compose.ts'
import { composeSection } from '../../templates/compose-section.ts'
import { trades } from '../../templates/trade-list.ts'
import { unlisted } from '../../templates/unlisted/unlisted.ts'

const kinds = [unlisted, ...trades].map(({ slug, trade }) => [slug, trade || 'We make candles'] as const)

const answers = {
  id: 'site-1',
  businessName: 'Alder & Finch',
  businessActivities: 'Plumber',
  businessLocation: 'Portland, Oregon',
  fontPair: 'classic',
  palette: 'navy-brass',
}
const site = (sections: SectionType[], businessActivities = answers.businessActivities) =>
  composeWebsite({ ...answers, businessActivities, sections })

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

describe.each(kinds)('a section added for %s', (_slug, activities) => {
  it('is whole and within every limit, of whatever type', () => {
    const page = full(site([], activities))
    expect(websiteSettings.parse(page)).toEqual(page)
    for (const [type, { maxCount }] of Object.entries(sectionTypes))
      expect(sectionsOf(page, type as SectionType)).toHaveLength(maxCount)
  })

  it('says what a website of that business would have begun with', () => {
    const types = ['Services', 'Team', 'CustomerReviews', 'FrequentlyAskedQuestions'] as const
    const page = full(site(['Introduction'], activities))
    const begun = site([...sectionTypeNames], activities)
    for (const type of types)
      expect(sectionsOf(page, type)[0]?.content).toEqual({ ...sectionsOf(begun, type)[0]?.content })
  })

  it('says something else in each of several banners', () => {
    const page = full(site([], activities))
    expect(new Set(sectionsOf(page, 'QuoteBanner').map(({ content }) => content.primary)).size).toBe(3)
    expect(new Set(sectionsOf(page, 'ImageBanner').map(({ content }) => content.image?.seed)).size).toBe(3)
  })

  it('has its invented people and reviews marked', () => {
    const page = full(site([], activities))
    expect(sectionsOf(page, 'Team')[0]?.content.members.every(({ sample }) => sample)).toBe(true)
    expect(sectionsOf(page, 'CustomerReviews')[0]?.content.items.every(({ sample }) => sample)).toBe(true)
  })
})

describe('a section added again', () => {
  it('does not repeat a banner that is still there', () => {
    const page = full(site([]))
    const [first, second, third] = sectionsOf(page, 'QuoteBanner')
    const less = removeSection(page, second?.id ?? '')
    const again = composeSection(less, 'QuoteBanner')
    expect(again.id).toBe(second?.id)
    expect([first?.content.primary, third?.content.primary]).not.toContain(again.content.primary)
  })

  it('is written anew where the owner changed the old one', () => {
    const page = site(['QuoteBanner'])
    const [banner] = sectionsOf(page, 'QuoteBanner')
    if (!banner) throw new Error('no banner')
    const own = replaceSection(page, { ...banner, content: { ...banner.content, primary: 'Our own words' } })
    expect(composeSection(own, 'QuoteBanner').content.primary).not.toBe('')
  })
})

describe('the surroundings of an added section', () => {
  it('are what its links lead to, under the ids they have', () => {
    const page = site(['Introduction'])
    expect(composeSection(page, 'Scheduling').content.button).toMatchObject({ type: 'None' })
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
