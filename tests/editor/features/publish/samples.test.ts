import { expect, it } from 'vitest'
import { countSamples, describeSamples } from '../../../../editor/features/publish/samples.ts'
import { setSectionHidden } from '../../../../renderer/document/edits.ts'
import { sectionTypes } from '../../../../renderer/document/section-types.ts'
import { websiteOf } from '../../website.ts'

const website = () => {
  const document = websiteOf(['CustomerReviews', 'Team'])
  const [header, reviews, team, footer] = document.sections
  if (!header || !reviews || !team || !footer) throw new Error('four sections')
  const items = ['a', 'b', 'c'].map((id) => ({ id, sample: id !== 'c' }))
  return {
    ...document,
    sections: [
      header,
      { ...reviews, content: sectionTypes.CustomerReviews.content.parse({ items }) } as typeof reviews,
      { ...team, content: sectionTypes.Team.content.parse({ members: [{ id: 'a', sample: true }] }) } as typeof team,
      footer,
    ],
  }
}

it('counts what is invented, by what it is', () => {
  expect(countSamples(website())).toEqual({ review: 2, person: 1 })
  expect(countSamples(setSectionHidden(website(), 'team-2', true))).toEqual({ review: 2 })
  expect(countSamples(websiteOf())).toEqual({})
})

it('says so in words', () => {
  expect(describeSamples({ review: 2, person: 1 })).toBe('2 sample reviews and 1 sample person')
  expect(describeSamples({ person: 2 })).toBe('2 sample people')
  expect(describeSamples({})).toBe('')
})
