import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAllowedLicense } from '../../scripts/build/packages/allowed-licenses.ts'
import { billOfMaterials } from '../../scripts/build/packages/bill-of-materials.ts'
import { noticesOf } from '../../scripts/build/packages/notices.ts'
import { packagesFile, shippedPackages } from '../../scripts/build/packages/shipped-packages.ts'

/** A folder with Vite's bundles and installed packages. */
function built(
  bundles: Record<string, object[]>,
  installed: Record<string, { license: string; text: string }>,
): string {
  const root = mkdtempSync(join(tmpdir(), 'packages-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [name, packages] of Object.entries(bundles)) write(join(name, packagesFile), JSON.stringify(packages))
  for (const [name, { license, text }] of Object.entries(installed)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', license }))
    write(`node_modules/${name}/LICENSE.md`, text)
  }
  return root
}

function shipped() {
  const shared = { name: '@s/b', version: '1.1.0', identifier: 'MIT', text: 'Copyright B' }
  const root = built(
    { client: [shared, { name: 'c', version: '2.0.0', identifier: 'ISC' }], app: [shared] },
    { font: { license: 'OFL-1.1', text: 'Copyright F\n' } },
  )
  return shippedPackages(root, { browser: join(root, 'client'), app: join(root, 'app') }, ['font'])
}

describe('the product’s packages', () => {
  it('include those in its bundles and files, with license and location', () => {
    expect(shipped()).toEqual([
      { name: '@s/b', version: '1.1.0', license: 'MIT', text: 'Copyright B', parts: ['browser', 'app'] },
      { name: 'c', version: '2.0.0', license: 'ISC', text: '', parts: ['browser'] },
      { name: 'font', version: '1.0.0', license: 'OFL-1.1', text: 'Copyright F', parts: ['files'] },
    ])
  })

  it('cause an error if one of them isn’t installed', () => {
    expect(() => shippedPackages(built({}, {}), {}, ['gone'])).toThrow('gone is not installed')
  })

  it('contribute their notices to one text', () => {
    const notices = noticesOf(shipped())
    for (const text of [
      '@s/b 1.1.0 (MIT)\n\nCopyright B',
      'c 2.0.0 (ISC)\n\nIts package has no license file',
      'Copyright F',
    ])
      expect(notices).toContain(text)
  })
})

describe('a license', () => {
  it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0)', 'MIT AND ISC AND BSD-3-Clause', '(MPL-2.0 OR Apache-2.0)'])(
    'passes if allowed: %s',
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
  ])('fails if forbidden: %s', (license) => expect(isAllowedLicense(license)).toBe(false))
})

describe('the bill of materials', () => {
  // ASVS 15.1.2
  it('lists each package with its version, license, URL, hash and part of the product', () => {
    const integrity = `sha512-${Buffer.from('hash').toString('base64')}`
    const lock = { packages: { 'node_modules/tool/node_modules/@s/b': { version: '1.1.0', integrity } } }
    const { bill, unlocked } = billOfMaterials(shipped().slice(0, 1), lock)
    expect(unlocked).toEqual([])
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      components: [
        {
          ...{ name: '@s/b', version: '1.1.0', purl: 'pkg:npm/%40s/b@1.1.0' },
          licenses: [{ expression: 'MIT' }],
          hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }],
          properties: [{ value: 'browser' }, { value: 'app' }],
        },
      ],
    })
  })

  it('reports packages that the lock file lacks, or has in another version or without a hash', () => {
    const lock = {
      packages: {
        'node_modules/c': { version: '1.9.0', integrity: 'sha512-aaaa' },
        'node_modules/font': { version: '1.0.0' },
      },
    }
    const { unlocked } = billOfMaterials(shipped(), lock)
    expect(unlocked.map(({ name, version }) => `${name} ${version}`)).toEqual(['@s/b 1.1.0', 'c 2.0.0', 'font 1.0.0'])
  })
})

it('packages can’t run install scripts', () => {
  expect(readFileSync(join(import.meta.dirname, '../../.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

// ASVS 15.1.2
it('every package in the lock file comes from the npm registry and has a hash', () => {
  type Entry = { resolved?: string; integrity?: string }
  const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(lock)
  // Without a URL, npm uses its registry.
  const isTrusted = ({ resolved, integrity }: Entry) =>
    (resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')) && integrity?.startsWith('sha512-')
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter(([, entry]) => !isTrusted(entry)).map(([path]) => path)).toEqual([])
})

describe('the dependency update rules', () => {
  const root = join(import.meta.dirname, '../..')
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
  const { packageRules }: { packageRules: { matchPackageNames: string[]; rangeStrategy?: string }[] } =
    read('renovate.json')
  const {
    dependencies,
    devDependencies,
    optionalDependencies,
  }: Record<string, Record<string, string>> = read('package.json')
  const ranges = { ...dependencies, ...devDependencies, ...optionalDependencies, workerd: 'of the overrides' }
  const matched = (pattern: string) =>
    Object.keys(ranges).filter((name) =>
      pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern,
    )

  it('match only installed packages, each in one group', () => {
    const patterns = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames)
    expect(patterns.filter((pattern) => matched(pattern).length === 0)).toEqual([])
    const names = patterns.flatMap(matched)
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  })

  it('pin the packages that package.json pins', () => {
    const pinned = packageRules.filter(({ rangeStrategy }) => rangeStrategy === 'pin')
    const names = pinned.flatMap(({ matchPackageNames }) => matchPackageNames.flatMap(matched))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !/^\d/.test(ranges[name as keyof typeof ranges] ?? ''))).toEqual([])
  })
})
