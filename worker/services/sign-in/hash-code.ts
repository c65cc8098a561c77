/**
 * How a code is stored. Keyed, because a plain hash of six digits is found by trying them all: who reads the database
 * without the secret learns nothing.
 */
export async function hashCode(secret: string, code: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, bytes(`one-time code ${code}`))
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
}
