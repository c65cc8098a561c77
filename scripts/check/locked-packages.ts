// The packages that package-lock.json installs from the registry.

export type LockedPackage = { name: string; version: string; isDevelopment: boolean }

type Entry = { name?: string; version?: string; dev?: boolean; link?: boolean }
type Lock = { packages: Record<string, Entry> }

const folder = 'node_modules/'

/**
 * Each package once per version. Those that only development tools need are marked, but not what a build took from such a tool: `shipped`
 * has each as its name, an @ and its version.
 */
export function lockedPackages({ packages }: Lock, shipped: ReadonlySet<string>): LockedPackage[] {
  const found = new Map<string, LockedPackage>()
  for (const [path, { name, version, dev = false, link }] of Object.entries(packages)) {
    const start = path.lastIndexOf(folder)
    if (start === -1 || link || !version) continue
    // An alias has its package's real name in the entry.
    const one = { name: name ?? path.slice(start + folder.length), version }
    const key = `${one.name}@${version}`
    const isTool = dev && !shipped.has(key)
    found.set(key, { ...one, isDevelopment: isTool && (found.get(key)?.isDevelopment ?? true) })
  }
  return [...found.values()]
}
