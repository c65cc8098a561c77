import type { ThemeColors } from '../document/theme.ts'
import type { ShapeColor } from '../shapes/colors.ts'
import { toHex } from './rgb.ts'
import { toneColors } from './tones.ts'

export function shapeColors(colors: ThemeColors): Record<ShapeColor, string> {
  const [plain, bold, accent] = [toneColors(colors, 'Plain'), toneColors(colors, 'Bold'), toneColors(colors, 'Accent')]
  return {
    paper: toHex(plain.ground),
    ink: toHex(plain.text),
    first: toHex(bold.ground),
    other: toHex(accent.ground),
  }
}
