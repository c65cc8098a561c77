import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { FontFile, Reach } from '../../renderer/fonts/faces.ts'
import { basicRanges, extendedRanges, type Range, westernRanges } from '../../renderer/fonts/letters.ts'

const { resolve } = createRequire(import.meta.url)
/** The cache of finished files. */
export const fontCache = join(import.meta.dirname, '../../.cache/fonts')

const letters: Record<Reach, string> = {
  basic: lettersOf(basicRanges),
  western: lettersOf([...basicRanges, ...westernRanges]),
  extended: lettersOf(extendedRanges),
}

/** Kerning, ligatures and marks; figures of one width and one height for prices and opening hours. */
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'lnum']

/** The folder of a family's package, by the family's short name. */
export const fontHome = (name: string) => dirname(resolve(`@fontsource-variable/${name}/package.json`))

/** The cached file that a font file is copied from; it may not exist yet. */
async function cachedFile(file: FontFile): Promise<{ font: Buffer; path: string }> {
  const part = file.letters === 'extended' ? 'latin-ext' : 'latin'
  const font = await readFile(join(fontHome(file.face.name), `files/${file.face.name}-${part}-wght-normal.woff2`))
  const asked = JSON.stringify([file.weights, letters[file.letters], features])
  const key = createHash('sha256').update(font).update(asked).digest('hex').slice(0, 20)
  return { font, path: join(fontCache, `${key}-${basename(file.name)}`) }
}

/** Whether a font file is in the cache. */
export const isMade = async (file: FontFile) => existsSync((await cachedFile(file)).path)

/** Makes a font file unless it is in the cache, and copies it to `target`. */
export async function buildFontFile(file: FontFile, target: string): Promise<void> {
  const { font, path } = await cachedFile(file)
  if (!existsSync(path)) await writeFile(path, await smallest(font, file))
  await copyFile(path, target)
}

/** Cutting the weights makes most fonts smaller and a few larger, so the smaller file is kept. */
async function smallest(font: Buffer, file: FontFile): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  const text = letters[file.letters]
  const [min, max] = file.weights
  if (min === max) return subsetFont(font, text, { ...options, variationAxes: { wght: min } })
  const name = `${file.face.name} ${file.letters}`
  const whole = wholes.get(name) ?? (await subsetFont(font, text, options))
  wholes.set(name, whole)
  const cut = await subsetFont(font, text, { ...options, variationAxes: { wght: { min, max } } })
  return cut.length < whole.length ? cut : whole
}

const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true, dropTables: ['STAT', 'MVAR', 'HVAR'] }
/** Families with all their weights, cut to letters: two files of each are weighed against them. */
const wholes = new Map<string, Buffer>()

function lettersOf(ranges: readonly Range[]): string {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  return String.fromCodePoint(...codes)
}
