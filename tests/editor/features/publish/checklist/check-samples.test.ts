import { describe, expect, it } from 'vitest'
import { checkSamples } from '../../../../../editor/features/publish/checklist/check-samples.ts'
import { setSectionHidden } from '../../../../../renderer/document/edits.ts'
import { finishedSite, finishedWith, found } from './checked-site.ts'

const review = (id: string, sample: boolean) => ({ id, paragraph: 'Lovely', authorName: 'Jo', sample })
const person = (id: string, sample: boolean) => ({ id, name: 'Jo', sample })

describe('samples', () => {
  it('are not on a finished website', () => {
    expect(found(checkSamples, finishedSite)).toEqual([])
  })

  it('are counted by section, and lead to the first of them', () => {
    const items = [review('a', false), review('b', true), review('c', true)]
    expect(found(checkSamples, finishedWith('CustomerReviews', { items }))).toEqual([
      'customer-reviews.items.b: 2 sample reviews won’t appear on your page.',
    ])
  })

  it('take their section with them when they are all there is', () => {
    expect(found(checkSamples, finishedWith('Team', { members: [person('a', true), person('b', true)] }))).toEqual([
      'team.members.a: 2 sample people won’t appear on your page, and neither will the section.',
    ])
    expect(found(checkSamples, finishedWith('Team', { members: [person('a', true)] }))).toEqual([
      'team.members.a: 1 sample person won’t appear on your page, and neither will the section.',
    ])
  })

  it('in a hidden section are of no interest', () => {
    const site = finishedWith('Team', { members: [person('a', true)] })
    expect(found(checkSamples, setSectionHidden(site, 'team', true))).toEqual([])
  })
})
