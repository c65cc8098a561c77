// Part of npm run check: every package in the product has a license that allows selling it.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productionPackages } from './production-packages.ts'

const allowed = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'Zlib', 'OFL-1.1', 'Python-2.0'],
])

/** Whether an SPDX expression leaves at least one choice of allowed licenses. Nothing and unknown words are not allowed. */
export function isAllowedLicense(expression: string): boolean {
  const choices = expression.replace(/[()]/g, ' ').split(/\s+OR\s+/)
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((license) => allowed.has(license.trim())))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
  const packages = productionPackages(root)
  const refused = packages.filter(({ license }) => !isAllowedLicense(license))
  for (const { name, version, license } of refused) {
    console.error(
      `${name} ${version} has the license “${license || 'none'}”: replace it, or allow the license in scripts/check/licenses.ts.`,
    )
  }
  console.log(`Licenses of ${packages.length} packages in the product: ${refused.length} refused.`)
  process.exit(refused.length > 0 ? 1 : 0)
}
