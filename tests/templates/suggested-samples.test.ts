import { expect, it } from 'vitest'
import { addSection } from '../../renderer/document/edits/edits.ts'
import { type Section, sectionTypes } from '../../renderer/document/section-types.ts'
import { publishedDocument } from '../../renderer/published-document.ts'
import { sampleBioPrefix } from '../../renderer/sections/team/content.ts'
import { sampleMembers } from '../../templates/suggestions/samples.ts'
import { composedSite } from '../harness/composed-site.ts'

it('sample people say that they are samples, have no portrait, and are never published', () => {
  const members = sampleMembers('en-GB')
  for (const { sample, bio, image } of members) {
    expect({ sample, image }).toEqual({ sample: true, image: null })
    expect(bio).toMatch(new RegExp(`^${sampleBioPrefix.replace(/[()]/g, '\\$&')} \\S`))
  }
  const team = sectionTypes.Team.schema.parse({ id: 'people', type: 'Team', content: { members } }) as Section
  const site = addSection(composedSite({ sections: [] }), team)
  expect(publishedDocument(site).sections.map(({ id }) => id)).not.toContain('people')
})

it('sample people don’t exist in a language without samples', () => {
  expect(sampleMembers('fi')).toEqual([])
})
