import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../scripts/check/bill-of-materials.ts'
import { isAllowedLicense } from '../../scripts/check/licenses.ts'
import { productionPackages } from '../../scripts/check/production-packages.ts'

/** A folder with installed packages. Keys are folders below the root, '' is the root itself. */
function installed(packages: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'packages-'))
  for (const [folder, manifest] of Object.entries(packages)) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest))
  }
  return root
}

const nested = {
  '': { dependencies: { a: '1', '@s/b': '1' }, devDependencies: { tool: '1' } },
  'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { c: '2' }, optionalDependencies: { none: '1' } },
  'node_modules/a/node_modules/c': { version: '2.0.0', license: { type: 'ISC' }, dependencies: { a: '1' } },
  'node_modules/@s/b': { version: '1.1.0', licenses: [{ type: 'GPL-3.0' }, { type: 'MIT' }], dependencies: { c: '1' } },
  'node_modules/c': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
}

describe('the packages of the product', () => {
  it('are what it depends on and what those depend on, as Node finds them, without the tools', () => {
    const found = productionPackages(installed(nested)).map(({ name, version, license }) => [name, version, license])
    expect(found).toEqual([
      ['@s/b', '1.1.0', 'GPL-3.0 OR MIT'],
      ['a', '1.0.0', 'MIT'],
      ['c', '1.0.0', ''],
      ['c', '2.0.0', 'ISC'],
    ])
  })

  it('are not taken for complete where one is not installed', () => {
    expect(() => productionPackages(installed({ '': { dependencies: { gone: '1' } } }))).toThrow(
      'gone is not installed',
    )
  })

  it('of this repository are many, and all have an allowed license', () => {
    const packages = productionPackages(join(import.meta.dirname, '../..'))
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter(({ license }) => !isAllowedLicense(license))).toEqual([])
  })
})

describe('a license', () => {
  it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0)', 'MIT AND ISC AND BSD-3-Clause', '(MPL-2.0 OR Apache-2.0)'])(
    'that is allowed: %s',
    (license) => expect(isAllowedLicense(license)).toBe(true),
  )
  it.each([
    '',
    'GPL-3.0',
    'AGPL-3.0-only',
    'MIT AND GPL-2.0',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    'mit-like',
    'MPL-2.0',
  ])('that is refused: %s', (license) => expect(isAllowedLicense(license)).toBe(false))
})

describe('the bill of materials', () => {
  // ASVS 15.1.2
  it('names each package with its version, license, address and hash', () => {
    const root = installed(nested)
    const integrity = `sha512-${Buffer.from('hash').toString('base64')}`
    const lock = { packages: { 'node_modules/@s/b': { version: '1.1.0', integrity } } }
    const packages = productionPackages(root).filter(({ name }) => name === '@s/b')
    const { bill, unlocked } = billOfMaterials(packages, lock, root)
    expect(unlocked).toEqual([])
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      components: [
        {
          ...{ name: '@s/b', version: '1.1.0', purl: 'pkg:npm/%40s/b@1.1.0' },
          licenses: [{ expression: 'GPL-3.0 OR MIT' }],
          hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }],
        },
      ],
    })
  })

  it('finds packages that the lock file has not, has in another version, or without a hash', () => {
    const root = installed(nested)
    const lock = {
      packages: {
        'node_modules/a': { version: '0.9.0', integrity: 'sha512-aaaa' },
        'node_modules/c': { version: '1.0.0' },
        'node_modules/a/node_modules/c': { version: '2.0.0', integrity: 'sha512-aaaa' },
      },
    }
    const { unlocked } = billOfMaterials(productionPackages(root), lock, root)
    expect(unlocked.map(({ name, version }) => `${name} ${version}`)).toEqual(['@s/b 1.1.0', 'a 1.0.0', 'c 1.0.0'])
  })
})

// ASVS 15.1.2
it('every locked package comes from the registry of npm, with a hash', () => {
  type Entry = { resolved?: string; integrity?: string }
  const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(lock)
  // Without an address, npm asks its registry.
  const isTrusted = ({ resolved, integrity }: Entry) =>
    (resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')) && integrity?.startsWith('sha512-')
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter(([, entry]) => !isTrusted(entry)).map(([path]) => path)).toEqual([])
})

describe('the rules for updates', () => {
  const root = join(import.meta.dirname, '../..')
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
  const { packageRules }: { packageRules: { matchPackageNames: string[]; rangeStrategy?: string }[] } =
    read('renovate.json')
  const { dependencies, devDependencies }: Record<string, Record<string, string>> = read('package.json')
  const ranges = { ...dependencies, ...devDependencies, workerd: 'of the overrides' }
  const matched = (pattern: string) =>
    Object.keys(ranges).filter((name) =>
      pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern,
    )

  it('name only packages that are there, each in one group', () => {
    const patterns = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames)
    expect(patterns.filter((pattern) => matched(pattern).length === 0)).toEqual([])
    const names = patterns.flatMap(matched)
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  })

  it('pin what package.json pins', () => {
    const pinned = packageRules.filter(({ rangeStrategy }) => rangeStrategy === 'pin')
    const names = pinned.flatMap(({ matchPackageNames }) => matchPackageNames.flatMap(matched))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !/^\d/.test(ranges[name as keyof typeof ranges] ?? ''))).toEqual([])
  })
})
