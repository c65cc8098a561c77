import { createMiddleware } from 'hono/factory'
import type { ReauthenticationAct } from '../../contract/account.ts'
import { AppError } from '../../contract/errors.ts'
import { findReauthentication } from '../../services/account/find-reauthentication.ts'
import type { SignedInEnv } from '../environment.ts'

/** Behind `signedIn`: lets only those through who have just proven who they are, for this act. */
export const reauthenticated = (act: ReauthenticationAct) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const isProven = await findReauthentication(c.get('services'), c.get('person'), act)
    if (!isProven) throw new AppError('reauthentication_required')
    await next()
  })
