import { timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '../platform/context.ts'
import { authSecrets } from '../platform/crypto/auth-secret.ts'
import { creationIdOf, hexOf, keyedHash } from '../platform/crypto/hash.ts'
import { HOUR } from '../platform/time.ts'
import { hasCreationPicture, hasPicture } from './picture-rows.ts'

/** The query parameter in a picture's address. */
export const passName = 'pass'

/** In milliseconds. A pass is valid for one to two spans and identical within one span, so that browsers can cache the picture. */
const span = 12 * HOUR

type Asking = { hash: string; userId: string | undefined; creationToken: string | undefined }

/**
 * A pass that lets a browser load a picture from the preview host, which has no sessions, for at most a day. Undefined unless the picture
 * belongs to the person or to their browser's creation.
 */
export async function grantPicture(
  ctx: ServiceContext,
  { hash, userId, creationToken }: Asking,
): Promise<string | undefined> {
  const isOfTheirs = userId !== undefined && (await hasPicture(ctx.db, { hash, userId }))
  if (!isOfTheirs && !(await isOfCreation(ctx, hash, creationToken))) return undefined
  return passUntil(authSecrets(ctx.env)[0], hash, (Math.floor(ctx.now().getTime() / span) + 2) * span)
}

const isOfCreation = async ({ db }: ServiceContext, hash: string, token: string | undefined) =>
  token !== undefined && hasCreationPicture(db, { hash, creationId: await creationIdOf(token) })

/** Whether a pass is for this picture and hasn't expired. */
export async function isPicturePass(ctx: ServiceContext, hash: string, pass: string): Promise<boolean> {
  const until = Number(/^(\d{1,15})\./.exec(pass)?.[1] ?? 0)
  if (until <= ctx.now().getTime()) return false
  const actual = Buffer.from(pass)
  for (const secret of authSecrets(ctx.env)) {
    const expected = Buffer.from(await passUntil(secret, hash, until))
    if (expected.length === actual.length && timingSafeEqual(expected, actual)) return true
  }
  return false
}

async function passUntil(secret: string, hash: string, until: number): Promise<string> {
  const mac = await keyedHash(secret, `picture ${hash} until ${until}`)
  return `${until}.${hexOf(mac.slice(0, 16))}`
}
