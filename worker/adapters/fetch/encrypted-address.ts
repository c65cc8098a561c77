/** Whether requests to an address are encrypted, or stay on this machine. */
export function isEncryptedAddress(address: string | URL): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

/** Returns the address unchanged. Throws for plain http over a network, where keys and people's words would be readable. */
export function encryptedAddress<T extends string | URL>(address: T): T {
  if (!isEncryptedAddress(address)) throw new Error('the address of a service must begin with https://')
  return address
}
