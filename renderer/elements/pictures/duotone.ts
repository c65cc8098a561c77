import { toOklab, withLightness } from '../../color/oklab.ts'
import { parseHex, toHex } from '../../color/rgb.ts'
import { minifyCss } from '../../css/minify.ts'
import { sheetOf } from '../../css/used-rules.ts'
import type { ThemeColors } from '../../document/theme.ts'
import { memoize } from '../../memoize.ts'

/**
 * Maps full-width photos to two colors: shadows to the brand's, highlights to the accent's. The scrim under text is on
 * top of both.
 */
export function duotoneRules(colors: ThemeColors, classes?: ReadonlySet<string>): string {
  const rules = classes ? duotoneSheet.usedBy(classes) : duotoneSheet.text
  return rules && duotoneColors(colors) + rules
}

const duotoneColors = memoize((colors: ThemeColors): string => {
  const brand = parseHex(colors.buttonBackgroundColor)
  const [own] = toOklab(brand)
  const deep = withLightness(brand, Math.min(own, 0.34), 0.12)
  const pale = withLightness(parseHex(colors.accentColor), 0.93, 0.07)
  return `:root{--deep:${toHex(deep)};--pale:${toHex(pale)}}`
}, 20)

const duotoneSheet = sheetOf(
  minifyCss(`
:is(.backdrop, .toned) .frame:not(.pattern) { isolation: isolate; background: var(--pale) }
:is(.backdrop, .toned) .frame:not(.pattern) img { filter: grayscale(1) contrast(1.15); mix-blend-mode: multiply }
:is(.backdrop, .toned) .frame:not(.pattern)::after { content: ""; position: absolute; inset: 0; background: var(--deep); mix-blend-mode: lighten }
:is(.backdrop, .toned) .frame { position: relative }
`),
)
