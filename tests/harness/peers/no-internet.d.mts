export const outsideHeader: 'x-outside-host'
/** `oldTls` lists hosts that accept TLS 1.0. '*.' matches any subdomain. */
export function withoutInternet(standIn: string, of?: { oldTls?: Set<string> }): () => void
