import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../worker/platform/addresses/public-path-list.ts')

/** Writes the sorted paths of the public pages for the Worker. Leaves an unchanged file alone. Throws if two pages have one path. */
export function writePublicPaths(pages: readonly { path: string }[]): void {
  const paths = pages.map(({ path }) => path).toSorted()
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at)
  if (twice.length > 0) throw new Error(`There are two public pages at ${twice.join(', ')}.`)
  const text = `// The build writes this list of the pages in marketing/.
export const publicPaths = [
${paths.map((path) => `  '${path}',`).join('\n')}
] as const
`
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
