import { isValidHandle, normalizeHandle } from '../../../renderer/document/handle.ts'
import type { HandleCheck } from '../../contract/drafts.ts'
import { isReservedHandle } from '../../contract/reserved-handles.ts'
import { findHandleOwner } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { siteOrigin } from './site-address.ts'

/**
 * Whether what a person typed can be their web address. Their own counts as available, and one that they left; when the draft is
 * named, only that draft's own. Only a hint: the publish itself decides. Asks the database, since the store remembers misses for a while.
 */
export async function checkHandle(
  ctx: ServiceContext,
  typed: string,
  userId?: string,
  draftId?: string,
): Promise<HandleCheck> {
  const handle = normalizeHandle(typed)
  if (!isValidHandle(handle)) return { handle, status: 'invalid', url: null }
  const url = `${siteOrigin(ctx.env, handle)}/`
  if (isReservedHandle(handle)) return { handle, status: 'in-use', url }
  const { owner, isKept } = await findHandleOwner(ctx.db, { handle, userId: userId ?? null, at: ctx.now() })
  const isOwn = owner !== undefined && owner.userId === userId && (draftId === undefined || owner.draftId === draftId)
  return { handle, status: !isKept && (owner === undefined || isOwn) ? 'available' : 'in-use', url }
}
