import type { Env } from '../../env.ts'
import { located } from '../located.ts'
import type { OwnerMessage } from './schema.ts'

type Context = { env: Pick<Env, 'LIVE' | 'JURISDICTION'>; defer: (promise: Promise<unknown>) => void }

/** Notifies a person's open tabs about a change, after the response. A tab that misses it finds out at its next save. */
export function notifyOwner({ env, defer }: Context, userId: string, message: OwnerMessage): void {
  defer(located(env.LIVE, env).getByName(userId).notify(message))
}
