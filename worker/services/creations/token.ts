/** A secret that only the browser holds. */
export function newToken(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

/** The id under which a token's creation is stored: from the id nobody finds the token. 32 hexadecimal digits. */
export async function creationIdOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return hex(new Uint8Array(digest)).slice(0, 32)
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
