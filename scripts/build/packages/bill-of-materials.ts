import type { ShippedPackage } from './shipped-packages.ts'

export type Lock = { packages: Record<string, { version?: string; integrity?: string }> }

/** The hash of a package's archive as CycloneDX writes it, from the lock file’s “sha512-…” in base64. */
function hashesOf(integrity: string) {
  const [, algorithm = '', digest = ''] = /^sha(\d+)-(\S+)/.exec(integrity) ?? []
  return [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }]
}

/** The bill of materials as CycloneDX, and the packages that the lock file lacks or has in another version. */
export function billOfMaterials(packages: readonly ShippedPackage[], { packages: locked }: Lock) {
  const integrityOf = ({ name, version }: ShippedPackage) =>
    Object.entries(locked).find(
      ([path, entry]) => path.endsWith(`node_modules/${name}`) && entry.version === version && entry.integrity,
    )?.[1].integrity
  const components = packages.map((one) => {
    const purl = `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`
    return {
      ...{ type: 'library', 'bom-ref': purl, name: one.name, version: one.version, purl },
      licenses: [{ expression: one.license }],
      hashes: hashesOf(integrityOf(one) ?? ''),
      properties: one.parts.map((value) => ({ name: 'shingle:part', value })),
    }
  })
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components }
  return { bill, unlocked: packages.filter((one) => !integrityOf(one)) }
}
