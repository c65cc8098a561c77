import { white } from '../../renderer/color/readable.ts'
import { contrast, parseHex } from '../../renderer/color/rgb.ts'
import type { ThemeColors } from '../../renderer/document/theme.ts'
import { common } from './common.ts'
import { commonAlt } from './common-alt.ts'
import { elegant } from './elegant.ts'
import { fun } from './fun.ts'
import { geometric } from './geometric.ts'
import { type PaletteLine, paint } from './paint.ts'

export type Palette = Pick<PaletteLine, 'id' | 'name' | 'mood' | 'style'> & { colors: ThemeColors }

/** The first one is the fallback for unknown ids. */
export const palettes: readonly Palette[] = [...common, ...commonAlt, ...geometric, ...elegant, ...fun].map((line) => ({
  ...{ id: line.id, name: line.name, mood: line.mood, style: line.style },
  colors: paint(line),
}))

export const offeredPalettes = 8

export const shades = ['Light', 'Dark'] as const
export type Shade = (typeof shades)[number]

export const shadeOf = ({ backgroundColor }: ThemeColors): Shade =>
  contrast(parseHex(backgroundColor), white) > 4 ? 'Dark' : 'Light'

export const palettesIn: Readonly<Record<Shade, readonly Palette[]>> = {
  Light: palettes.filter(({ colors }) => shadeOf(colors) === 'Light'),
  Dark: palettes.filter(({ colors }) => shadeOf(colors) === 'Dark'),
}
