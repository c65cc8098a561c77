import { describe, expect, it } from 'vitest'
import {
  addSection,
  addToMenu,
  blankSection,
  changeSettings,
  changeShadows,
  changeTheme,
  duplicateSection,
  endOfPage,
  moveSection,
  removeSection,
  replaceSection,
  roomFor,
  setSectionHidden,
} from '../../../renderer/document/edits.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { fullSite } from '../fixtures/full-site.ts'

const ids = (document: typeof fullSite) => document.sections.map(({ id }) => id)

describe('adding a section', () => {
  it('puts it between header and footer, under a free id', () => {
    const added = addSection(fullSite, blankSection(fullSite, 'QuoteBanner'), 0)
    expect(ids(added).slice(0, 2)).toEqual(['header', 'quote-banner-2'])
    const atEnd = addSection(fullSite, blankSection(fullSite, 'QuoteBanner'), 99)
    expect(ids(atEnd).slice(-2)).toEqual(['quote-banner-2', 'footer'])
    expect(websiteSettings.parse(added)).toEqual(added)
  })

  it('stops at the number that its type allows', () => {
    let document = fullSite
    for (let count = 0; count < 5; count += 1) document = addSection(document, blankSection(document, 'ImageBanner'))
    expect(document.sections.filter(({ type }) => type === 'ImageBanner')).toHaveLength(3)
    expect(roomFor(document, 'ImageBanner')).toBe(0)
    expect(addSection(document, blankSection(document, 'ImageBanner'))).toBe(document)
  })
})

describe('duplicating a section', () => {
  it('puts the copy after it, while its type has room', () => {
    const banner = fullSite.sections.find(({ type }) => type === 'QuoteBanner')
    const twice = duplicateSection(fullSite, banner?.id ?? '')
    const index = ids(twice).indexOf(banner?.id ?? '')
    expect(twice.sections[index + 1]).toEqual({ ...banner, id: 'quote-banner-2' })
    expect(websiteSettings.parse(twice)).toEqual(twice)
    expect(duplicateSection(fullSite, 'header')).toBe(fullSite)
    expect(duplicateSection(fullSite, 'nowhere')).toBe(fullSite)
  })
})

describe('one shadow for all', () => {
  it('reaches every section but header and footer', () => {
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
  it('can be neither removed, moved nor hidden', () => {
    expect(removeSection(fullSite, 'header')).toBe(fullSite)
    expect(moveSection(fullSite, 'footer', 3)).toBe(fullSite)
    expect(setSectionHidden(fullSite, 'header', true)).toBe(fullSite)
  })

  it('stay first and last when others move', () => {
    expect(ids(moveSection(fullSite, 'contact', 0)).slice(0, 2)).toEqual(['header', 'contact'])
    expect(ids(moveSection(fullSite, 'introduction', 99)).slice(-2)).toEqual(['introduction', 'footer'])
  })
})

describe('a section that is added at the end of the page', () => {
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

  it('stands before the contact section where that comes last', () => {
    const ordered = moveSection(withoutFaq, 'contact', withoutFaq.sections.length - 2)
    expect(ids(addSection(ordered, faq, endOfPage(ordered))).slice(-3)).toEqual([faq.id, 'contact', 'footer'])
    const bare = removeSection(ordered, 'contact')
    expect(endOfPage(bare)).toBe(bare.sections.length - 1)
  })

  it('goes to the menu before the link to the contact section', () => {
    const added = headerLinks(addToMenu(withLinks(3), faq, 'FAQ'))
    expect(added.map(({ link }) => link.label)).toEqual(['services', 'services', 'FAQ', 'contact'])
    expect(added[2]?.link).toMatchObject({ type: 'Section', value: faq.id })
    expect(headerLinks(addToMenu(withLinks(2, 'services'), faq, 'FAQ')).at(-1)?.link.label).toBe('FAQ')
  })

  it('stays out of a full menu, of one that leads there already, and where its type may not be in it', () => {
    const full = withLinks(6)
    expect(addToMenu(full, faq, 'FAQ')).toBe(full)
    const there = withLinks(2, faq.id)
    expect(addToMenu(there, faq, 'FAQ')).toBe(there)
    const short = withLinks(1)
    expect(addToMenu(short, blankSection(short, 'ImageBanner'), 'Banner')).toBe(short)
  })
})

describe('other changes', () => {
  it('remove, hide and replace the one section', () => {
    expect(ids(removeSection(fullSite, 'video'))).not.toContain('video')
    const hidden = setSectionHidden(fullSite, 'video', true)
    expect(hidden.sections.find(({ id }) => id === 'video')?.hidden).toBe(true)
    expect(setSectionHidden(hidden, 'video', true)).toBe(hidden)
    const video = blankSection(fullSite, 'Video')
    expect(replaceSection(fullSite, { ...video, id: 'video' }).sections).toContainEqual({ ...video, id: 'video' })
  })

  it('to missing parts change nothing', () => {
    expect(removeSection(fullSite, 'nothing')).toBe(fullSite)
    expect(moveSection(fullSite, 'nothing', 2)).toBe(fullSite)
    expect(replaceSection(fullSite, blankSection(fullSite, 'QuoteBanner'))).toBe(fullSite)
    expect(moveSection(fullSite, 'services', ids(fullSite).indexOf('services'))).toBe(fullSite)
  })

  it('never touch the document they are given', () => {
    const before = structuredClone(fullSite)
    changeTheme(fullSite, { buttonCorners: 'Oval' })
    changeSettings(fullSite, { pageTitle: 'Other' })
    removeSection(fullSite, 'video')
    expect(fullSite).toEqual(before)
    expect(changeTheme(fullSite, { buttonCorners: 'Oval' }).theme.buttonCorners).toBe('Oval')
    expect(changeSettings(fullSite, { pageTitle: 'Other' }).settings.pageTitle).toBe('Other')
  })
})
