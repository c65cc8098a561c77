/** What the designer can show of the current draft. */
export type DocumentStatus = 'Waiting' | 'Ready' | 'Unavailable'

/**
 * Waiting until it is known who is signed in and which drafts there are; Unavailable to someone signed out or without
 * drafts; Ready once a document is open, and as long as it is: an open document outlives a deletion elsewhere.
 */
export function documentStatus(known: {
  authLoaded: boolean
  signedIn: boolean
  /** Undefined until the list is there. */
  draftCount: number | undefined
  open: boolean
}): DocumentStatus {
  if (!known.authLoaded) return 'Waiting'
  if (!known.signedIn || (known.draftCount === 0 && !known.open)) return 'Unavailable'
  return known.open ? 'Ready' : 'Waiting'
}
