import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { titleFamilies } from '../../renderer/document/theme.ts'
import { type Cut, titleCuts } from '../../renderer/fonts/faces.ts'
import { measuredLetters } from '../../renderer/fonts/text-width.ts'
import { sourceFont } from './font-file.ts'

const file = join(import.meta.dirname, '../../renderer/fonts/glyph-widths.ts')

/** Measured values of the `wdth` axis. Letter widths aren't linear along it. */
const widthStops = [62, 75, 87.5, 100, 112.5, 125]

/** Writes the glyph widths of heading fonts for the renderer, if they changed. */
export async function writeGlyphWidths(): Promise<void> {
  const text = await glyphWidthsText()
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text)
}

/** Content of renderer/fonts/glyph-widths.ts, computed from the font files. */
export async function glyphWidthsText(): Promise<string> {
  const families = await Promise.all(
    titleFamilies.map(async (family) => {
      const rows = await rowsOf(titleCuts[family])
      return `  ${family.includes(' ') ? `'${family}'` : family}: [\n${rows.join('\n')}\n  ],`
    }),
  )
  return `import type { TitleFamily } from '../document/theme.ts'

/**
 * The build writes this table from the font files: how wide each of the measured letters is, in thousandths of an em, with
 * proportional lining figures. \`at\` is a weight, or a width in percent where the width is an axis; only there letters are kerned.
 */
export const glyphWidths: Readonly<Record<TitleFamily, readonly { at: number; widths: string; kerning?: string }[]>> = {
${families.join('\n')}
}
`
}

async function rowsOf(cut: Cut): Promise<string[]> {
  const font = await subsetFont(await sourceFont(cut, 'western'), measuredLetters.join(''), {
    targetFormat: 'truetype',
  })
  const face = new Face(new Blob(new Uint8Array(font).buffer))
  const [lightest, heaviest] = cut.weights
  const stops = cut.width === undefined ? [...new Set([lightest, heaviest])] : widthStops
  return stops.map((at) => {
    const weight = cut.width === undefined ? at : (cut.drawn ?? lightest)
    const axes = Object.entries(cut.axes ?? {}).map(([axis, place]) => {
      return `${axis}=${typeof place === 'number' ? place : axis === 'wdth' ? at : place[1]}`
    })
    const instance = new Font(face)
    instance.setScale(1000, 1000)
    instance.setVariations([`wght=${weight}`, ...axes].map(Variation.fromString).filter((one) => one !== undefined))
    const widths = measuredLetters.map((letter) => widthOf(letter, instance)).join(' ')
    const kerning = cut.width === undefined ? '' : `\n      kerning:\n        '${kerningIn(instance)}',`
    return `    {\n      at: ${at},\n      widths:\n        '${widths}',${kerning}\n    },`
  })
}

/** Letters, digits and punctuation of names and prices. */
const kernedLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,’-–()!?:']

/** Kerned pairs in the format that text-width.ts reads. Letters with the same pairs share an entry. */
function kerningIn(font: Font): string {
  const alike = new Map<string, string>()
  for (const left of kernedLetters) {
    const pairs = kernedLetters.map((right) => [right, kern(left + right, font)] as const)
    for (const amount of new Set(pairs.map(([, found]) => found).filter((found) => found !== 0))) {
      const rights = pairs.flatMap(([right, found]) => (found === amount ? [right] : [])).join('')
      alike.set(`${amount} ${rights}`, (alike.get(`${amount} ${rights}`) ?? '') + left)
    }
  }
  return [...alike].map(([pairs, lefts]) => `${lefts} ${pairs}`).join(' ')
}

const kern = (pair: string, font: Font) => widthOf(pair, font) - widthOf(pair, font, 'kern=0')

function widthOf(text: string, font: Font, ...more: string[]): number {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(
    font,
    buffer,
    ['lnum', 'pnum', 'liga=0', ...more].map(Feature.fromString).filter((one) => one !== undefined),
  )
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
}
