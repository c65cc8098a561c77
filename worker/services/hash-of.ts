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
