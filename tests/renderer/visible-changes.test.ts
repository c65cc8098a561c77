import { expect, it } from 'vitest'
import { changeText } from '../../editor/ui/change-words.ts'
import { changeSettings, moveSection, removeSection, setSectionHidden } from '../../renderer/document/edits.ts'
import { visibleChanges } from '../../renderer/visible-changes.ts'
import { withContent } from './changed-site.ts'
import { fullSite } from './fixtures/full-site.ts'

const idOf = (type: string) => fullSite.sections.find((section) => section.type === type)?.id ?? ''
const lines = (after: typeof fullSite, before = fullSite) => visibleChanges(before, after).map(changeText)

it('tells place by place what visitors will see differently', () => {
  const changed = changeSettings(withContent('Services', { heading: 'Made to measure', body: 'All by hand.' }), {
    pageTitle: 'Kitchens',
  })
  expect(lines(changed)).toEqual(['Settings: Page title', 'Services: Heading and Text'])
  expect(lines(moveSection(fullSite, idOf('Gallery'), 1))).toEqual(['Gallery moved'])
  expect(lines(setSectionHidden(fullSite, idOf('Team'), true))).toEqual(['Team hidden'])
  expect(lines(removeSection(fullSite, idOf('Video')))).toEqual(['Video removed'])
})

it('tells nothing when nothing has changed', () => {
  expect(lines(structuredClone(fullSite))).toEqual([])
})

it('leaves out what visitors see neither before nor after', () => {
  const hidden = setSectionHidden(fullSite, idOf('Team'), true)
  const within = setSectionHidden(withContent('Team', { heading: 'Who we are' }), idOf('Team'), true)
  expect(lines(within, hidden)).toEqual([])
  const review = { id: 'review-9', paragraph: 'Lovely', authorName: 'Jo', authorLocation: '', sample: true }
  const reviews = fullSite.sections.find((section) => section.type === 'CustomerReviews')?.content as {
    items: object[]
  }
  expect(lines(withContent('CustomerReviews', { items: [...reviews.items, review] }))).toEqual([])
})
