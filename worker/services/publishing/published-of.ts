import type { Published } from '../../contract/drafts.ts'
import type { DraftRow } from '../../storage/drafts.ts'
import { draftOf } from '../drafts/draft-of.ts'
import { type SitesOrigin, siteOrigin } from './site-address.ts'

/** Where a website is now, and its draft, as its owner reads it. */
export const publishedOf = (
  env: SitesOrigin,
  { handle, releaseId }: { handle: string; releaseId: string },
  draft: DraftRow,
): Published => ({ handle, url: `${siteOrigin(env, handle)}/`, releaseId, draft: draftOf(draft) })
