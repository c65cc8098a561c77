export const outsideHeader: 'x-outside-host'
/** `oldTls`: hosts that accept TLS 1.0. '*.' stands for every other name below a domain. */
export function withoutInternet(standIn: string, of?: { oldTls?: Set<string> }): () => void
