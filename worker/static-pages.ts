import { pages } from './contract/routes-table.ts'

/** The product's public pages, drawn at build time: path, and the static file's own path (without its extension). */
export const staticPages: ReadonlyMap<string, string> = new Map<string, string>([
  [pages.home, '/home'],
  [pages.support, '/support'],
  [pages.samples, '/samples'],
])
