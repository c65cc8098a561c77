/** SHA-256 of a text or of bytes, in hexadecimal: 64 digits. */
export async function hashOf(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Two digits a byte. */
export function hexOf(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += digits[byte]
  return hex
}

/**
 * A hash of a text that needs the secret (HMAC-SHA-256). Each purpose starts its texts with a different word, so
 * that nothing made for one is of use for another.
 */
export async function keyedHash(secret: string, text: string): Promise<Uint8Array> {
  const bytes = (of: string) => new TextEncoder().encode(of)
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)))
}

/** A new id that cannot be guessed: 32 hexadecimal digits, longer than a handle can be. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '')

/** A secret that only the browser holds. */
export const newToken = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)))

/** The id under which a token's creation is stored: from the id nobody finds the token. 32 hexadecimal digits. */
export const creationIdOf = async (token: string): Promise<string> => (await hashOf(token)).slice(0, 32)
