import { timingSafeEqual } from 'node:crypto'
import { hashOf } from './hash.ts'

/** Whether an Authorization header has the token. Compares hashes in constant time. False without a token. */
export async function bears(header: string | undefined, token = ''): Promise<boolean> {
  const given = /^Bearer (.{1,512})$/.exec(header ?? '')?.[1] ?? ''
  const bytes = async (text: string) => new TextEncoder().encode(await hashOf(text))
  const isSame = timingSafeEqual(await bytes(given), await bytes(token))
  return isSame && token !== ''
}
