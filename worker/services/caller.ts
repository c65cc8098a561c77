import type { Caller } from '../contract/creations.ts'
import { authSecret } from '../providers/choose.ts'
import type { ServiceContext } from './context.ts'
import { hexOf } from './hash-of.ts'
import { keyedHash } from './keyed-hash.ts'
import { visitorAddress } from './visitor-address.ts'

/** Who causes what a request costs. Addresses are kept as keyed hashes: enough to count them, not to find anybody. */
export async function callerOf(
  { env }: Pick<ServiceContext, 'env'>,
  headers: Headers,
  user?: { uid: string; verified: boolean },
): Promise<Caller> {
  if (user?.verified) return { userId: user.uid, address: null }
  const hash = await keyedHash(authSecret(env), `caller ${visitorAddress(headers)}`)
  return { userId: user?.uid ?? null, address: hexOf(hash.slice(0, 16)) }
}
