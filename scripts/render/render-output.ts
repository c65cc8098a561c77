import { transcode } from 'node:buffer'
import { closeSync, constants, mkdirSync, openSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { RenderRefusal } from './render-refusal.ts'

/** Refuses a link in place of a file rather than writing through it. */
const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0)
const safePath = /^(?:\.well-known\/)?\w[\w.-]*(?:\/\w[\w.-]*)*$/

/**
 * Writes files, by path with forward slashes, into a folder, creating it if needed. Checks every path before writing the first; a path that
 * leads out of the folder, by its name or through a link, throws RenderRefusal.
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>) {
  for (const path of files.keys()) {
    if (!safePath.test(path)) throw new RenderRefusal(`'${path}' is not a path inside ${folder}.`)
  }
  const there = statSync(folder, { throwIfNoEntry: false })
  if (there && !there.isDirectory()) throw new RenderRefusal(`${folder} is a file, not a folder.`)
  if (!there) mkdirSync(folder, { recursive: true })
  const home = realpathSync.native(folder)
  for (const directory of deepest(files.keys())) {
    const made = join(home, directory)
    mkdirSync(made, { recursive: true })
    // A folder that was just created has no links yet.
    if (there && realpathSync.native(made) !== made)
      throw new RenderRefusal(`${made} is a link that leads somewhere else.`)
  }
  for (const [path, body] of files) writeFile(join(home, path), body)
}

/** The deepest directories of the paths: creating them creates all. */
function deepest(paths: Iterable<string>): string[] {
  const all = [...new Set([...paths].map((path) => dirname(path)))]
  return all.filter((one) => one !== '.' && !all.some((other) => other.startsWith(`${one}/`)))
}

/** In characters: from here on `utf8` is faster. */
const longText = 10_000

/** Node takes twice as long to write a page: any character beyond Latin-1, such as a dash, sends it the slow way. */
const utf8 = (text: string) => transcode(Buffer.from(text.toWellFormed(), 'utf16le'), 'utf16le', 'utf8')

function writeFile(path: string, body: string | Buffer) {
  const file = openSync(path, flags, 0o644)
  try {
    writeFileSync(file, typeof body === 'string' && body.length > longText ? utf8(body) : body)
  } finally {
    closeSync(file)
  }
}

/** Whether a path is a folder itself or anything inside it. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
}
