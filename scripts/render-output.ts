import { constants, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RenderRefusal } from './render-refusal.ts'

/** A link in place of a file is refused rather than written through. */
const flag = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0)
const safePath = /^[\w][\w.-]*(\/[\w][\w.-]*)*$/

/**
 * Writes files, by path with forward slashes, under a folder that is made when it is not there. Every path is checked before the
 * first is written; one that leads out of the folder, by its name or by a link, throws RenderRefusal.
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>) {
  for (const path of files.keys()) {
    if (!safePath.test(path)) throw new RenderRefusal(`'${path}' is not a path inside ${folder}.`)
  }
  const there = statSync(folder, { throwIfNoEntry: false })
  if (there && !there.isDirectory()) throw new RenderRefusal(`${folder} is a file, not a folder.`)
  if (!there) mkdirSync(folder, { recursive: true })
  const home = realpathSync.native(folder)
  for (const directory of deepest([...files.keys()].map((path) => dirname(path)))) {
    const made = join(home, directory)
    mkdirSync(made, { recursive: true })
    // In a folder that was made just now there is no link yet.
    if (there && realpathSync.native(made) !== made)
      throw new RenderRefusal(`${made} is a link that leads somewhere else.`)
  }
  for (const [path, body] of files)
    writeFileSync(join(home, path), body, { flag: flag as unknown as string, mode: 0o644 })
}

/** Those that no other is in: with them, all are made. */
const deepest = (directories: string[]) =>
  [...new Set(directories)].filter((one, _, all) => one !== '.' && !all.some((other) => other.startsWith(`${one}/`)))
