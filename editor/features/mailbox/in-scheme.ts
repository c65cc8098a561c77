export type Scheme = 'light' | 'dark'

/** A mail's HTML as a reader in this scheme shows it, whatever scheme the system has. */
export const inScheme = (html: string, scheme: Scheme): string =>
  html.replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
