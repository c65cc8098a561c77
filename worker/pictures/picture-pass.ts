import { timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '../platform/context.ts'
import { creationIdOf, hexOf, keyedHash } from '../platform/crypto/hash.ts'
import { authSecret } from '../platform/crypto/signed-token.ts'
import { HOUR } from '../platform/time.ts'
import { findOwnPicture } from './picture-rows.ts'

/** Its name in the query of a picture's address. */
export const passName = 'pass'

/** In milliseconds. A pass works for one to two spans and is the same within one, so that browsers can keep the picture. */
const span = 12 * HOUR

type Asking = { hash: string; userId: string | undefined; creationToken: string | undefined }

/**
 * What lets a browser load a picture from the host of previews, which knows no sessions, for a day at most. Undefined unless the picture is
 * the person's own or belongs to the creation that their browser holds.
 */
export async function grantPicture(
  ctx: ServiceContext,
  { hash, userId, creationToken }: Asking,
): Promise<string | undefined> {
  if (userId === undefined && creationToken === undefined) return undefined
  const creationId = creationToken === undefined ? undefined : await creationIdOf(creationToken)
  if (!(await findOwnPicture(ctx.db, { hash, userId, creationId }))) return undefined
  return passUntil(ctx, hash, (Math.floor(ctx.now().getTime() / span) + 2) * span)
}

/** Whether a pass is for this picture and has not expired. */
export async function isPicturePass(ctx: ServiceContext, hash: string, pass: string): Promise<boolean> {
  const until = Number(/^(\d{1,15})\./.exec(pass)?.[1] ?? 0)
  if (until <= ctx.now().getTime()) return false
  const [expected, actual] = [Buffer.from(await passUntil(ctx, hash, until)), Buffer.from(pass)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

async function passUntil({ env }: Pick<ServiceContext, 'env'>, hash: string, until: number): Promise<string> {
  const mac = await keyedHash(authSecret(env), `picture ${hash} until ${until}`)
  return `${until}.${hexOf(mac.slice(0, 16))}`
}
