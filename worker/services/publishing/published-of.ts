import type { Published } from '../../contract/drafts.ts'
import type { DraftRow } from '../../storage/drafts.ts'
import { draftOf } from '../drafts/draft-of.ts'
import { hostOrigin, type SitesOrigin } from './site-address.ts'

/** Where a website is now, and its draft, as its owner reads it. */
export const publishedOf = (
  env: SitesOrigin,
  { handle, host, releaseId }: { handle: string; host: string; releaseId: string },
  draft: DraftRow,
): Published => ({ handle, url: `${hostOrigin(env, host)}/`, releaseId, draft: draftOf(draft) })
