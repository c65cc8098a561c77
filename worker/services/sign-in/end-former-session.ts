import type { ServiceContext } from '../context.ts'
import { bearsSession } from './find-session.ts'
import { signOut } from './sign-out.ts'

/** Ends the session that a browser came with, once it has got another: the old one would only lie about. */
export async function endFormerSession(ctx: ServiceContext, headers: Headers): Promise<void> {
  if (bearsSession(ctx, headers)) await signOut(ctx, headers)
}
