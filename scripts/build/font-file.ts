import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Cut } from '../../renderer/fonts/faces.ts'
import type { FontFile, Reach } from '../../renderer/fonts/font-files.ts'
import { basicRanges, extendedRanges, type Range, westernRanges } from '../../renderer/fonts/letters.ts'

const { resolve } = createRequire(import.meta.url)
/** The cache of finished files. */
export const fontCache = join(import.meta.dirname, '../../.cache/fonts')

const letters: Record<Reach, string> = {
  basic: lettersOf(basicRanges),
  western: lettersOf([...basicRanges, ...westernRanges]),
  extended: lettersOf(extendedRanges),
}

/** Kerning, ligatures, marks and the forms of single weights; lining figures, of one width for prices and hours; fractions. */
const features = 'kern liga mark mkmk ccmp locl calt rvrn lnum tnum pnum frac numr dnom'.split(' ')

/** The folder of a family's package, by the family's short name. */
export const fontHome = (name: string) => dirname(resolve(`@fontsource-variable/${name}/package.json`))

/** A package's file with all the axes that a cut needs. */
export function sourceFont({ name, source, italic }: Cut, reach: Reach): Promise<Buffer> {
  const part = reach === 'extended' ? 'latin-ext' : 'latin'
  return readFile(join(fontHome(name), `files/${name}-${part}-${source}-${italic ? 'italic' : 'normal'}.woff2`))
}

/** The cached file that a font file is copied from; it may not exist yet. */
async function cachedFile(file: FontFile): Promise<{ font: Buffer; path: string }> {
  const font = await sourceFont(file.cut, file.letters)
  const asked = JSON.stringify([axesOf(file), letters[file.letters], features])
  const key = createHash('sha256').update(font).update(asked).digest('hex').slice(0, 20)
  return { font, path: join(fontCache, `${key}-${basename(file.name)}`) }
}

/** Whether a font file is in the cache. */
export const isMade = async (file: FontFile) => existsSync((await cachedFile(file)).path)

/** Makes a font file unless it is in the cache, and copies it to `target`. */
export async function buildFontFile(file: FontFile, target: string): Promise<void> {
  const { font, path } = await cachedFile(file)
  if (!existsSync(path)) {
    const { default: subsetFont } = await import('subset-font')
    const variationAxes = axesOf(file)
    await writeFile(path, await subsetFont(font, letters[file.letters], { ...options, variationAxes }))
  }
  await copyFile(path, target)
}

const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true, dropTables: ['STAT', 'MVAR', 'HVAR'] }

/** Pins the axes of a cut and its weight, as far as the file has one. */
function axesOf({ cut: { axes = {}, drawn }, weights: [lightest, heaviest] }: FontFile) {
  const wght = lightest === heaviest ? (drawn ?? lightest) : { min: lightest, max: heaviest }
  const others = Object.entries(axes).map(([axis, at]) => [
    axis,
    typeof at === 'number' ? at : { min: at[0], max: at[1] },
  ])
  return { wght, ...Object.fromEntries(others) }
}

function lettersOf(ranges: readonly Range[]): string {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  return String.fromCodePoint(...codes)
}
