import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basicFile, extendedFile, faces, westernFile } from '../renderer/fonts/faces.ts'
import { fontsPath } from '../renderer/fonts/font-rules.ts'

/** The file of each family's licence, by font file. */
const licences = new Map(
  Object.values(faces).flatMap((face) =>
    [basicFile(face), westernFile(face), extendedFile(face)].map((file) => [file, `licences/${face.name}.txt`]),
  ),
)
const named = new RegExp(`${fontsPath}([\\w.-]+)`, 'g')
const read = new Map<string, Buffer>()

/** The fonts that a page names and their licences, by where it looks for them. `folder` holds every font. */
export function fontFilesOf(page: string, folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (const [, file = ''] of page.matchAll(named)) {
    const licence = licences.get(file)
    if (!licence) continue
    for (const name of [file, licence]) {
      const body = read.get(name) ?? readFileSync(join(folder, name))
      read.set(name, body)
      files.set(fontsPath.slice(1) + name, body)
    }
  }
  return files
}
