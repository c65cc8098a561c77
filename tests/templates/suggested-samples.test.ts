import { expect, it } from 'vitest'
import { addSection } from '../../renderer/document/edits/edits.ts'
import { type Section, sectionTypes } from '../../renderer/document/section-types.ts'
import { publishedDocument } from '../../renderer/published-document.ts'
import { sampleBioPrefix } from '../../renderer/sections/team/content.ts'
import { sampleMembers, sampleReviews } from '../../templates/suggestions/samples.ts'
import { composedSite } from '../harness/composed-site.ts'

it('sample people and reviews say what they are, have no stars and no portrait, and are never published', () => {
  const [members, items] = [sampleMembers('en-GB'), sampleReviews('en-GB')]
  for (const { sample, bio, image } of members) {
    expect({ sample, image }).toEqual({ sample: true, image: null })
    expect(bio).toMatch(new RegExp(`^${sampleBioPrefix.replace(/[()]/g, '\\$&')} \\S`))
  }
  for (const { sample, stars } of items) expect({ sample, stars }).toEqual({ sample: true, stars: 0 })
  const sections = [
    { id: 'people', type: 'Team', content: { members } },
    { id: 'reviews', type: 'CustomerReviews', content: { items } },
  ].map((section) => sectionTypes[section.type as 'Team'].schema.parse(section) as Section)
  const site = sections.reduce((document, section) => addSection(document, section), composedSite({ sections: [] }))
  expect(publishedDocument(site).sections.map(({ id }) => id)).not.toContain('people')
  expect(publishedDocument(site).sections.map(({ id }) => id)).not.toContain('reviews')
})

it('a language without samples has none', () => {
  expect([sampleMembers('fi'), sampleReviews('fi')]).toEqual([[], []])
})
