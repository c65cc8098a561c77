import type { Theme } from '../../renderer/document/theme.ts'
import { faces, rangeFile } from '../../renderer/fonts/faces.ts'
import { fontStack, fontsPath, fontWeightOf } from '../../renderer/fonts/font-rules.ts'
import { reachOf } from '../../renderer/fonts/reach.ts'

/** A font as a canvas takes it. */
export type CanvasFont = { weight: number; families: string }

/**
 * Loads a font of the theme for a text. A canvas draws with the fonts of that moment: one that does not
 * arrive is drawn in a font of the system.
 */
export async function loadFont(font: Theme['titleFont'], text: string, signal: AbortSignal): Promise<CanvasFont> {
  const face = faces[font.family]
  const reach = reachOf(text)
  const files = reach === 'extended' ? (['western', 'extended'] as const) : ([reach] as const)
  const names = files.map((letters) => rangeFile(face, letters).name)
  await Promise.race([Promise.all(names.map((name) => arrived(name, face.weights))), aborted(signal)])
  return { weight: fontWeightOf(font), families: [...names.map(familyOf), fontStack(font.family)].join(',') }
}

/** A separate family per file, so that a file of other letters never replaces it. */
const familyOf = (name: string) => `drawn-${name.replace('.woff2', '')}`

async function arrived(name: string, weights: readonly [number, number]) {
  const family = familyOf(name)
  const known = [...document.fonts].find((face) => face.family === family)
  const file = known ?? new FontFace(family, `url(${fontsPath}${name})`, { weight: weights.join(' ') })
  document.fonts.add(file)
  await file.load().catch(() => undefined)
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
