import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import {
  basicFile,
  basicRanges,
  extendedFile,
  extendedRanges,
  type Face,
  faces,
  westernFile,
  westernRanges,
} from '../renderer/fonts/faces.ts'

const { resolve } = createRequire(import.meta.url)
const cache = join(import.meta.dirname, '../.cache/fonts')

const basic = lettersOf(basicRanges)
const western = basic + lettersOf(westernRanges)
const extended = lettersOf(extendedRanges)

/** Kerning, ligatures and marks; figures of one width for opening hours. */
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum']

/**
 * Writes every font file of faces.ts to `outDir`, cut to the letters and weights that sites use, and each family's licence
 * to `outDir/licences`. What was made before comes from .cache/fonts.
 */
export async function buildFonts(outDir: string): Promise<void> {
  await mkdir(join(outDir, 'licences'), { recursive: true })
  await mkdir(cache, { recursive: true })
  for (const face of Object.values(faces)) {
    const home = dirname(resolve(`@fontsource-variable/${face.name}/package.json`))
    const latin = join(home, `files/${face.name}-latin-wght-normal.woff2`)
    const latinExtended = join(home, `files/${face.name}-latin-ext-wght-normal.woff2`)
    await buildFile(face, latin, basic, join(outDir, basicFile(face)))
    await buildFile(face, latin, western, join(outDir, westernFile(face)))
    await buildFile(face, latinExtended, extended, join(outDir, extendedFile(face)))
    await copyFile(join(home, 'LICENSE'), join(outDir, 'licences', `${face.name}.txt`))
  }
}

async function buildFile({ weights }: Face, source: string, letters: string, target: string): Promise<void> {
  const font = await readFile(source)
  const asked = JSON.stringify([weights, letters, features])
  const key = createHash('sha256').update(font).update(asked).digest('hex').slice(0, 20)
  const cached = join(cache, `${key}-${basename(target)}`)
  if (!existsSync(cached)) await writeFile(cached, await smallest(font, letters, weights))
  await copyFile(cached, target)
}

/** Cutting the weights makes most fonts smaller and a few larger: whichever is smaller is kept. */
async function smallest(font: Buffer, letters: string, [min, max]: Face['weights']): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables: ['STAT', 'MVAR', 'HVAR'],
  }
  const whole = await subsetFont(font, letters, options)
  const cut = await subsetFont(font, letters, { ...options, variationAxes: { wght: { min, max } } })
  return cut.length < whole.length ? cut : whole
}

function lettersOf(ranges: typeof basicRanges): string {
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  return String.fromCodePoint(...codes)
}
