import { markRegistered } from '../../storage/users.ts'
import type { ServiceContext } from '../context.ts'

/** Notes that a person has registered. Whether they are new: true once, however often it is asked. */
export const register = async (ctx: ServiceContext, userId: string): Promise<boolean> =>
  (await markRegistered(ctx.db, userId, ctx.now())) !== undefined
