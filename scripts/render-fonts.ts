import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFiles } from '../renderer/fonts/faces.ts'
import { fontsPath } from '../renderer/fonts/font-rules.ts'

const named = new RegExp(`${fontsPath}([\\w.-]+)`, 'g')
const read = new Map<string, Buffer>()

/** The fonts that pages name and their licences, by where they look for them. `folder` holds every font. */
export function fontFilesOf(pages: string, folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (const [, file = ''] of pages.matchAll(named)) {
    const known = fontFiles.get(file)
    if (!known) continue
    for (const name of [file, `licences/${known.face.name}.txt`]) {
      const body = read.get(name) ?? readFileSync(join(folder, name))
      read.set(name, body)
      files.set(fontsPath.slice(1) + name, body)
    }
  }
  return files
}
