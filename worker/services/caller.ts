import type { Caller } from '../contract/creations.ts'
import { authSecret } from '../providers/choose.ts'
import type { ServiceContext } from './context.ts'
import { hexOf } from './hash-of.ts'
import { keyedHash } from './keyed-hash.ts'
import { visitorAddress } from './visitor-address.ts'

/** Whose calls of a model a request's are. Addresses are kept as keyed hashes: enough to count them, not to find anybody. */
export async function callerOf(
  { env }: Pick<ServiceContext, 'env'>,
  headers: Headers,
  userId?: string,
): Promise<Caller> {
  if (userId !== undefined) return { userId, address: null }
  const hash = await keyedHash(authSecret(env), `caller ${visitorAddress(headers)}`)
  return { userId: null, address: hexOf(hash.slice(0, 16)) }
}
