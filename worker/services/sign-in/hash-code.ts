import { keyedHash } from '../keyed-hash.ts'

/**
 * How a code is stored. Keyed, because a plain hash of six digits is found by trying them all: who reads the database
 * without the secret learns nothing.
 */
export async function hashCode(secret: string, code: string): Promise<string> {
  return btoa(String.fromCharCode(...(await keyedHash(secret, `one-time code ${code}`))))
}
