import { describe, expect, it } from 'vitest'
import { type DocumentStatus, documentStatus } from '../../../editor/state/document-status.ts'

/** Every combination of what can be known, and what it means. */
const cases = [false, true].flatMap((authLoaded) =>
  [false, true].flatMap((signedIn) =>
    [undefined, 0, 1, 2].flatMap((draftCount) =>
      [false, true].map((open) => ({ authLoaded, signedIn, draftCount, open })),
    ),
  ),
)
const statusWhere = (is: (known: (typeof cases)[number]) => boolean): Set<DocumentStatus> =>
  new Set(cases.filter(is).map(documentStatus))
const only = (status: DocumentStatus) => new Set([status])

describe('the status of the current draft', () => {
  it('is Waiting until it is known who is there, whatever else seems to be', () => {
    expect(statusWhere(({ authLoaded }) => !authLoaded)).toEqual(only('Waiting'))
  })

  it('is Unavailable to someone signed out, whatever is still on the screen', () => {
    expect(statusWhere(({ authLoaded, signedIn }) => authLoaded && !signedIn)).toEqual(only('Unavailable'))
  })

  it('is Unavailable to someone without drafts', () => {
    expect(
      statusWhere(({ authLoaded, signedIn, draftCount, open }) => authLoaded && signedIn && draftCount === 0 && !open),
    ).toEqual(only('Unavailable'))
  })

  it('is Waiting while the drafts, or the one to be shown, are on the way', () => {
    expect(
      statusWhere(({ authLoaded, signedIn, draftCount, open }) => authLoaded && signedIn && draftCount !== 0 && !open),
    ).toEqual(only('Waiting'))
  })

  it('is Ready once a document is open, though it was the last and was deleted elsewhere', () => {
    expect(statusWhere(({ authLoaded, signedIn, open }) => authLoaded && signedIn && open)).toEqual(only('Ready'))
  })
})
