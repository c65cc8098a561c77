// The packages that the product is made of: what `dependencies` names, and what those depend on, as installed.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type InstalledPackage = { name: string; version: string; license: string; folder: string }
type Manifest = {
  name: string
  version: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Each package once per version. Throws if one is not installed, unless it is optional. */
export function productionPackages(root: string): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const visit = (folder: string) => {
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const installed = findPackage(folder, name, root)
      if (!installed && name in optionalDependencies) continue
      if (!installed) throw new Error(`${name} is not installed: run npm ci`)
      const { version, ...manifest } = manifestOf(installed)
      if (found.has(installed)) continue
      found.set(installed, { name, version, license: licenseOf(manifest), folder: installed })
      visit(installed)
    }
  }
  visit(root)
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

/** Where Node finds a package from another: in the nearest `node_modules`, up to the root's. */
function findPackage(from: string, name: string, root: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (folder === root || folder === dirname(folder)) return undefined
  }
}

function licenseOf({ license, licenses }: Pick<Manifest, 'license' | 'licenses'>): string {
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type ?? '').join(' OR ') ?? ''
}
