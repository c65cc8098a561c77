import { Hono } from 'hono'
import { isValidHandle, normalizeHandle } from '../../renderer/document/values/handle.ts'
import { findSession } from '../accounts/sessions/sessions.ts'
import { type HandleCheck, handleCheck, handleQuery } from '../drafts/schema.ts'
import { siteOrigin } from '../platform/addresses/hosts.ts'
import { isReservedHandle } from '../platform/addresses/reserved-handles.ts'
import type { ApiEnv, ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { describe, query } from '../platform/http/route.ts'
import { findHandleOwner, type Site } from './rows/sites.ts'

/** The web address that a person typed. Throws invalid_request for none. */
export function parseHandle(typed: string): string {
  const handle = normalizeHandle(typed)
  if (isValidHandle(handle)) return handle
  throw new AppError('invalid_request', { issues: [{ path: 'handle', message: 'Invalid link' }] })
}

/**
 * Throws handle_in_use if a website can't have this handle. A live website keeps its own handle, even if the name was reserved later. This
 * check only avoids rendering for nothing: the commit decides.
 */
export async function assertHandleAvailable(ctx: ServiceContext, { draft, live }: Site, handle: string): Promise<void> {
  if (handle === live?.handle) return
  if (isReservedHandle(handle)) throw new AppError('handle_in_use')
  const { owner, isReserved } = await findHandleOwner(ctx.db, { handle, userId: draft.userId, at: ctx.now() })
  if (isReserved || (owner && owner.draftId !== draft.id)) throw new AppError('handle_in_use')
}

export const handleRoutes = new Hono<ApiEnv>().get(
  '/:handle',
  describe({
    summary: 'Check whether a web address is available',
    description: 'Accepts unnormalized input. The given draft’s own web address counts as available.',
    answers: { 200: handleCheck },
    errors: ['invalid_request'],
  }),
  query(handleQuery),
  async (c) => {
    const person = await findSession(c.get('services'), c.req.raw.headers)
    const userId = person?.user.uid
    return c.json(
      await checkHandle(c.get('services'), c.req.param('handle'), userId, c.req.valid('query').draftId),
      200,
    )
  },
)

/**
 * Whether the typed text can be this person's web address. Their own addresses count as available, including ones they left; if a draft is
 * named, only that draft's own. Only a hint: publishing decides. Reads D1, since KV caches misses.
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
  const { owner, isReserved } = await findHandleOwner(ctx.db, { handle, userId: userId ?? null, at: ctx.now() })
  const isOwn = owner !== undefined && owner.userId === userId && (draftId === undefined || owner.draftId === draftId)
  return { handle, status: !isReserved && (owner === undefined || isOwn) ? 'available' : 'in-use', url }
}
