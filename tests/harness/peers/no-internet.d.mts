export const outsideHeader: 'x-outside-host'
export function withoutInternet(standIn: string): () => void
