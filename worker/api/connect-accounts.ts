import { createMiddleware } from 'hono/factory'
import type { AccountEnv } from '../accounts/parts.ts'
import type { SignInEnv } from '../accounts/sign-in-routes.ts'
import { claimHeldCreation } from '../creation/routes.ts'

/** Gives the accounts, which import no other feature, what they need from the others. */
export const connectAccounts = createMiddleware<SignInEnv & AccountEnv>(async (c, next) => {
  c.set('afterSignIn', claimHeldCreation)
  c.set('accountParts', async () => (await import('./account-parts.ts')).accountParts)
  await next()
})
