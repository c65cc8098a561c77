import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addSection,
  blankSection,
  changeSettings,
  changeTheme,
  moveSection,
  removeSection,
  replaceSection,
} from '../../../renderer/document/edits.ts'
import { differingParts, mergeVersions } from '../../../renderer/document/merge.ts'
import type { Section, SectionOf } from '../../../renderer/document/section-types.ts'
import { drawnPictures } from '../../../renderer/document/settings.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { anySite, runs } from '../property/arbitrary-site.ts'

const base = fullSite
const heading = (document: WebsiteSettings, type: 'Services' | 'Gallery', text: string) => {
  const section = document.sections.find((candidate) => candidate.type === type) as SectionOf<'Services'>
  return replaceSection(document, { ...section, content: { ...section.content, heading: text } } as Section)
}
const headingOf = (document: WebsiteSettings, type: 'Services' | 'Gallery') =>
  (document.sections.find((candidate) => candidate.type === type) as SectionOf<'Services'>).content.heading

/** Any document with the header and the footer that every version of a website shares. */
const anyVersion = anySite.map((document) => ({
  ...document,
  sections: document.sections.map((section, index, { length }) => ({
    ...section,
    id: index === 0 ? 'the-header' : index === length - 1 ? 'the-footer' : section.id,
  })) as Section[],
}))

describe('two versions of a website', () => {
  it('are brought together without a question where different parts were changed', () => {
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

  it('ask which one stays where both changed the same part', () => {
    const mine = heading(base, 'Services', 'Mine')
    const theirs = heading(base, 'Services', 'Theirs')
    const [part] = differingParts({ base, mine, theirs })
    expect(part).toMatchObject({ title: 'Services', both: true })
    expect(headingOf(mergeVersions({ base, mine, theirs }), 'Services')).toBe('Mine')
    expect(headingOf(mergeVersions({ base, mine, theirs }, { [part?.key ?? '']: 'theirs' }), 'Services')).toBe('Theirs')
  })

  it('do not ask which drawn pictures stay, and keep the newer ones', () => {
    const drawn = (of: string) => drawnPictures.parse({ of })
    const mine = changeSettings(base, { drawn: drawn('mine') })
    const theirs = changeSettings(base, { drawn: drawn('theirs') })
    expect(differingParts({ base, mine, theirs })).toEqual([])
    expect(mergeVersions({ base, mine, theirs }).settings.drawn.of).toBe('mine')
    expect(mergeVersions({ base, mine: base, theirs }).settings.drawn.of).toBe('theirs')
    const titled = changeSettings(theirs, { pageTitle: 'Theirs' })
    expect(differingParts({ base, mine, theirs: titled })).toMatchObject([{ key: 'settings', both: false }])
  })

  it('keep a section that one of them added, and lose one that one of them removed', () => {
    const mine = addSection(base, blankSection(base, 'ImageBanner'), 2)
    const theirs = removeSection(base, base.sections.find(({ type }) => type === 'Video')?.id ?? '')
    const merged = mergeVersions({ base, mine, theirs })
    expect(merged.sections.filter(({ type }) => type === 'Video')).toEqual([])
    expect(merged.sections.length).toBe(base.sections.length)
    expect(merged.sections[2]?.id).toBe(mine.sections[2]?.id)
  })

  it('take the order of the one who moved something', () => {
    const theirs = moveSection(base, base.sections[2]?.id ?? '', 6)
    const mine = changeSettings(base, { pageTitle: 'Mine' })
    expect(mergeVersions({ base, mine, theirs }).sections.map(({ id }) => id)).toEqual(
      theirs.sections.map(({ id }) => id),
    )
  })

  it('never make a document that cannot be stored', () => {
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

  it('are the same as the one when all its parts are taken', () => {
    fc.assert(
      fc.property(anyVersion, anyVersion, (mine, theirs) => {
        const all = Object.fromEntries(
          differingParts({ base: mine, mine, theirs }).map(({ key }) => [key, 'theirs' as const]),
        )
        const { id, version, ...merged } = mergeVersions({ base: mine, mine, theirs }, all)
        const { id: _id, version: _version, ...rest } = theirs
        expect(merged).toEqual(rest)
      }),
      runs(10),
    )
  }, 30_000)

  it('keeps what is known of the business apart from the settings', () => {
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
