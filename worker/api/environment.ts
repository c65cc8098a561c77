import type { Env } from '../env.ts'
import type { ServiceContext } from '../services/context.ts'
import type { SignedIn } from '../services/sign-in/find-session.ts'

/** What every handler of the API finds in its context. */
export type ApiEnv = {
  Bindings: Env
  Variables: {
    requestId: string
    services: ServiceContext
  }
}

/** Routes behind `signedIn` also know who is asking. */
export type SignedInEnv = ApiEnv & { Variables: { person: SignedIn } }
