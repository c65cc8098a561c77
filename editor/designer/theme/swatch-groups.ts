import type { ThemeColors } from '../../../renderer/document/theme.ts'
import { palettesIn, shadeOf } from '../../../templates/palettes/paint.ts'
import { colorNames } from './color-names.ts'

type Swatch = { color: string; name: string }
export type SwatchGroup = { label: string; swatches: Swatch[] }

/** Colors worth a click: those that the website has elsewhere, and what the palettes of its shade have in the same place. */
export function swatchGroups(colors: ThemeColors, name: keyof ThemeColors): SwatchGroup[] {
  const others = (Object.keys(colorNames) as (keyof ThemeColors)[]).filter((other) => other !== name)
  const palettes = palettesIn[shadeOf(colors)]
  return [
    {
      label: 'On your website',
      swatches: unlike(others.map((other) => ({ color: colors[other], name: colorNames[other] }))),
    },
    {
      label: 'From the palettes',
      swatches: unlike(palettes.map((one) => ({ color: one.colors[name], name: one.name }))),
    },
  ].filter(({ swatches }) => swatches.length > 1)
}

/** Each color once, under its first name. */
const unlike = (swatches: Swatch[]) =>
  swatches.filter(({ color }, index) => swatches.findIndex((other) => other.color === color) === index)
