import type { RewriteWay } from '../../../worker/creation/rewrites/schema.ts'

/** What each way is called on its button. */
export const wayWords: Record<RewriteWay, string> = {
  rewrite: 'Rewrite',
  shorter: 'Shorter',
  longer: 'Longer',
  friendlier: 'Friendlier',
  formal: 'More formal',
  translate: 'Translate',
  own: 'Custom…',
}
