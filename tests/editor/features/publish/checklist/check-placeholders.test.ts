import { describe, expect, it } from 'vitest'
import { checkPlaceholders } from '../../../../../editor/features/publish/checklist/check-placeholders.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { found } from './checked-site.ts'

describe('words that stand where the owner’s own should', () => {
  it('are not on a finished website', () => {
    expect(found(checkPlaceholders, fullSite)).toEqual([])
  })

  it.each([
    ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
    ['The best of {place}', '{place}'],
    ['Call [your number] now', '[your number]'],
    ['Write to name@example.com', 'example.com'],
    ['See www.yourwebsite.com', 'www.yourwebsite.com'],
  ])('are found in %j', (body, left) => {
    expect(found(checkPlaceholders, withContent('Introduction', { body }))).toEqual([
      `introduction.body: Text still says “${left}”.`,
    ])
  })

  it.each(['We are, for example, on [Main] street', 'Visit cal.example-shop.com', 'Your website in a day'])(
    'are not mistaken in %j',
    (body) => expect(found(checkPlaceholders, withContent('Introduction', { body }))).toEqual([]),
  )

  it('are found in links, and in the biography of a person who is called real', () => {
    const button = { type: 'Web', value: 'https://example.com/book', label: 'Book' }
    expect(found(checkPlaceholders, withContent('Introduction', { button }))).toHaveLength(1)
    const members = [{ id: 'a', name: 'Ann', bio: '(Sample Bio) Ann runs the shop.', sample: false }]
    expect(found(checkPlaceholders, withContent('Team', { members }))).toEqual([
      'team.members.a.bio: About still says “(Sample Bio)”.',
    ])
    expect(found(checkPlaceholders, withContent('Team', { members: [{ ...members[0], sample: true }] }))).toEqual([])
  })
})
