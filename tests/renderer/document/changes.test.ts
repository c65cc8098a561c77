import { describe, expect, it } from 'vitest'
import { documentChanges } from '../../../renderer/document/changes.ts'
import {
  addSection,
  blankSection,
  changeSettings,
  changeTheme,
  moveSection,
  removeSection,
  replaceSection,
  setSectionHidden,
} from '../../../renderer/document/edits.ts'
import type { SectionOf } from '../../../renderer/document/section-types.ts'
import { drawnPictures } from '../../../renderer/document/settings.ts'
import { fullSite } from '../fixtures/full-site.ts'

const services = fullSite.sections.find((section): section is SectionOf<'Services'> => section.type === 'Services')
if (!services) throw new Error('the full site has services')
const withServices = (content: Partial<typeof services.content>) =>
  replaceSection(fullSite, { ...services, content: { ...services.content, ...content } })

describe('what changed between two states of a website', () => {
  it('is nothing between a document and a copy of it', () => {
    expect(documentChanges(fullSite, structuredClone(fullSite))).toEqual([])
  })

  it('is empty if only its drawn pictures are new', () => {
    const drawn = drawnPictures.parse({ of: 'another.one', card: { provider: 'Custom' } })
    expect(documentChanges(fullSite, changeSettings(fullSite, { drawn }))).toEqual([])
  })

  it('names the fields of a section', () => {
    expect(documentChanges(fullSite, withServices({ heading: 'New' }))).toEqual([
      { kind: 'changed', sectionId: services.id, place: 'Services', what: ['Heading'] },
    ])
    const look = replaceSection(fullSite, { ...services, design: { ...services.design, shadow: 'Large' } })
    expect(documentChanges(fullSite, look)[0]?.what).toEqual(['Shadow'])
  })

  it('describes the changes of a list', () => {
    const { items } = services.content
    const [first, second, ...others] = items
    if (!first || !second) throw new Error('the full site has two services')
    const whatOf = (next: typeof items) => documentChanges(fullSite, withServices({ items: next }))[0]?.what
    expect(whatOf([...items.slice(0, -1), { ...first, id: 'another' }])).toEqual(['new service', 'service removed'])
    expect(whatOf([second, first, ...others])).toEqual(['order of services'])
    expect(whatOf([{ ...first, paragraph: 'Other words' }, second, ...others])).toEqual(['service’s description'])
  })

  it('says "review text" and "link" where a part has the name of its item', () => {
    const reviews = fullSite.sections.find(
      (section): section is SectionOf<'CustomerReviews'> => section.type === 'CustomerReviews',
    )
    const header = fullSite.sections.find((section): section is SectionOf<'Header'> => section.type === 'Header')
    if (!reviews || !header) throw new Error('the full site has reviews and a header')
    const items = reviews.content.items.map((item) => ({ ...item, paragraph: 'Other words', authorName: 'Ada' }))
    const links = header.content.links.map((item) => ({ ...item, link: { ...item.link, label: 'Other words' } }))
    const whatOf = (section: SectionOf<'CustomerReviews'> | SectionOf<'Header'>) =>
      documentChanges(fullSite, replaceSection(fullSite, section))[0]?.what
    expect(whatOf({ ...reviews, content: { ...reviews.content, items } })).toEqual(['review text', 'review’s name'])
    expect(whatOf({ ...header, content: { ...header.content, links } })).toEqual(['link'])
  })

  it('describes sections that were added, removed or moved', () => {
    const banner = blankSection(fullSite, 'QuoteBanner')
    const id = fullSite.sections[2]?.id ?? ''
    const kindsOf = (after: typeof fullSite) => documentChanges(fullSite, after).map(({ kind, place }) => [kind, place])
    expect(kindsOf(addSection(fullSite, banner))).toEqual([['added', 'Text Banner 2']])
    expect(kindsOf(removeSection(fullSite, services.id))).toEqual([['removed', 'Services']])
    expect(kindsOf(setSectionHidden(fullSite, services.id, true))).toEqual([['hidden', 'Services']])
    expect(
      documentChanges(fullSite, moveSection(fullSite, id, 6)).map(({ kind, sectionId }) => [kind, sectionId]),
    ).toEqual([['moved', id]])
  })

  it('tells style, theme and settings apart', () => {
    const after = changeSettings(changeTheme({ ...fullSite, style: 'Fun' }, { headingSize: 'ExtraLarge' }), {
      pageTitle: 'Another title',
    })
    expect(documentChanges(fullSite, after).map(({ place, what }) => [place, what])).toEqual([
      ['Style', ['Fun']],
      ['Theme', ['Heading size']],
      ['Settings', ['Page title']],
    ])
  })

  it('names the changes of the business, each part once', () => {
    const business = {
      ...fullSite.business,
      phones: [{ id: 'a', kind: 'Phone' as const, number: '+1 207 555 0199', source: 'typed' as const }],
      hours: { ...fullSite.business.hours, byAppointment: true },
      activities: 'Chairs',
      location: 'Porto',
      place: { ...fullSite.business.place, town: 'Porto' },
    }
    expect(documentChanges(fullSite, { ...fullSite, business })).toEqual([
      {
        kind: 'changed',
        place: 'Business',
        what: ['Description', 'Place', 'Opening hours', 'Phone number'],
      },
    ])
  })
})
