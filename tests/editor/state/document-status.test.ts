import { expect, it } from 'vitest'
import { documentStatus } from '../../../editor/state/document-status.ts'

const known = { authLoaded: true, signedIn: true, draftCount: 2, open: true }

it('is Waiting until it is known who is there, what they have, and until it is open', () => {
  expect(documentStatus({ ...known, authLoaded: false })).toBe('Waiting')
  expect(documentStatus({ ...known, draftCount: undefined, open: false })).toBe('Waiting')
  expect(documentStatus({ ...known, open: false })).toBe('Waiting')
})

it('is Unavailable to someone signed out or without drafts', () => {
  expect(documentStatus({ ...known, signedIn: false })).toBe('Unavailable')
  expect(documentStatus({ ...known, draftCount: 0, open: false })).toBe('Unavailable')
})

it('is Ready once a document is open, though it was the last and was deleted elsewhere', () => {
  expect(documentStatus(known)).toBe('Ready')
  expect(documentStatus({ ...known, draftCount: 0 })).toBe('Ready')
})
