import { withLightness } from '../../renderer/color/oklab.ts'
import { white } from '../../renderer/color/readable.ts'
import { contrast, parseHex } from '../../renderer/color/rgb.ts'
import type { ThemeColors } from '../../renderer/document/theme.ts'
import { chroma } from './chroma.ts'
import { paint } from './paint.ts'
import { type Palette, palettes } from './palettes.ts'

/** Whether a page is light or dark. */
export const shades = ['Light', 'Dark'] as const
export type Shade = (typeof shades)[number]

export const shadeOf = ({ backgroundColor }: ThemeColors): Shade =>
  contrast(parseHex(backgroundColor), white) > 4 ? 'Dark' : 'Light'

/** Every palette on a light page and on a dark one: as it was made, or turned over. */
export const palettesIn: Readonly<Record<Shade, readonly Palette[]>> = {
  Light: palettes.map((palette) => (shadeOf(palette.colors) === 'Light' ? palette : turnedOver(palette))),
  Dark: palettes.map((palette) => (shadeOf(palette.colors) === 'Dark' ? palette : turnedOver(palette))),
}

/** The palette a person would have asked for by 'the same, but dark' (or light). */
function turnedOver({ id, name, turnedName = name, mood, colors }: Palette): Palette {
  const brand = parseHex(colors.buttonBackgroundColor)
  const light = shadeOf(colors) === 'Dark'
  // The page stays in the family of the color it had: paper stays warm.
  const [page, accent] = [parseHex(colors.backgroundColor), parseHex(colors.accentColor)]
  const own = light || chroma(page) < 0.004 ? brand : page
  return {
    id: `${id}-${light ? 'light' : 'dark'}`,
    name: turnedName,
    mood,
    colors: paint(
      light
        ? {
            page: withLightness(own, 0.985, 0.008),
            brand: withLightness(brand, 0.56, 0.12),
            accent: withLightness(brand, 0.94, 0.035),
          }
        : {
            page: withLightness(own, 0.2, 0.014),
            brand: withLightness(brand, chroma(brand) < 0.02 ? 0.93 : 0.76, 0.14),
            accent: withLightness(accent, 0.29, 0.03),
          },
    ),
  }
}
