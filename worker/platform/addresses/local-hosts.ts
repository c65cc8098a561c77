/** Whether a hostname means this machine, which no request from the internet can name. An IPv6 address is in brackets, as in a URL. */
export const isLocalHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
