import { popupId, socialErrors } from '../../../worker/accounts/schema.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import type { SocialEnd } from '../../state/social-popup.ts'

/** The result that ends a social sign-in. `popup` is set in a popup. */
export type SocialReturn = SocialEnd & { popup: string | undefined }

export function readReturn(search: string): SocialReturn {
  const query = new URLSearchParams(search)
  const error = query.get('error')
  return {
    // Any other word is somebody else's.
    error: error === null ? null : (socialErrors.find((known) => known === error) ?? 'failed'),
    draftId: query.get('draftId'),
    popup: popupId.safeParse(query.get('popup')).data,
  }
}

/** The account page that a proof was for, told how it ended; undefined when somebody was to be signed in. */
export function pathAfterProof(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const next = query.get('next') ?? ''
  if (!next.startsWith(`${pages.account}?act=`)) return undefined
  const { error } = readReturn(search)
  return error === null ? next : `${next}&${new URLSearchParams({ error })}`
}
