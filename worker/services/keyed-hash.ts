/**
 * A hash of a text that needs the secret (HMAC-SHA-256). Each purpose starts its texts with a different word, so
 * that nothing made for one is of use for another.
 */
export async function keyedHash(secret: string, text: string): Promise<Uint8Array> {
  const bytes = (of: string) => new TextEncoder().encode(of)
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text)))
}
