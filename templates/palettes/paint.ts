import { withLightness } from '../../renderer/color/oklab.ts'
import { readable, white } from '../../renderer/color/readable.ts'
import { contrast, type Rgb } from '../../renderer/color/rgb.ts'
import type { ThemeColors } from '../../renderer/document/theme.ts'
import { buttonStates } from './button-states.ts'
import { themeHex } from './theme-hex.ts'

/** How far text stands out: WCAG AAA, so that a palette has some to spare on every ground made from it. */
const textContrast = 7
/** How far a button stands out from the page. */
const buttonContrast = 3.1

/** Every color of a theme from three: texts are shades of the brand that can be read on page and accent. */
export function paint({ page, brand, accent }: { page: Rgb; brand: Rgb; accent: Rgb }): ThemeColors {
  const dark = contrast(page, white) > 4
  const button = readable(brand, [page], buttonContrast)
  const label = readable(contrast(button, white) >= 4.5 ? white : withLightness(brand, 0.2, 0.03), [button])
  const { hover, pressed } = buttonStates(button, label)
  return {
    backgroundColor: themeHex(page),
    primaryTextColor: themeHex(readable(withLightness(brand, dark ? 0.95 : 0.22, 0.02), [page, accent], textContrast)),
    secondaryTextColor: themeHex(readable(withLightness(brand, dark ? 0.77 : 0.45, 0.025), [page, accent])),
    buttonBackgroundColor: themeHex(button),
    buttonTextColor: themeHex(label),
    buttonBackgroundHoverColor: themeHex(hover),
    buttonBackgroundPressedColor: themeHex(pressed),
    accentColor: themeHex(accent),
  }
}
