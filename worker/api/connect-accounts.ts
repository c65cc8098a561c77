import { createMiddleware } from 'hono/factory'
import type { AccountEnv } from '../accounts/parts.ts'
import type { SignInEnv } from '../accounts/sign-in-routes.ts'

/** Gives the accounts, which import no other feature, what they need from the others. Each feature loads on first use. */
export const connectAccounts = createMiddleware<SignInEnv & AccountEnv>(async (c, next) => {
  c.set('afterSignIn', async (...person) => (await import('../creation/routes.ts')).claimHeldCreation(...person))
  c.set('accountParts', async () => (await import('./account-parts.ts')).accountParts)
  await next()
})
