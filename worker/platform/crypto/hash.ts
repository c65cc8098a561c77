/** SHA-256 of a text or of bytes: 64 hexadecimal digits. */
export async function hashOf(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Two hexadecimal digits per byte. */
export function hexOf(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += digits[byte]
  return hex
}

/**
 * A keyed hash of a text (HMAC-SHA-256). Each purpose prefixes its texts differently, so that a hash for one purpose is useless for
 * another.
 */
export async function keyedHash(secret: string, text: string): Promise<Uint8Array> {
  const bytes = (of: string) => new TextEncoder().encode(of)
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)))
}

/** An unguessable id: 32 hexadecimal digits, longer than any handle. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '')

/** A secret that only the browser stores. */
export const newToken = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)))

/** The id of the creation that belongs to a token. The id doesn't reveal the token. 32 hexadecimal digits. */
export const creationIdOf = async (token: string): Promise<string> => (await hashOf(token)).slice(0, 32)
