// Part of npm run check: writes the software bill of materials of the product, a CycloneDX file, and compares what is installed with the
// lock file. `npm sbom` stops at a development tool whose own dependency names no version.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type InstalledPackage, productionPackages } from './production-packages.ts'

export type Lock = { packages: Record<string, { version?: string; integrity?: string }> }

const purlOf = ({ name, version }: InstalledPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The hash of a package's archive as CycloneDX writes it, from the lock file's “sha512-…” in base64. */
function hashesOf(integrity: string) {
  const [, algorithm = '', digest = ''] = /^sha(\d+)-(\S+)/.exec(integrity) ?? []
  return [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }]
}

/** The bill of materials of these packages, and those that the lock file lacks or has in another version. */
export function billOfMaterials(packages: readonly InstalledPackage[], { packages: locked }: Lock, root: string) {
  const entryOf = ({ folder }: InstalledPackage) => locked[relative(root, folder).replaceAll('\\', '/')]
  const isLocked = (one: InstalledPackage) => entryOf(one)?.version === one.version && entryOf(one)?.integrity
  const components = packages.map((one) => ({
    type: 'library',
    'bom-ref': `${purlOf(one)}#${relative(root, one.folder).replaceAll('\\', '/')}`,
    name: one.name,
    version: one.version,
    purl: purlOf(one),
    licenses: [{ expression: one.license }],
    hashes: hashesOf(entryOf(one)?.integrity ?? ''),
  }))
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components }
  return { bill, unlocked: packages.filter((one) => !isLocked(one)) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { bill, unlocked } = billOfMaterials(productionPackages(root), lock, root)
  const file = '.cache/bill-of-materials.cdx.json'
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, file), `${JSON.stringify(bill, null, 2)}\n`)
  for (const { name, version } of unlocked) {
    console.error(`${name} ${version} is installed, but package-lock.json has no such version: run npm ci.`)
  }
  console.log(`Bill of materials: ${bill.components.length} packages, in ${file}.`)
  process.exit(unlocked.length > 0 ? 1 : 0)
}
