import type { ReleaseListItem } from '#worker/publishing/schema.ts'

/** A line of the list of versions, the fourth by default. */
export const releaseOf = (change: Partial<ReleaseListItem>): ReleaseListItem => ({
  number: 4,
  createdAt: '2026-11-16T08:00:00.000Z',
  handle: 'elm-row',
  domain: null,
  cause: 'publish',
  restoredFrom: null,
  changes: [],
  live: false,
  liveSince: null,
  ...change,
})
