import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type SourceFile = {
  /** Relative to the root, with forward slashes. */
  path: string
  text: string
  /** Every imported module, including type imports: packages by name, relative modules by path from the root. */
  imports: string[]
}

const imported = /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

/** The product's TypeScript sources, without tests and generated files. */
export function readSourceFiles(): SourceFile[] {
  return globSync('{renderer,templates,worker,editor,marketing}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const imports = [...withoutComments(text).matchAll(imported)].map(([, from, bare]) => {
        const name = from ?? bare ?? ''
        return name.startsWith('.') ? normalize(join(dirname(path), name)).replaceAll('\\', '/') : withoutAlias(name)
      })
      return { path, text, imports }
    })
}

const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const aliases = Object.entries(imports).map(([alias, folder]) => [
  alias.replace('*', ''),
  folder.replace('./', '').replace('*', ''),
])

/** Resolves import aliases of package.json, such as '#ui/theme.ts'. */
function withoutAlias(name: string): string {
  const [alias = '', folder = ''] = aliases.find(([alias = '']) => name.startsWith(alias)) ?? []
  return folder + name.slice(alias.length)
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
