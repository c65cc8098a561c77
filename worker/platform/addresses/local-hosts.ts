/**
 * Whether a hostname means this machine, which internet requests can't reach by such a name. IPv6 addresses are in brackets, as in a URL.
 */
export const isLocalHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
