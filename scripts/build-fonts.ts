import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Face, type FontFile, fontFiles, type Reach } from '../renderer/fonts/faces.ts'
import { basicRanges, extendedRanges, type Range, westernRanges } from '../renderer/fonts/letters.ts'

const { resolve } = createRequire(import.meta.url)
const cache = join(import.meta.dirname, '../.cache/fonts')

const letters: Record<Reach, string> = {
  basic: lettersOf(basicRanges),
  western: lettersOf([...basicRanges, ...westernRanges]),
  extended: lettersOf(extendedRanges),
}

/** Kerning, ligatures and marks; figures of one width for opening hours. */
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum']

/**
 * Writes every font file of faces.ts to `outDir`, cut to the letters and weights that sites use, and each family's licence
 * to `outDir/licences`. What was made before comes from .cache/fonts.
 */
export async function buildFonts(outDir: string): Promise<void> {
  await mkdir(join(outDir, 'licences'), { recursive: true })
  await mkdir(cache, { recursive: true })
  for (const file of fontFiles.values()) await buildFile(file, join(outDir, file.name))
  for (const name of new Set([...fontFiles.values()].map(({ face }) => face.name)))
    await copyFile(join(homeOf(name), 'LICENSE'), join(outDir, 'licences', `${name}.txt`))
}

const homeOf = (name: string) => dirname(resolve(`@fontsource-variable/${name}/package.json`))

async function buildFile(file: FontFile, target: string): Promise<void> {
  const part = file.letters === 'extended' ? 'latin-ext' : 'latin'
  const font = await readFile(join(homeOf(file.face.name), `files/${file.face.name}-${part}-wght-normal.woff2`))
  const asked = JSON.stringify([file.weights, letters[file.letters], features])
  const key = createHash('sha256').update(font).update(asked).digest('hex').slice(0, 20)
  const cached = join(cache, `${key}-${basename(target)}`)
  if (!existsSync(cached)) await writeFile(cached, await smallest(font, letters[file.letters], file.weights))
  await copyFile(cached, target)
}

/** Cutting the weights makes most fonts smaller and a few larger: whichever is smaller is kept. */
async function smallest(font: Buffer, text: string, [min, max]: Face['weights']): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables: ['STAT', 'MVAR', 'HVAR'],
  }
  if (min === max) return subsetFont(font, text, { ...options, variationAxes: { wght: min } })
  const whole = await subsetFont(font, text, options)
  const cut = await subsetFont(font, text, { ...options, variationAxes: { wght: { min, max } } })
  return cut.length < whole.length ? cut : whole
}

function lettersOf(ranges: readonly Range[]): string {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  return String.fromCodePoint(...codes)
}
