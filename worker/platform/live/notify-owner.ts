import type { Env } from '../../env.ts'
import type { OwnerMessage } from './schema.ts'

type Context = { env: Pick<Env, 'LIVE'>; defer: (promise: Promise<unknown>) => void }

/** Tells a person's open tabs what changed, after the answer. A tab that misses it learns at its next save. */
export function notifyOwner({ env, defer }: Context, userId: string, message: OwnerMessage): void {
  defer(env.LIVE.getByName(userId).notify(message))
}
