import type { Random } from '../../renderer/artwork/random.ts'
import { fromOklab } from '../../renderer/color/oklab.ts'
import type { Rgb } from '../../renderer/color/rgb.ts'
import type { ThemeColors } from '../../renderer/document/theme.ts'
import { paint } from '../palettes/paint.ts'
import type { Shade } from '../palettes/shades.ts'

type Hue = { name: string /** In degrees of Oklch. */; hue: number; lightness: number; chroma: number }

/** Colors that carry a business, each where it looks best: yellows turn to mud when dark, blues bear a lot. */
const brands: readonly [Hue, ...Hue[]] = [
  { name: 'Berry', hue: 2, lightness: 0.45, chroma: 0.15 },
  { name: 'Brick', hue: 33, lightness: 0.48, chroma: 0.13 },
  { name: 'Copper', hue: 52, lightness: 0.5, chroma: 0.11 },
  { name: 'Moss', hue: 130, lightness: 0.42, chroma: 0.08 },
  { name: 'Forest', hue: 155, lightness: 0.39, chroma: 0.075 },
  { name: 'Teal', hue: 193, lightness: 0.44, chroma: 0.075 },
  { name: 'Ocean', hue: 232, lightness: 0.45, chroma: 0.1 },
  { name: 'Cobalt', hue: 262, lightness: 0.46, chroma: 0.17 },
  { name: 'Violet', hue: 290, lightness: 0.44, chroma: 0.14 },
  { name: 'Plum', hue: 335, lightness: 0.39, chroma: 0.11 },
  { name: 'Slate', hue: 252, lightness: 0.36, chroma: 0.035 },
]

/** Pages. One without a hue takes the brand's. */
const pages: Record<Shade, readonly [Page, ...Page[]]> = {
  Light: [
    { name: 'white', lightness: 1, chroma: 0 },
    { name: 'paper', hue: 85, lightness: 0.982, chroma: 0.009 },
    { name: 'sand', hue: 82, lightness: 0.966, chroma: 0.015 },
    { name: 'mist', lightness: 0.98, chroma: 0.007 },
  ],
  Dark: [
    { name: 'night', lightness: 0.2, chroma: 0.018 },
    { name: 'charcoal', hue: 270, lightness: 0.21, chroma: 0.004 },
  ],
}
type Page = Omit<Hue, 'hue'> & { hue?: number }

/** How far round the wheel the accent lies from the brand: the same hue or a neighbor of it. */
const turns = [0, 0, -38, 38] as const
/** The hue of unbleached linen, which goes with every brand. */
const linen = 80

/** A palette that nobody drew: a brand color, a page it goes with, and a quiet accent. */
export function freshPalette(random: Random, shade: Shade): { name: string; colors: ThemeColors } {
  const brand = random.pick(brands)
  const page = random.pick(pages[shade])
  const dark = shade === 'Dark'
  const hue = brand.hue + random.between(-7, 7)
  const lightness = dark ? 0.77 : brand.lightness + random.between(-0.02, 0.03)
  const chroma = (dark ? Math.min(brand.chroma, 0.12) : brand.chroma) * random.between(0.9, 1.05)
  const accentHue = random.chance(0.25) ? linen : hue + random.pick(turns)
  return {
    name: `${brand.name} on ${page.name}`,
    colors: paint({
      page: oklch(page.lightness, page.chroma, page.hue ?? hue),
      brand: oklch(lightness, chroma, hue),
      accent: oklch(dark ? 0.29 : 0.93, dark ? 0.03 : 0.035, accentHue),
    }),
  }
}

function oklch(lightness: number, chroma: number, degrees: number): Rgb {
  const angle = (degrees * Math.PI) / 180
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}
