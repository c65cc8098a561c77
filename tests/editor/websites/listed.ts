import type { DraftListItem } from '#worker/drafts/schema.ts'

/** An item of the website list. */
export const listed = (change: Partial<DraftListItem> = {}): DraftListItem => ({
  draftId: 'draft-1',
  revision: 3,
  publishedHandle: null,
  mainDomain: null,
  url: null,
  suspended: false,
  businessName: 'Riverside Plumbing',
  createdAt: '2026-11-01T08:00:00.000Z',
  modifiedAt: '2026-11-02T08:00:00.000Z',
  lastDesignedAt: null,
  lastPublishedAt: null,
  ...change,
})
