import type { Cut } from '#renderer/fonts/faces.ts'
import { type FontFile, fontFile, weightRangeOf } from '#renderer/fonts/font-files.ts'
import { fontStack, fontsPath } from '#renderer/fonts/font-rules.ts'
import { reachOf } from '#renderer/fonts/reach.ts'

/** `font-stretch` keywords, narrow to wide. */
export const stretches = [
  'extra-condensed',
  'condensed',
  'semi-condensed',
  'normal',
  'semi-expanded',
  'expanded',
] as const
export type Stretch = (typeof stretches)[number]

export type CanvasFont = { weight: number; families: string; stretch: Stretch; isElastic: boolean }

/** Loads a font in one weight for a text. Uses a system font if it doesn't load in time. */
export async function loadFont(cut: Cut, weight: number, text: string, signal: AbortSignal): Promise<CanvasFont> {
  const reach = reachOf(text)
  const letters = reach === 'extended' ? (['western', 'extended'] as const) : ([reach] as const)
  const files = letters.map((part) => fontFile(cut, weight, part))
  await Promise.race([Promise.all(files.map(arrived)), aborted(signal)])
  return {
    weight,
    families: [...files.map(familyOf), fontStack(cut)].join(','),
    stretch: cut.width === undefined ? 'normal' : 'condensed',
    isElastic: cut.width !== undefined,
  }
}

/** One family per file, so that files for other scripts don't replace each other. */
const familyOf = ({ name }: FontFile) => `drawn-${name.replace('.woff2', '')}`

async function arrived(drawn: FontFile) {
  const family = familyOf(drawn)
  const known = [...document.fonts].find((face) => face.family === family)
  const widths = drawn.cut.axes?.wdth
  const file =
    known ??
    new FontFace(family, `url(${fontsPath}${drawn.name})`, {
      weight: weightRangeOf(drawn).join(' '),
      ...(typeof widths === 'object' && { stretch: widths.map((width) => `${width}%`).join(' ') }),
    })
  document.fonts.add(file)
  await file.load().catch(() => undefined)
}

export const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
