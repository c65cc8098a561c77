import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/** Names, sizes and times of all files under these paths, as one hash: whether what was made of them still stands. */
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
