import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import type { Theme } from '../../renderer/document/theme.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { fontPairs } from '../font-pairs/font-pairs.ts'
import { palettes } from '../palettes/palettes.ts'

/** The theme of a font pair, a palette and a style. An unknown id means the first of its kind. */
export function themeFor(fontPair: string, palette: string, style: PresetStyle): Partial<Theme> {
  const fonts = fontPairs.find(({ id }) => id === fontPair) ?? fontPairs[0]
  const paint = palettes.find(({ id }) => id === palette) ?? palettes[0]
  const { buttonCorners, imageCorners, headingSize } = looks[style]
  return {
    ...(paint && { colors: paint.colors }),
    ...(fonts && { titleFont: fonts.titleFont, bodyFont: fonts.bodyFont }),
    buttonCorners,
    imageCorners,
    headingSize,
  }
}
