import type { Env } from '../../env.ts'
import type { OwnerMessage } from './schema.ts'

type Context = { env: Pick<Env, 'LIVE'>; defer: (promise: Promise<unknown>) => void }

/** Tells a person's open tabs what changed, after the response. A tab that misses it finds out at its next save. */
export function notifyOwner({ env, defer }: Context, userId: string, message: OwnerMessage): void {
  defer(env.LIVE.getByName(userId).notify(message))
}
