import type { Theme, ThemeColors } from '../document/theme.ts'
import { perObject } from '../remember.ts'
import { chroma, mix, toOklab, withLightness } from './oklab.ts'
import { edgeRatio, lowestContrast, readable, white } from './readable.ts'
import { contrast, parseHex, type Rgb, toHex } from './rgb.ts'

/** The colors that a page is drawn in, and those it has where a visitor's device is dark, if they are others. */
export type DrawnColors = { colors: ThemeColors; night?: ThemeColors }

/** What the owner's colors and choice of dark mode come to. Colors that are dark already stay as they are. */
export const drawnColors = perObject(({ colors, darkMode }: Theme): DrawnColors => {
  if (darkMode === 'Off' || isDark(parseHex(colors.backgroundColor))) return { colors }
  const dark = darkColors(colors)
  return darkMode === 'On' ? { colors: dark } : { colors, night: dark }
})

/** Whether light text stands out from a color more than dark text does. */
export const isDark = (color: Rgb) => contrast(color, white) > 4.55

/** A light theme as it looks at night: the same hues on a deep page. What is derived from it is made readable as from any theme. */
const darkColors = perObject((colors: ThemeColors): ThemeColors => {
  const own = (name: keyof ThemeColors) => parseHex(colors[name])
  const brand = own('buttonBackgroundColor')
  // A gray page takes the brand's hue; paper stays warm.
  const family = [own('backgroundColor'), own('primaryTextColor')].find((color) => chroma(color) > 0.005) ?? brand
  const page = withLightness(family, 0.2, 0.014)
  const accent = secondOn(page, own('accentColor'))
  const text = withLightness(family, 0.94, 0.012)
  const button = buttonOn(page, brand)
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
 * The brand, as much lighter as it needs to be seen on a dark page, in full color. Black and its like become a gray so deep that buttons
 * take the color of the text there, and blocks of it stay dark.
 */
function buttonOn(page: Rgb, brand: Rgb): Rgb {
  const [own] = toOklab(brand)
  if (own < 0.45 && chroma(brand) < 0.03) return withLightness(brand, 0.31, 0.02)
  return seenOn(page, brand)
}

/** Lightens a color just enough to be visible on a dark page and on its fields and cards, which are lighter. */
function seenOn(page: Rgb, color: Rgb): Rgb {
  const card = mix(white, page, 0.08)
  for (let [lightness] = toOklab(color); lightness < 0.8; lightness += 0.02) {
    const lighter = withLightness(color, lightness, 0.2)
    if (lowestContrast(lighter, [page, card]) >= edgeRatio) return lighter
  }
  return color
}

/** The second color at night: as light as it needs to be seen, and no lighter than a lamp. A gray one stays quiet. */
function secondOn(page: Rgb, second: Rgb): Rgb {
  if (chroma(second) < 0.02) return withLightness(second, 0.42, 0.02)
  const [own] = toOklab(second)
  return seenOn(page, withLightness(second, Math.min(own, 0.8), 0.2))
}

/** As a theme writes it: six digits, always. */
const hex = (color: Rgb) => toHex(color).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
