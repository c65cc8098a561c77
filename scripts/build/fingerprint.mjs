import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/** Hashes the names, sizes and times of all files under these paths, to tell whether a build is up to date. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const within = statSync(join(root, path)).isDirectory()
      ? readdirSync(join(root, path), { recursive: true }).sort()
      : ['']
    for (const name of within) {
      const facts = statSync(join(root, path, name))
      if (facts.isFile()) hash.update(`${join(path, name)} ${facts.size} ${facts.mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}
