import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentChanges } from '../../../renderer/document/compare/changes.ts'
import { differingParts, mergeVersions } from '../../../renderer/document/compare/merge.ts'
import {
  addSection,
  addToMenu,
  blankSection,
  changeSettings,
  changeShadows,
  changeTheme,
  duplicateSection,
  lastSectionIndex,
  moveSection,
  removeSection,
  replaceSection,
  roomFor,
  setSectionHidden,
} from '../../../renderer/document/edits/edits.ts'
import type { Section, SectionOf } from '../../../renderer/document/section-types.ts'
import { drawnPictures } from '../../../renderer/document/settings.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { anySite, runs } from '../property/arbitrary-site.ts'

const ids = (document: typeof fullSite) => document.sections.map(({ id }) => id)

describe('adding a section', () => {
  it('inserts the section between header and footer, with a free id', () => {
    const added = addSection(fullSite, blankSection(fullSite, 'QuoteBanner'), 0)
    expect(ids(added).slice(0, 2)).toEqual(['header', 'quote-banner-2'])
    const atEnd = addSection(fullSite, blankSection(fullSite, 'QuoteBanner'), 99)
    expect(ids(atEnd).slice(-2)).toEqual(['quote-banner-2', 'footer'])
    expect(websiteSettings.parse(added)).toEqual(added)
  })

  it('stops at the section type’s maximum', () => {
    let document = fullSite
    for (let count = 0; count < 5; count += 1) document = addSection(document, blankSection(document, 'ImageBanner'))
    expect(document.sections.filter(({ type }) => type === 'ImageBanner')).toHaveLength(3)
    expect(roomFor(document, 'ImageBanner')).toBe(0)
    expect(addSection(document, blankSection(document, 'ImageBanner'))).toBe(document)
  })
})

describe('duplicating a section', () => {
  it('inserts the copy right after the original, while the type has room', () => {
    const banner = fullSite.sections.find(({ type }) => type === 'QuoteBanner')
    const duplicated = duplicateSection(fullSite, banner?.id ?? '')
    const index = ids(duplicated).indexOf(banner?.id ?? '')
    expect(duplicated.sections[index + 1]).toEqual({ ...banner, id: 'quote-banner-2' })
    expect(websiteSettings.parse(duplicated)).toEqual(duplicated)
    expect(duplicateSection(fullSite, 'header')).toBe(fullSite)
    expect(duplicateSection(fullSite, 'nowhere')).toBe(fullSite)
  })
})

describe('changeShadows', () => {
  it('changes every section except header and footer', () => {
    const lifted = changeShadows(fullSite, 'Large')
    const shadowsOf = (required: boolean) =>
      lifted.sections
        .filter(({ type }) => (type === 'Header' || type === 'Footer') === required)
        .map(({ design }) => design.shadow)
    expect(new Set(shadowsOf(false))).toEqual(new Set(['Large']))
    expect(shadowsOf(true)).toEqual(
      fullSite.sections.filter(({ type }) => type === 'Header' || type === 'Footer').map(({ design }) => design.shadow),
    )
    expect(websiteSettings.parse(lifted)).toEqual(lifted)
  })
})

describe('header and footer', () => {
  it('reject removing, moving and hiding', () => {
    expect(removeSection(fullSite, 'header')).toBe(fullSite)
    expect(moveSection(fullSite, 'footer', 3)).toBe(fullSite)
    expect(setSectionHidden(fullSite, 'header', true)).toBe(fullSite)
  })

  it('remain first and last when other sections move', () => {
    expect(ids(moveSection(fullSite, 'contact', 0)).slice(0, 2)).toEqual(['header', 'contact'])
    expect(ids(moveSection(fullSite, 'introduction', 99)).slice(-2)).toEqual(['introduction', 'footer'])
  })
})

describe('a section added at the end of the page', () => {
  const withoutFaq = removeSection(fullSite, 'frequently-asked-questions')
  const faq = blankSection(withoutFaq, 'FrequentlyAskedQuestions')
  const headerLinks = (document: typeof fullSite) =>
    document.sections.flatMap((section) => (section.type === 'Header' ? section.content.links : []))
  const withLinks = (count: number, last = 'contact') => ({
    ...withoutFaq,
    sections: withoutFaq.sections.map((section) => {
      if (section.type !== 'Header') return section
      const ends = [...Array.from({ length: count - 1 }, () => 'services'), last]
      const links = ends.map((value, index) => ({
        id: `l-${index}`,
        link: { type: 'Section' as const, value, label: value },
      }))
      return { ...section, content: { ...section.content, links } }
    }),
  })

  it('goes before a contact section that comes last', () => {
    const ordered = moveSection(withoutFaq, 'contact', withoutFaq.sections.length - 2)
    expect(ids(addSection(ordered, faq, lastSectionIndex(ordered))).slice(-3)).toEqual([faq.id, 'contact', 'footer'])
    const bare = removeSection(ordered, 'contact')
    expect(lastSectionIndex(bare)).toBe(bare.sections.length - 1)
  })

  it('appears in the menu before the link to the contact section', () => {
    const added = headerLinks(addToMenu(withLinks(3), faq, 'FAQ'))
    expect(added.map(({ link }) => link.label)).toEqual(['services', 'services', 'FAQ', 'contact'])
    expect(added[2]?.link).toMatchObject({ type: 'Section', value: faq.id })
    expect(headerLinks(addToMenu(withLinks(2, 'services'), faq, 'FAQ')).at(-1)?.link.label).toBe('FAQ')
  })

  it('doesn’t change a menu that is full, already has the link, or can’t include its type', () => {
    const full = withLinks(6)
    expect(addToMenu(full, faq, 'FAQ')).toBe(full)
    const there = withLinks(2, faq.id)
    expect(addToMenu(there, faq, 'FAQ')).toBe(there)
    const short = withLinks(1)
    expect(addToMenu(short, blankSection(short, 'ImageBanner'), 'Banner')).toBe(short)
  })
})

describe('document changes', () => {
  it('remove, hide or replace exactly one section', () => {
    expect(ids(removeSection(fullSite, 'video'))).not.toContain('video')
    const hidden = setSectionHidden(fullSite, 'video', true)
    expect(hidden.sections.find(({ id }) => id === 'video')?.hidden).toBe(true)
    expect(setSectionHidden(hidden, 'video', true)).toBe(hidden)
    const video = blankSection(fullSite, 'Video')
    expect(replaceSection(fullSite, { ...video, id: 'video' }).sections).toContainEqual({ ...video, id: 'video' })
  })

  it('ignore missing parts', () => {
    expect(removeSection(fullSite, 'nothing')).toBe(fullSite)
    expect(moveSection(fullSite, 'nothing', 2)).toBe(fullSite)
    expect(replaceSection(fullSite, blankSection(fullSite, 'QuoteBanner'))).toBe(fullSite)
    expect(moveSection(fullSite, 'services', ids(fullSite).indexOf('services'))).toBe(fullSite)
  })

  it('never mutate the given document', () => {
    const before = structuredClone(fullSite)
    changeTheme(fullSite, { buttonCorners: 'Oval' })
    changeSettings(fullSite, { pageTitle: 'Other' })
    removeSection(fullSite, 'video')
    expect(fullSite).toEqual(before)
    expect(changeTheme(fullSite, { buttonCorners: 'Oval' }).theme.buttonCorners).toBe('Oval')
    expect(changeSettings(fullSite, { pageTitle: 'Other' }).settings.pageTitle).toBe('Other')
  })
})

const services = fullSite.sections.find((section): section is SectionOf<'Services'> => section.type === 'Services')
if (!services) throw new Error('the full site has services')
const withServices = (content: Partial<typeof services.content>) =>
  replaceSection(fullSite, { ...services, content: { ...services.content, ...content } })

describe('the differences between two documents', () => {
  it('exclude equal copies', () => {
    expect(documentChanges(fullSite, structuredClone(fullSite))).toEqual([])
  })

  it('exclude newly drawn pictures', () => {
    const drawn = drawnPictures.parse({ of: 'another.one', card: { provider: 'Custom' } })
    expect(documentChanges(fullSite, changeSettings(fullSite, { drawn }))).toEqual([])
  })

  it('name the fields of a section', () => {
    expect(documentChanges(fullSite, withServices({ heading: 'New' }))).toEqual([
      { kind: 'changed', sectionId: services.id, place: 'Services', what: ['Heading'] },
    ])
    const look = replaceSection(fullSite, { ...services, design: { ...services.design, shadow: 'Large' } })
    expect(documentChanges(fullSite, look)[0]?.what).toEqual(['Shadow'])
  })

  it('describe changes to a list', () => {
    const { items } = services.content
    const [first, second, ...others] = items
    if (!first || !second) throw new Error('the full site has two services')
    const whatOf = (next: typeof items) => documentChanges(fullSite, withServices({ items: next }))[0]?.what
    expect(whatOf([...items.slice(0, -1), { ...first, id: 'another' }])).toEqual(['new service', 'service removed'])
    expect(whatOf([second, first, ...others])).toEqual(['order of services'])
    expect(whatOf([{ ...first, paragraph: 'Other words' }, second, ...others])).toEqual(['service’s description'])
  })

  it('say “review text” and “link” for fields with the same name as their item', () => {
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

  it('describe added, removed and moved sections', () => {
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

  it('distinguish style, theme and settings', () => {
    const after = changeSettings(changeTheme({ ...fullSite, style: 'Fun' }, { headingSize: 'ExtraLarge' }), {
      pageTitle: 'Another title',
    })
    expect(documentChanges(fullSite, after).map(({ place, what }) => [place, what])).toEqual([
      ['Style', ['Fun']],
      ['Theme', ['Heading size']],
      ['Settings', ['Page title']],
    ])
  })

  it('name each changed part of the business once', () => {
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

const base = fullSite
const heading = (document: WebsiteSettings, type: 'Services' | 'Gallery', text: string) => {
  const section = document.sections.find((candidate) => candidate.type === type) as SectionOf<'Services'>
  return replaceSection(document, { ...section, content: { ...section.content, heading: text } } as Section)
}
const headingOf = (document: WebsiteSettings, type: 'Services' | 'Gallery') =>
  (document.sections.find((candidate) => candidate.type === type) as SectionOf<'Services'>).content.heading

/** Any document with the same header and footer. */
const anyVersion = anySite.map((document) => ({
  ...document,
  sections: document.sections.map((section, index, { length }) => ({
    ...section,
    id: index === 0 ? 'the-header' : index === length - 1 ? 'the-footer' : section.id,
  })) as Section[],
}))

describe('two versions of a website', () => {
  it('merge without a question if they changed different parts', () => {
    const mine = heading(base, 'Services', 'Mine')
    const theirs = changeTheme(heading(base, 'Gallery', 'Theirs'), { headingSize: 'Large' })
    const parts = differingParts({ base, mine, theirs })
    expect(parts.map(({ title, suggested, both }) => [title, suggested, both])).toEqual([
      ['Theme', 'theirs', false],
      ['Services', 'mine', false],
      ['Gallery', 'theirs', false],
    ])
    const merged = mergeVersions({ base, mine, theirs })
    expect([headingOf(merged, 'Services'), headingOf(merged, 'Gallery')]).toEqual(['Mine', 'Theirs'])
    expect(merged.theme.headingSize).toBe('Large')
  })

  it('need a decision if both changed the same part', () => {
    const mine = heading(base, 'Services', 'Mine')
    const theirs = heading(base, 'Services', 'Theirs')
    const [part] = differingParts({ base, mine, theirs })
    expect(part).toMatchObject({ title: 'Services', both: true })
    expect(headingOf(mergeVersions({ base, mine, theirs }), 'Services')).toBe('Mine')
    expect(headingOf(mergeVersions({ base, mine, theirs }, { [part?.key ?? '']: 'theirs' }), 'Services')).toBe('Theirs')
  })

  it('keep the newer drawn pictures without a question', () => {
    const drawn = (source: string) => drawnPictures.parse({ of: source })
    const mine = changeSettings(base, { drawn: drawn('mine') })
    const theirs = changeSettings(base, { drawn: drawn('theirs') })
    expect(differingParts({ base, mine, theirs })).toEqual([])
    expect(mergeVersions({ base, mine, theirs }).settings.drawn.of).toBe('mine')
    expect(mergeVersions({ base, mine: base, theirs }).settings.drawn.of).toBe('theirs')
    const titled = changeSettings(theirs, { pageTitle: 'Theirs' })
    expect(differingParts({ base, mine, theirs: titled })).toMatchObject([{ key: 'settings', both: false }])
  })

  it('keep a section that either version added, and drop a section that either version removed', () => {
    const mine = addSection(base, blankSection(base, 'ImageBanner'), 2)
    const theirs = removeSection(base, base.sections.find(({ type }) => type === 'Video')?.id ?? '')
    const merged = mergeVersions({ base, mine, theirs })
    expect(merged.sections.filter(({ type }) => type === 'Video')).toEqual([])
    expect(merged.sections.length).toBe(base.sections.length)
    expect(merged.sections[2]?.id).toBe(mine.sections[2]?.id)
  })

  it('take the order of the version that moved something', () => {
    const theirs = moveSection(base, base.sections[2]?.id ?? '', 6)
    const mine = changeSettings(base, { pageTitle: 'Mine' })
    expect(mergeVersions({ base, mine, theirs }).sections.map(({ id }) => id)).toEqual(
      theirs.sections.map(({ id }) => id),
    )
  })

  it('always merge into a valid document (property)', () => {
    const sides = fc.infiniteStream(fc.constantFrom('mine' as const, 'theirs' as const))
    fc.assert(
      fc.property(anyVersion, anyVersion, anyVersion, sides, (base, mine, theirs, choose) => {
        const chosen = Object.fromEntries(
          differingParts({ base, mine, theirs }).map(({ key }) => [key, choose.next().value ?? 'mine']),
        )
        const merged = mergeVersions({ base, mine, theirs }, chosen)
        expect(websiteSettings.safeParse(merged).error?.issues ?? []).toEqual([])
      }),
      runs(10),
    )
  }, 30_000)

  it('always equal one version when all its parts are chosen (property)', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, (mine, theirs) => {
        const all = Object.fromEntries(
          differingParts({ base: mine, mine, theirs }).map(({ key }) => [key, 'theirs' as const]),
        )
        const { id, version, ...merged } = mergeVersions({ base: mine, mine, theirs }, all)
        const { id: _id, version: _version, ...rest } = theirs
        const removedSuggestions = [...new Set([...mine.removedSuggestions, ...theirs.removedSuggestions])]
        expect(merged).toEqual({ ...rest, removedSuggestions })
      }),
      runs(10),
    )
  }, 30_000)

  it('separate the business’s facts from the settings', () => {
    const located = (location: string) => ({ ...base, business: { ...base.business, location } })
    const mine = located('Porto')
    const theirs = { ...base, settings: { ...base.settings, pageTitle: 'Theirs' } }
    expect(differingParts({ base, mine, theirs })).toMatchObject([
      { key: 'settings', suggested: 'theirs', both: false },
      { key: 'business', title: 'Business', suggested: 'mine', both: false },
    ])
    const merged = mergeVersions({ base, mine, theirs })
    expect([merged.business.location, merged.settings.pageTitle]).toEqual(['Porto', 'Theirs'])
    const both = { base, mine, theirs: located('Lisbon') }
    expect(differingParts(both)).toMatchObject([{ key: 'business', both: true }])
    expect(mergeVersions(both, { business: 'theirs' }).business.location).toBe('Lisbon')
  })
})
