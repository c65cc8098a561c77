import { isValidHandle, normalizeHandle } from '../../../renderer/document/handle.ts'
import { AppError } from '../../contract/errors.ts'
import { isReservedHandle } from '../../contract/reserved-handles.ts'
import { findHandleOwner } from '../../storage/publishing/site-rows.ts'
import type { ServiceContext } from '../context.ts'

/** The web address that a person typed. Throws invalid_request for none. */
export function wantedHandle(typed: string): string {
  const handle = normalizeHandle(typed)
  if (isValidHandle(handle)) return handle
  throw new AppError('invalid_request', { issues: [{ path: 'handle', message: 'Invalid link' }] })
}

type Claim = { userId: string; draftId: string; handle: string }

/**
 * Whether a website may have a handle: throws handle_in_use where it may not. One that it has already stays its own, whatever has
 * been reserved since. Spares the work of making files; what counts is decided when they go live.
 */
export async function checkClaim(
  ctx: ServiceContext,
  { userId, draftId, handle }: Claim,
  own: string | undefined,
): Promise<void> {
  if (handle === own) return
  if (isReservedHandle(handle)) throw new AppError('handle_in_use')
  const { owner, isKept } = await findHandleOwner(ctx.db, { handle, userId, at: ctx.now() })
  if (isKept || (owner && owner.draftId !== draftId)) throw new AppError('handle_in_use')
}
