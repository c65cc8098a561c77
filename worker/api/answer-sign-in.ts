import type { Context } from 'hono'
import { claimCreation } from '../services/creations/claim.ts'
import { endFormerSession } from '../services/sign-in/end-former-session.ts'
import type { SignedInNow } from '../services/sign-in/signed-in-now.ts'
import { forgetCreation, heldCreation } from './creation-cookie.ts'
import { holdDevice } from './device-cookie.ts'
import type { ApiEnv } from './environment.ts'

/**
 * Lets a browser be signed in, instead of as who it was before, and makes the creation that waits in it the person's draft. Answers
 * the draft's id, null for none.
 */
export async function answerSignIn<E extends ApiEnv>(
  c: Context<E>,
  { userId, setCookies }: SignedInNow,
): Promise<string | null> {
  await endFormerSession(c.get('services'), c.req.raw.headers)
  for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
  await holdDevice(c, userId)
  const { draftId } = await claimCreation(c.get('services'), { userId, token: heldCreation(c) })
  if (draftId) forgetCreation(c)
  return draftId
}
