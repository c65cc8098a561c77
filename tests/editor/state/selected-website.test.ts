import { expect, it } from 'vitest'
import { selectedWebsite } from '../../../editor/state/selected-website.ts'

const newest = { draftId: 'draft-3', publishedHandle: null }
const drafts = [newest, { draftId: 'draft-1', publishedHandle: 'riverside' }]

it('is the first of the list when none is named', () => {
  expect(selectedWebsite(drafts, null).listed).toBe(newest)
  expect(selectedWebsite(drafts, '').listed).toBe(newest)
})

it('is the one named by its id or by its web address', () => {
  expect(selectedWebsite(drafts, 'draft-1').listed?.draftId).toBe('draft-1')
  expect(selectedWebsite(drafts, 'riverside').listed?.draftId).toBe('draft-1')
})

it('is never another one than was named', () => {
  expect(selectedWebsite(drafts, 'somebody-elses')).toEqual({ asked: 'somebody-elses', listed: undefined })
  expect(selectedWebsite([], null)).toEqual({ asked: '', listed: undefined })
})
