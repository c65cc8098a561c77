import type { Theme, ThemeColors } from '../document/theme.ts'
import { memoizeByObject } from '../memoize.ts'
import { chroma, mix, toOklab, withLightness } from './oklab.ts'
import { edgeRatio, lowestContrast, readable, white } from './readable.ts'
import { contrast, parseHex, type Rgb, toHex } from './rgb.ts'

/** A page's colors. `night` is for devices in dark mode, if it differs. */
export type DrawnColors = { colors: ThemeColors; night?: ThemeColors }

/** Applies the owner's dark mode setting. Themes that are already dark don't change. */
export const drawnColors = memoizeByObject(({ colors, darkMode }: Theme): DrawnColors => {
  if (darkMode === 'Off' || isDark(parseHex(colors.backgroundColor))) return { colors }
  const dark = darkPalette(colors)
  return darkMode === 'On' ? { colors: dark } : { colors, night: dark }
})

/** Whether a color contrasts more with white text than with dark text. */
export const isDark = (color: Rgb) => contrast(color, white) > 4.55

/** The dark variant of a light theme: same hues on a deep background. */
const darkPalette = memoizeByObject((colors: ThemeColors): ThemeColors => {
  const own = (name: keyof ThemeColors) => parseHex(colors[name])
  const brand = own('buttonBackgroundColor')
  // A gray page takes the brand's hue. Paper colors stay warm.
  const family = [own('backgroundColor'), own('primaryTextColor')].find((color) => chroma(color) > 0.005) ?? brand
  const page = withLightness(family, 0.2, 0.014)
  const accent = darkSecondColor(page, own('accentColor'))
  const text = withLightness(family, 0.94, 0.012)
  const button = darkButtonColor(page, brand)
  const label = readable(own('buttonTextColor'), [button])
  const away = isDark(button) ? white : withLightness(family, 0.12, 0.01)
  return {
    backgroundColor: hex(page),
    primaryTextColor: hex(text),
    secondaryTextColor: hex(withLightness(family, 0.77, 0.016)),
    buttonBackgroundColor: hex(button),
    buttonTextColor: hex(label),
    buttonBackgroundHoverColor: hex(mix(away, button, 0.14)),
    buttonBackgroundPressedColor: hex(mix(away, button, 0.26)),
    accentColor: hex(accent),
  }
})

/**
 * Lightens the button color until it is visible on a dark page. Black and near-black become a gray so deep that buttons
 * use the text color instead.
 */
function darkButtonColor(page: Rgb, brand: Rgb): Rgb {
  const [own] = toOklab(brand)
  if (own < 0.45 && chroma(brand) < 0.03) return withLightness(brand, 0.31, 0.02)
  return visibleColor(page, brand)
}

/** Lightens a color just enough to be visible on a dark page and on its lighter fields and cards. */
function visibleColor(page: Rgb, color: Rgb): Rgb {
  const card = mix(white, page, 0.08)
  for (let [lightness] = toOklab(color); lightness < 0.8; lightness += 0.02) {
    const lighter = withLightness(color, lightness, 0.2)
    if (lowestContrast(lighter, [page, card]) >= edgeRatio) return lighter
  }
  return color
}

/** The second color in dark mode: light enough to be visible, but not glaring. Grays stay muted. */
function darkSecondColor(page: Rgb, second: Rgb): Rgb {
  if (chroma(second) < 0.02) return withLightness(second, 0.42, 0.02)
  const [own] = toOklab(second)
  return visibleColor(page, withLightness(second, Math.min(own, 0.8), 0.2))
}

const hex = (color: Rgb) => toHex(color).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
