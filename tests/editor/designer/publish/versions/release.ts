import type { ReleaseListItem } from '#worker/publishing/schema.ts'

/** A row of the version list, by default version 4. */
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
