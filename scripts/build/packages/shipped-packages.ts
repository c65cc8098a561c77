// The packages whose code, data or drawings are in what a deployment uploads.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `text`: its license file. `parts`: where it is: the browser's scripts, a Worker, or files beside them. */
export type ShippedPackage = { name: string; version: string; license: string; text: string; parts: string[] }

/** As Vite writes it with `build.license`. */
type Bundled = { name: string; version: string; identifier?: string; text?: string }

/** Vite's list of what a bundle contains, in the bundle's folder. */
export const packagesFile = '.vite/packages.json'

/** Merges the packages of bundles, by the folder that each was written to, with those whose files were copied or drawn from. */
export function shippedPackages(root: string, bundles: Record<string, string>, copied: readonly string[]) {
  const found = new Map<string, ShippedPackage>()
  const add = (part: string, { name, version, identifier = '', text = '' }: Bundled) => {
    const key = `${name}@${version}`
    const known = found.get(key) ?? { name, version, license: identifier, text, parts: [] }
    found.set(key, { ...known, parts: [...new Set([...known.parts, part])] })
  }
  for (const [part, folder] of Object.entries(bundles)) {
    const packages: Bundled[] = JSON.parse(readFileSync(join(folder, packagesFile), 'utf8'))
    for (const one of packages) add(part, one)
  }
  for (const name of copied) add('files', installedPackage(join(root, 'node_modules', name)))
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

function installedPackage(folder: string): Bundled {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: run npm ci.`)
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[sc]e/i.test(one))
  return { name, version, identifier: license, text: file ? readFileSync(join(folder, file), 'utf8').trim() : '' }
}
